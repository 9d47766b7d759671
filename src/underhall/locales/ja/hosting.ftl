### サーバーを開く人のためのコマンドとオプション。

cli-serve-base-path = すべてを公開するパス（例：/games）。同じドメイン名をほかのサイトと共有する場合に指定する。
cli-serve-proxy = リクエストの送信元を伝えるものとして信頼するプロキシの、アドレスまたはネットワーク。繰り返し指定できる。指定がなければこのマシンだけ。
cli-serve-log = 出来事を1行に1つずつ記録する。「text」または「json」。指定がなければエラーだけを表示する。
cli-serve-metrics-token = /metricsが求めるトークンを書いたファイル。指定がなければ、/metricsはこのマシンでだけ応答する。
cli-serve-admin-token = 管理ページのトークンを書いたファイル。指定がなければ、管理ページはない。
cli-serve-drain = SIGTERMのあと、/ready が受け付け不可と答えながらサーバーが動き続ける秒数。その間にロードバランサーが切り替わる。
cli-serve-keep-finished = 終わったゲームを削除するまでの日数。0ならすべて残す。
cli-serve-keep-idle = 誰も訪れない進行中のゲームを削除するまでの日数。0ならすべて残す。
cli-serve-keep-open = 誰も訪れない、ゲーム開始前のテーブルを削除するまでの日数。0ならすべて残す。
cli-serve-words = 名前とチャットで使えない言葉を1行に1つずつ書いたファイル。
cli-migrate-help = データベースをこのバージョンに合わせて更新する。
cli-migrate-done = データベース{ $where }は最新です（段階{ $step }）。
cli-restore-help = 「backup」で作ったコピーを空のデータベースに戻す。
cli-restore-file = コピーのファイル。
cli-move-help = データベースの中身をすべて、別の空のデータベースにコピーする。SQLiteからPostgreSQLへも、その逆も。
cli-move-from = コピー元のデータベース。そのサーバーは止めておくこと。
cli-move-to = コピー先の空のデータベース。
cli-move-done = すべて{ $where }に入りました。行数：{ $rows }
cli-admin-help = サーバーを管理する：テーブル、人、通報、利用停止。
cli-admin-action = すること：list、reports、bans、close、delete、ban、unban、mute、unmute、dismiss、erase。
cli-admin-subject = テーブル、ゲスト（IDの8文字以上）、アドレスまたはネットワーク、あるいは通報。
cli-admin-days = 利用停止または発言停止の日数。0なら無期限。
cli-admin-reason = 理由。ほかの管理者が読むためのもの。
cli-admin-done = 完了しました。動作中のサーバーには数秒で伝わります。
cli-admin-nothing = 表示するものはありません。
cli-admin-table = テーブル
cli-admin-game = ゲーム
cli-admin-standing = 状態
cli-admin-people = 人
cli-admin-created = 開始日時
cli-admin-report = 通報
cli-admin-about = 相手
cli-admin-text = 発言
cli-admin-why = 理由
cli-admin-whom = 対象
cli-admin-kind = 種類
cli-admin-until = 期限
cli-admin-standing-open = 待機中
cli-admin-standing-running = 進行中
cli-admin-standing-ended = 終了
cli-admin-for-ever = 無期限
cli-admin-ban = 利用停止
cli-admin-mute = 発言停止
admin-title = Underhall：管理ページ
admin-load = 負荷
admin-reports = 通報
admin-tables = テーブル
admin-bans = 利用停止と発言停止
admin-errors = 最近のエラー
admin-do-close = 終了させる
admin-do-delete = 削除
admin-do-ban = 利用停止
admin-do-unban = 解除
admin-do-mute = 発言停止
admin-do-unmute = 解除
admin-do-dismiss = 取り下げ
admin-do-erase = 消去
admin-cancel = キャンセル
admin-ask-close = このテーブルを終了させますか？
admin-ask-delete = このテーブルを削除しますか？
admin-ask-ban = 利用を停止しますか？
admin-ask-erase = この人を消去しますか？
admin-lost-close =
    { $standing ->
        [running] テーブル{ $table }（{ $game }）のゲームは、勝者なしで今すぐ終わります。これまでの回答は{ $answers }回です。続きはできません。参加者：{ $people }。
       *[other] テーブル{ $table }（{ $game }）では遊べなくなります。参加者：{ $people }。
    }
admin-lost-delete = テーブル{ $table }（{ $game }）は、チャット、リプレイ、{ $answers }回の回答とともに削除されます。元に戻せません。参加者：{ $people }。
admin-lost-ban =
    { $kind ->
        [network] { $who }からの接続はすべてすぐに切れ、解除するまで戻れません。
       *[person] { $who }はすぐに退出させられ、解除するまで戻れません。進行中のゲーム：{ $tables }。
    }
admin-lost-erase = { $who }の名前、アカウント、レーティング、フレンド、発言はすべて消え、進行中のゲーム（{ $tables }）はボットが引き継ぎます。終わったゲームは名前なしで残ります。元に戻せません。

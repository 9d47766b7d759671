### エラー: 何がいけなかったか、どうすれば正しいか。

error-unknown-game = 「{ $name }」というゲームはありません。遊べるゲーム：{ $known }
error-unknown-option = 「{ $name }」という設定はありません。使える設定：{ $known }
error-bad-option-value = 設定「{ $name }」に「{ $value }」は使えません。使える値：{ $valid }
error-bad-option-combination = これらの設定は一緒に使えません：{ $why }。最も近い使える組み合わせ：{ $nearest }
error-bad-seat-count = 「{ $game }」は{ $least }〜{ $most }人用です。指定された席数：{ $seats }
error-unknown-bot = 「{ $name }」というボットはありません。使えるボット：{ $known }
error-bad-bot =
    { $why ->
        [budget] 「{ $given }」では考える長さが分かりません。1回の選択にかけるCPU時間か反復回数を指定してください：
        [no-budget] 「{ $given }」は使えません。考える長さを指定できるのはsearchとnightmareだけです。正しい書き方：
        [module] ボット「{ $given }」のモジュールをインポートできません。正しい書き方：
        [class] ボット「{ $given }」のモジュールに、そのクラスはありません。正しい書き方：
       *[command] ボット「{ $given }」のプログラムが見つかりません。正しい書き方：
    }{ $valid }
error-bot-replaced =
    { $why ->
        [raised] ボット「{ $name }」でエラーが起きました：{ $given }。代わりに欲張りボットが答え、ゲームは続きました。
        [rubbish] ボット「{ $name }」の答えは選択肢の番号ではありません：{ $given }。代わりに欲張りボットが答え、ゲームは続きました。
        [silent] ボット「{ $name }」が時間内に答えませんでした：{ $given }。代わりに欲張りボットが答え、ゲームは続きました。
        [no-net] ボット「{ $name }」はニューラルネットなしで、代わりに探索で指します：{ $given }
       *[ended] ボット「{ $name }」が終了しました：{ $given }。代わりに欲張りボットが答え、ゲームは続きました。
    }
error-no-net =
    { $why ->
        [library] ニューラルネットを動かすライブラリがありません（{ $given }）。pip install 'underhall[bots]'
        [missing] { $given }用のニューラルネットはありません。
        [layout] ニューラルネットは別のデータ形式用に学習されたものです：{ $given }
       *[damaged] { $given }用のニューラルネットのファイルが壊れています。
    }
error-unknown-card = 「{ $name }」というカードはありません。近いID：{ $nearest }
error-unknown-rule = 「{ $name }」というルールはありません。近いID：{ $nearest }
error-unknown-language = 言語「{ $name }」は使えません。使える言語：{ $known }
error-not-your-decision = 席{ $seat }がいま決めることはありません。待っている席：{ $waiting }
error-stale-answer = 席{ $seat }の回答は、すでに閉じた選択{ $asked }へのものです。いま開いているのは選択{ $now }です。
error-option-not-offered = 席{ $seat }の回答「{ $given }」は選択肢にありません。選択肢：{ $offered }
error-game-over = ゲームは終了しており、決めることはもうありません。新しいゲームを始めるか、セーブを読み込んでください。
error-no-history = これは履歴のないゲームのコピーなので保存できません。コピー元のゲームを保存してください。
error-bad-playout =
    { $why ->
        [policy] { $given } という方針はありません。次のいずれか、または重みの表を指定してください：
        [policies] 方針が { $given } 個ありますが、席ごとに1つ必要です。必要な数：
        [other-game] この { $given } は別のゲーム用です。このゲーム用に作ってください：
        [kind] このゲームに「{ $given }」という種類の選択肢はありません。種類：
        [no-card] 「{ $given }」という種類の選択肢にはカードがありません。カードがある種類：
        [weight] 重みとして使えません：{ $given }。重みの例：
        [all-zero] この表ではすべての重みが { $given } です。どれかをそれより重くしてください：
        [luck] { $given } は乱数ではありません。例：
        [lucks] 乱数が { $given } 個ありますが、席ごとに1つ必要です。必要な数：
       *[limit] { $given } で止めることはできません。整数を指定してください：
    }{ $valid }
error-bad-encoding =
    { $why ->
        [seat] { $given } はこのゲームの席ではありません。席：
        [buffer] { $given } には書き込めません。ひと続きのバイト列を渡してください。例：
        [read-only] この { $given } のバイトは変更できません。書き込めるものを渡してください。例：
        [offset] { $given } はバッファ内の位置ではありません。位置：
        [small] 空きは { $given } バイトしかなく、足りません。必要なバイト数：
        [game] { $given } には学習用のレイアウトがありません。ゲームに必要なもの：
        [games] これらのゲームは並べて進められません：{ $given }。正しい例：
       *[actions] 答えがゲームに合いません：{ $given }。正しい例：
    }{ $valid }
error-damaged-save =
    このセーブは読み込めません：{ $why ->
        [not-a-save] Underhallのセーブではありません
        [cut-short] 最後まで保存されていません
        [altered] 保存後に書き換えられたか、途中で切れています
        [unreadable] 一部が読み取れません
        [bad-answer] このゲームではありえない回答が含まれています
       *[other-state] 再現すると、保存された局面と異なる局面になります
    }。壊れていないファイルを使ってください。
error-unreadable-file =
    { $why ->
        [missing] 「{ $file }」というファイルはありません。名前とフォルダーを確かめてください。
        [folder] 「{ $file }」はフォルダーです。その中のファイルを指定してください。
       *[forbidden] ファイル「{ $file }」を読み込めません（{ $reason }）。
    }
error-unwritable-file = ファイル「{ $file }」に書き込めません：{ $reason }。--outで別のファイルを指定してください。
error-newer-save = このセーブは新しいUnderhallで作られました（バージョン{ $found }、読み込めるのは{ $supported }まで）。Underhallを更新してください。
error-other-cards = この「{ $game }」のセーブは別のカードデータ（{ $found }）で作られました。現在のカードデータは{ $expected }です。作成時と同じカードデータで読み込んでください。
error-other-rules = この「{ $game }」のゲームは以前のルールか別のカードで遊ばれました。リプレイで見ることはできますが、分析はできません。
error-unknown-in-state =
    このゲームは続けられません：{ $why ->
        [card] カード「{ $name }」がもうありません
        [field] 不明な項目「{ $name }」が記録されています
       *[program] 不明な処理「{ $name }」の途中です
    }。このゲームを遊んだときのバージョンのUnderhallを使ってください。
error-bad-card-data = カードデータ{ $file }の「{ $card }」：{ $why }。正しい値：{ $valid }
error-usage =
    { $why ->
        [no-such-command] 「{ $given }」というコマンドはありません。コマンド一覧：
        [no-such-option] ここに「{ $given }」というオプションはありません。書き方：
        [missing] 「{ $given }」がありません。書き方：
        [bad-value] 「{ $given }」の値が正しくありません。書き方：
        [bad-option] オプション「{ $given }」は、値が足りないか、値を取りません。書き方：
        [no-checkout] 「{ $given }」はテストを読むため、プロジェクトのチェックアウトの中でのみ使えます：
       *[not-understood] 「{ $given }」は解釈できませんでした。書き方：
    }{ $valid }
error-port-taken = { $host }のポート{ $port }はすでに使われています。--portで別のポートを選んでください。
error-unusable-host =
    { $why ->
        [unknown] 「{ $host }」という機械はありません。--hostで別のアドレスを選んでください。
        [elsewhere] 「{ $host }」はこの機械のアドレスではありません。--hostで別のアドレス（127.0.0.1や0.0.0.0など）を選んでください。
       *[forbidden] { $host }のポート{ $port }は使用を許可されていません。--portで1024以上のポートを選んでください。
    }
error-unusable-database =
    { $why ->
        [in-use] データベース{ $where }は別のサーバーが使用中です。そのサーバーを止めるか、--dbで別のデータベースを選んでください。
        [unsupported] Underhallはデータベース{ $where }を使えません。SQLite（sqlite:///games.db）かPostgreSQL（postgresql://…）を使ってください。
        [no-driver] データベース{ $where }のドライバーがインストールされていません（{ $reason }）。次のようにインストールしてください：pip install 'underhall[postgresql]'
        [folder] { $where }はフォルダーです。--dbでその中のファイルを指定してください（例：sqlite:///games.db）。
        [missing] データベース{ $where }はありません。--dbで別のデータベースを選んでください。
        [unwritable] データベース{ $where }を書き込み用に開けません：{ $reason }
        [damaged] { $where }はUnderhallのデータベースではないか、壊れています：{ $reason }。コピーと置き換えるか、--dbで別のデータベースを選んでください。
        [newer] データベース{ $where }は新しいUnderhallで書き込まれました。使うにはUnderhallを更新してください。
       *[unreachable] データベース { $where } に接続できません（{ $reason }）。アドレス、データベース名、ユーザー、パスワードを確かめてください。
    }
error-no-workers = このシステムでは、サーバーのテーブルを複数のプロセスに分けられません。--workersを付けないか、--workers 1にしてください。
error-backup-elsewhere = { $where }はPostgreSQLのデータベースです。PostgreSQLのpg_dumpでコピーしてください。
error-missing-extra = 「{ $what }」に必要なライブラリがインストールされていません。次のコマンドでインストールしてください：pip install 'underhall[{ $extra }]'
error-nearest = もしかして「{ $nearest }」ですか？
error-bad-lesson =
    { $file }の{ $line }行目：{ $why ->
        [yaml] YAMLとして読めません（{ $name }）。
        [name] 「{ $name }」は「01-first-steps.yaml」のような名前にしてください。
        [long] ファイルが{ $name }文字を超えています。
        [field] 「{ $name }」という項目はありません。使えるもの：{ $nearest }。
        [missing] 「{ $name }」の項目がありません。
        [shape] 「{ $name }」の形が違います。リスト、値、または「名前：値」にしてください。
        [twice] 「{ $name }」が2回あります。
        [number] 「{ $name }」は数にしてください。
        [game] 「{ $name }」というゲームはありません。ゲーム：{ $nearest }。
        [rules] ルール{ $name }で作られています。現在は{ $nearest }です。レッスンを確かめて数を直してください。
        [language] 「{ $name }」という言語はありません。言語：{ $nearest }。
        [seat] 「{ $name }」という席はありません。席：{ $nearest }。
        [seats] 席の数{ $name }は使えません。使える数：{ $nearest }。
        [option-name] このゲームに「{ $name }」という設定はありません。近いもの：{ $nearest }。
        [option-value] 「{ $name }」という値にはできません。使えるもの：{ $nearest }。
        [word] 「{ $name }」ではこのように局面を表せません。使える語：{ $nearest }。
        [card] 「{ $name }」というカードはありません。近いID：{ $nearest }。
        [spare] 「{ $name }」はもうすべて使われています。
        [deck] 「{ $name }」という山はありません。山：{ $nearest }。
        [place] ここに「{ $name }」という場所はありません。近いもの：{ $nearest }。
        [item] このヒーローはそのアイテムを持てません（{ $name }）。
        [moment] 「{ $name }」からは始められません。使えるもの：{ $nearest }。
        [rule] 「{ $name }」というルールはありません。近いID：{ $nearest }。
        [steps] 手順は1〜{ $nearest }個にしてください（今は{ $name }個）。
        [replay] 回答{ $name }に合う質問がこのゲームにありません。
        [cards] 別のカード（{ $name }）で作られています。現在のカードは{ $nearest }です。
        [goal] パズルの目標に「{ $name }」は使えません。使えるもの：{ $nearest }。
        [unproved] 「{ $name }」は確実に目標に届かないか、最善ではありません。
        [not-unique] 「{ $name }」も同じかほぼ同じくらい良い手です。
        [too-large] 調べる局面が{ $name }を超えます。
       *[step] 「{ $name }」に合う回答がありません。選べるもの：{ $nearest }。
    }
error-no-moment =
    { $why ->
        [over] { $name }回の回答のあとは誰にも質問がありません。もっと前の場面を選んでください。
       *[rules] このゲームのルール（{ $name }）は今は使われていないため、レッスンを作れません。
    }
error-no-puzzle =
    { $why ->
        [over] { $name }回の回答のあとは誰にも質問がありません。もっと前の場面を選んでください。
        [phase] { $name }回の回答のあとは、建設や戦闘の場面ではありません。パズルはそこから始まるので、別の場面を選んでください。
        [unproved] { $name }回の回答のあとには、明らかに最善だと証明できる手順が一つに決まりません。別の場面を選んでください。
       *[rules] このゲームのルール（{ $name }）は今は使われていないため、パズルを作れません。
    }
error-unknown-lesson = 「{ $game }」に「{ $name }」というレッスンはありません。レッスン：{ $known }。
error-unknown-puzzle = 「{ $game }」に「{ $name }」というパズルはありません。{ $count }問あり、番号か名前で選べます。

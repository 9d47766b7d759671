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
error-bot-out =
    { $why ->
        [raised] ボット「{ $name }」でエラーが起きました：{ $given }。このボットを除いて大会は続き、その対戦は数えません。
        [rubbish] ボット「{ $name }」の答えは選択肢の番号ではありません：{ $given }。このボットを除いて大会は続き、その対戦は数えません。
        [silent] ボット「{ $name }」が時間内に答えませんでした：{ $given }。このボットを除いて大会は続き、その対戦は数えません。
        [no-net] ボット「{ $name }」はニューラルネットなしで、代わりに探索で指します：{ $given }
       *[ended] ボット「{ $name }」が終了しました：{ $given }。このボットを除いて大会は続き、その対戦は数えません。
    }
error-worker-lost = 対戦中のプロセスが外部から止められたか、メモリーが足りなくなりました。コマンドをもう一度実行してください。メモリーが足りない場合は--jobsの数を減らしてください。
error-bad-tournament =
    { $why ->
        [other] フォルダー「{ $where }」には別の大会があります：{ $given }。--outで別のフォルダーを選ぶか、このフォルダーを削除してください。
        [in-use] フォルダー「{ $where }」の大会は進行中です。終わるのを待つか、--outで別のフォルダーを選んでください。
        [bots] 大会には、席と同じ数以上の異なるボットが必要です：{ $given }。
       *[damaged] フォルダー「{ $where }」の大会は、ファイルが壊れているため続けられません：{ $given }。ファイルを元に戻すか、--outで別のフォルダーを選んでください。
    }
error-bad-report =
    { $why ->
        [missing] フォルダー「{ $where }」にレポートがありません。次のコマンドで作れます：underhall report GAME --out { $where }
        [other] これらのレポートは比べられません：{ $given }。同じゲーム、同じボット、同じ席の数で作ってください。
       *[damaged] フォルダー「{ $where }」のレポートを読めません：{ $given }。作り直してください。
    }
error-bad-cluster =
    { $why ->
        [address] 「{ $where }」はクラスターのアドレスではありません。「ray start --head」が表示するHOST:PORTの形で指定してください。例：192.168.0.5:6379
        [unreachable] { $where }のRayクラスターにつながりません：{ $given }。「ray start --head --port=PORT」でクラスターを起動し、「ray start --address={ $where }」でこのマシンを参加させてから、もう一度試してください。
        [not-ray] { $where }で応答しているのはRayクラスターではありません。正しいアドレスは「ray start --head」が表示します。
        [no-processors] { $where }のRayクラスターには、対戦に使えるプロセッサがありません。マシンを参加させてください：ray start --address={ $where }
        [version] クラスターの中に別のバージョンのUnderhallが入ったマシンがあり、結果が変わるおそれがあります：{ $given }。すべてのマシンに同じバージョンを入れてください。
       *[module] クラスターの中に、Pythonのモジュール「{ $given }」がないマシンがあります。Underhallも含め、すべてのマシンに同じものを入れてください。
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
error-bad-environment =
    { $why ->
        [name] { $given } という環境はありません。環境：
        [seat] { $given } はこのゲームの席ではありません。席：
        [opponents] ボットがほかの席に合いません：{ $given }。正しい例：
        [engine-bots] ボット { $given } は多数のゲームを同時に進められません。使えるもの：
        [observations] { $given } は観測の形式ではありません。形式：
        [illegal] 選べない行動の扱いに { $given } は使えません。使えるもの：
        [games] この数のゲームは同時に進められません：{ $given }。正しい例：
        [action] 行動 { $given } は今は選べません。選べる行動：
        [dead] この席はゲームから外れており、{ $given } は選べません。選べる行動：
       *[over] 進行中のゲームがないため、{ $given } は選べません。始めるには：
    }{ $valid }
error-damaged-proof =
    この証明は検証できません。{ $why ->
        [save] これはゲームのセーブです。証明は別のファイルです。終わったゲームのページで「シャッフルを検証」を選び、そこで保存してください
        [too-large] どのゲームの証明としても大きすぎます
       *[unreadable] サーバーが出した証明ではないか、一部を読み取れません。終わったゲームのページからもう一度保存してください
    }。
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
        [gone] コマンド「{ $given }」はなくなりました。代わりに使うコマンド：
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
        [unknown] 「{ $host }」というマシンはありません。--hostで別のアドレスを選んでください。
        [elsewhere] 「{ $host }」はこのマシンのアドレスではありません。--hostで別のアドレス（127.0.0.1や0.0.0.0など）を選んでください。
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
        [not-empty] データベース{ $where }は空ではありません。上書きしないよう、空のデータベースを選んでください。
       *[unreachable] データベース { $where } に接続できません（{ $reason }）。アドレス、データベース名、ユーザー、パスワードを確かめてください。
    }
error-unusable-bus =
    { $why ->
        [alone] 複数のサーバーで共有できるのはPostgreSQLのデータベースだけです。{ $where }は1台のサーバー専用です。--busを外すか、--db postgresql://host/underhall を指定してください。
       *[unreachable] { $where }のRedisに接続できません：{ $reason }。起動するか、--busのアドレスを確認してください。
    }
error-no-workers = このシステムでは、サーバーのテーブルを複数のプロセスに分けられません。--workersを付けないか、--workers 1にしてください。
error-not-found =
    { $why ->
        [table] テーブル「{ $name }」はありません。
        [report] 通報「{ $name }」はありません。
        [guest] IDが「{ $name }」で始まるゲストがいないか、複数います。
       *[ban] 「{ $name }」の利用停止はありません。
    }「underhall admin { $list }」で確かめてください。
error-bad-token-file = ファイル{ $file }にトークンがありません。{ $least }文字以上の英数字を1行で書いてください（例：{ $example }）。
error-missing-extra = 「{ $what }」に必要なライブラリがインストールされていません。次のコマンドでインストールしてください：pip install 'underhall[{ $extra }]'
error-nearest = もしかして「{ $nearest }」ですか？
error-bad-lesson =
    { $line ->
        [0] { $file }
       *[other] { $file }の{ $line }行目
    }：{ $why ->
        [no-file] ファイルがないか、読めません。
        [encoding] UTF-8ではありません。この文字コードで保存してください。
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
        [text] 「{ $name }」という文はありません。言語ごとに自分の文を書いてください。
        [goal] パズルの目標に「{ $name }」は使えません。使えるもの：{ $nearest }。
        [unproved] 「{ $name }」は確実に目標に届かないか、最善ではありません。
        [not-unique] 「{ $name }」も同じかほぼ同じくらい良い手です。
        [too-large] 調べる局面が{ $name }を超えます。
       *[step] 「{ $name }」に合う回答がありません。選べるもの：{ $nearest }。
    }
error-no-moment =
    { $why ->
        [over] { $name }回の回答のあとは誰にも質問がありません。もっと前の場面を選んでください。
       *[rules] このゲームのルール（{ $name }）は今は使われていないため、レッスンもパズルも作れません。
    }
error-no-puzzle =
    { $why ->
        [phase] ここからはパズルを始められません。建設、ヒーローの侵入、自分の手番の戦闘のどれでもないためです。別の場面を選んでください。
        [layout] ここでは何も証明できません。このターンの状況を並べ直せないためです。別の場面を選んでください。
        [nothing] ここには明らかに最善の手がありません。目標になるものは何もしなくても手に入るか、手が届かないためです。別の場面を選んでください。
        [uncertain] ここには明らかに最善の手がありません。一番よい手順でも、ダイスや対戦相手、見えないカードに左右されるためです。別の場面を選んでください。
        [several] ここには明らかに最善の手がありません。同じ結果になる手順がいくつもあるためです。別の場面を選んでください。
        [easy] ここは問題になりません。最善の手のほかに選べるものがほとんどないためです。別の場面を選んでください。
        [long] 最善の手順は一つですが、選択が三回を超えます。もっと後の場面を選んでください。
       *[large] ここでは何も証明できません。調べきれないほど手順があるためです。もっと後の場面を選んでください。
    }
error-unknown-lesson = 「{ $game }」に「{ $name }」というレッスンはありません。レッスン：{ $known }。
error-unknown-puzzle = 「{ $game }」に「{ $name }」というパズルはありません。{ $count }問あり、番号か名前で選べます。
error-bad-set =
    { $line ->
        [0] { $file }
       *[other] { $file }、{ $line }行目
    }：{ $why ->
        [no-folder] フォルダー「{ $name }」がありません。
        [no-file] 「{ $name }」がないか、読めません。セットのファイル：{ $nearest }。
        [encoding] UTF-8ではありません。この文字コードで保存してください。
        [toml] TOMLではありません（{ $name }）。
        [ftl] 「{ $name }」は普通のFluentの文ではありません。正しい形：{ $nearest }。
        [field] ここに「{ $name }」はありません。使えるもの：{ $nearest }。
        [missing] 足りない項目があります：{ $name }。正しい形：{ $nearest }。
        [value] { $name } は使えません。正しい形：{ $nearest }。
        [word] 「{ $name }」という語はありません。近いもの：{ $nearest }。
        [syntax] ここでは「{ $name }」を読めません。必要なもの：{ $nearest }。
        [arguments] 「{ $name }」はこのようには使えません。正しい形：{ $nearest }。
        [id] 「{ $name }」はidになりません。英小文字、数字、ハイフンを使ってください。例：「{ $nearest }」。
        [twice] id「{ $name }」が2回使われています。空いているもの：{ $nearest }。
        [again] 「{ $name }」が2回あります。片方を消してください。
        [printed] カード「{ $name }」はすでにこのゲームにあります。空いているもの：{ $nearest }。
        [totals] 合計がカードと合いません：{ $name }。正しくは：{ $nearest }。
        [words] 「{ $name }」の文がないか、そのカードがありません。正しい形：{ $nearest }。
        [art] 絵「{ $name }」はありません。近いもの：{ $nearest }。
        [behaviour] カードの効果の組み合わせが成り立ちません（{ $name }）。
        [letter] 文字{ $name }は表示できません。取り除いてください。
        [long] { $name }より長すぎます。
       *[many] { $name }より多すぎます。
    }
error-set-not-loaded = このゲームで使うハウスセットが読み込まれていません：{ $sets }。--set FOLDER で読み込んでください。
error-sets-full = ハウスカードをあと{ $cards }枚置く余裕がありません（空き：{ $free }）。ハウスセットを使うほかのゲームを先に終えてください。
error-set-failed = ハウスセット { $sets } のゲームで問題が起きました：{ $why }。「underhall set check FOLDER」でセットを調べてください。

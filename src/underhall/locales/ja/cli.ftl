### コマンドライン: ヘルプ、見出し、用語。

## ヘルプ

cli-help = ルールに忠実なダンジョンカードゲーム。カードやルールの参照、対戦、シミュレーション。
cli-help-arguments = 引数
cli-help-commands = コマンド
cli-help-options = オプション
cli-help-default = [既定値：{ $value }]
cli-argument-game = ゲームのID（「underhall games」を参照）。
cli-option-help = このページを表示する。
cli-option-version = バージョンを表示する。
cli-version =
    underhall { $version }（{ $engine ->
        [release] エンジン：コンパイル済み、PGO、LTO
        [compiled] エンジン：コンパイル済み
       *[interpreted] エンジン：未コンパイル
    }、{ $nets ->
        [yes] ニューラルネットあり
       *[no] ニューラルネットなし
    }）
cli-option-lang = 言語：en、ru、uk、pl、ja。省略するとシステムの言語になる。
cli-option-json = JSONオブジェクトを1つだけ出力する。

## underhall games

cli-games-help = ゲームの一覧を、席数・プロファイル・設定とともに表示する。
cli-games-heading = { $name }（{ $id }）{ $least }〜{ $most }人用。プロファイル：{ $profiles }
cli-games-option = 設定
cli-games-values = 値（最初のものが既定値）
cli-games-bots = ボット
cli-games-nets =
    { $games ->
        [none] hardとnightmareのニューラルネット：なし：pip install 'underhall[bots]'
       *[other] hardとnightmareのニューラルネット：{ $games }
    }

## underhall cards

cli-cards-help = ゲームのカード一覧、または1枚のカードの詳細を表示する。
cli-cards-id = カードのID（例：dark-altar）。省略するとすべてのカードを表示する。
cli-cards-heading =
    { $type ->
        [boss] ボス
        [room] 部屋
        [spell] 呪文
        [item] アイテム
        [monster] モンスター
        [treasure] 宝物
        [dxm] デウス・エクス・マンチキン
       *[hero] ヒーロー
    }：{ $count }種類
cli-cards-card = カード
cli-cards-kind = 種類
cli-cards-xp = XP
cli-cards-damage = ダメージ
cli-cards-health = 体力
cli-cards-treasure = 宝物
cli-cards-phases = フェイズ
cli-cards-players = 人数
cli-cards-copies = 枚数
cli-cards-size = 大きさ
cli-cards-gait = 動き
cli-cards-levels = 仕留めて得るレベル
cli-cards-told = 数値と効果
cli-cards-limit = 一部の版では：{ $limit }
cli-cards-spent = ボスが使い切ると：{ $effect }
cli-cards-first-only = 初期の版のみ。
cli-cards-copies-first = 初期の版での枚数：{ $copies }
cli-treasure =
    { $type ->
        [cleric] 僧侶
        [fighter] 戦士
        [mage] 魔法使い
        [thief] 盗賊
        [explorer] 探検家
       *[none] なし
    }
cli-room-kind =
    { $kind ->
        [ordinary-trap] ふつうのトラップ部屋
        [ordinary-monster] ふつうのモンスター部屋
        [advanced-trap] つよいトラップ部屋
       *[advanced-monster] つよいモンスター部屋
    }
cli-hero-kind =
    { $kind ->
        [epic] すごいヒーロー
       *[ordinary] ふつうのヒーロー
    }
cli-phase =
    { $phase ->
        [build] 建設
       *[adventure] 冒険
    }

## underhall rules

cli-rules-help = ゲームのルール一覧、1つのルールの詳細、またはテストのないルールを表示する。
cli-rules-id = ルールのID（例：BM-BAIT-05）。省略するとすべてのルールを表示する。
cli-rules-coverage = テストのないルールを表示する（チェックアウト内のみ）。1つでもあれば終了コードは1。
cli-rules-counts = ルール：{ $rules }、裁定：{ $conflicts }、例：{ $examples }
cli-rules-covered = テスト済み：{ $covered }、免除：{ $waived }、合計：{ $total }、未テスト：{ $open }
cli-rules-editions = 版
cli-rules-source = 出典
cli-rules-check = 確認方法
cli-rules-rulings = 関連する裁定
cli-rules-kind = 種類
cli-rules-readings = 解釈
cli-rules-setting = 設定
cli-rules-related = 関連ルール
cli-rules-note = 注記

## underhall learn

cli-learn-help = ゲームのレッスンを一覧表示するか、1つ進める。
cli-learn-lesson = レッスンの名前か番号。省略すると一覧を表示する。
cli-learn-folder = 自作レッスンのフォルダー。最後に並ぶ。
cli-learn-stops = 学習者がどこでやめたかを、自分のサーバーのデータベースから表示する。
cli-learn-how = 始めるには：{ $command }

## underhall puzzles

cli-puzzles-help = ゲームのパズルの一覧表示、解答、フォルダーの検証、新しいパズルの探索、保存したゲームからの作成をする。
cli-puzzles-action = list、play、check、mine、makeのいずれか。
cli-puzzles-subject = ゲーム。「check」ではフォルダー、「make」では保存したゲーム。
cli-puzzles-puzzle = パズルの名前か番号。省略するとどれか1つ。
cli-puzzles-folder = 自作パズルのフォルダー。最後に並ぶ。
cli-puzzles-games = 調べるボット同士のゲームの数。
cli-puzzles-seed = そのゲームの運のもと。
cli-puzzles-moment = 「make」：場面。回答の数で指定します（「underhall replay」の--toと同じ）。パズルはその場面のフェイズか戦闘の始めから始まる。
cli-puzzles-as = 「make」：解く席（0から）。なければ質問されている席。
cli-puzzles-out = 書き込むフォルダー。
cli-puzzles-how = 解くには：{ $command }
cli-puzzles-proved = 証明済み：{ $proved }。誤り：{ $faults }。

## underhall docs

cli-docs-help = 学習プログラムが観測し、行動に使う数値の意味を表示する。
cli-docs-page = observations（列）または actions（選択肢の番号）。

## underhall rulebook

cli-rulebook-help = ゲームのルールブックを1つのHTMLファイルに書き出す。印刷にも、オフラインで読むのにも使える。
cli-rulebook-out = 書き出すファイル。すでにあれば置き換える。省略すると標準出力に書く。
cli-rulebook-summary = テーブルに置く1ページの早見表だけを書く。
cli-rulebook-done = 書き出しました：{ $file }

# House sets

cli-set-help = 自作のカードを作って調べる。
cli-set-action = new または check。
cli-set-folder = セットのフォルダー。
cli-set-game = new：どのゲームのセットか。
cli-set-games = check：ボットがこのセットで遊ぶゲーム数。0なら遊ばない。
cli-set-out = check：全カードの絵を書き出すPNGファイル。
cli-option-set = 使うハウスカードのフォルダー。繰り返し指定できる。「underhall set」を参照。
cli-set-made = 作成：{ $files }。調べるには：{ $command }
cli-set-right = { $set }：カード{ $cards }種、問題なし。{ $key }
cli-set-card = カード
cli-set-drawn = 引かれた
cli-set-played = 使われた
cli-set-won = 使って勝利
cli-set-cut-off = 打ち切り
cli-set-counts = { $games }ゲーム、平均{ $turns }ターン。終わらなかったもの：{ $endless }。
cli-set-sheet = 描画：{ $file }
cli-set-playing = プレイ中
cli-set-failed = { $times } × { $why }

## underhall verify

cli-verify-help = 終わったゲームの証明を検証する。シャッフルと、その後のゲーム全体を調べる。
cli-verify-file = 「シャッフルを検証」のページで保存した証明。
cli-verify-commitment = ゲームの前に控えた指紋（16進数64桁）。

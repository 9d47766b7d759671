# 公正なシャッフル：「underhall verify」と「シャッフルを検証」のページの文。説明は docs/howto/fair-shuffle.md。

fair-not-promised =
    { $shuffle ->
        [chosen] このゲームのシードは、テーブルを開くときに選ばれました。シャッフルについての約束はありません。
        [continued] このゲームは以前のゲームの途中から、同じシードで続けたものです。新しいシャッフルはありません。
       *[earlier] シャッフルを検証できるようになる前のゲームです。シャッフルについての約束はありません。
    }
fair-commitment-good = サーバーの秘密の数は、テーブルを開いたときに公開された指紋と一致します：{ $commitment }
fair-commitment-changed = 指紋が書き換えられています。カードはこの秘密の数で配られましたが、指紋は別の数のものです。
fair-secret-changed = サーバーの秘密の数が書き換えられています。指紋と一致せず、カードはこの数で配られていません。
fair-seals-changed = 乱数の一覧が書き換えられています。席の数と行の数が合いません。
fair-nobody-added = 乱数を加えた人はいません。シャッフルはゲームの前にサーバーだけが決めました。
fair-contribution-good = 席{ $seat }：乱数は、座ったときに封をしたものと同じです。
fair-contribution-missing = 席{ $seat }：ページは乱数に封をしましたが、時間内に送りませんでした。カードはその数なしで配られました。
fair-contribution-changed = 席{ $seat }：乱数が書き換えられています。封と一致しません。
fair-settings-good = ゲーム、席、設定は決めたとおりです。
fair-settings-changed = ゲーム、席、設定のどれかが、あとから書き換えられています。
fair-seed-good = シードは、秘密の数と乱数と設定から導けます。
fair-seed-changed = シードは、秘密の数と乱数と設定からは導けません。
fair-other-rules = このゲームはルールかカードが違う版で遊ばれたため、ここでは再現できません。遊んだときの版で検証してください。
fair-game-impossible = そのようなゲームはありません。名前、席の数、設定のどれかが誤っています。
fair-answer-changed = 答え{ $answer }（全{ $answers }）が書き換えられています。このシードからは、そこから先が別のゲームになります。
fair-answers-missing = ゲームの一部が欠けています。答え：{ $answers }、その照合：{ $checks }
fair-answers-good = ゲーム全体をシードから再現し、どの答えのあとも一致しました。答え：{ $answers }
fair-ending-good = 勝者と得点は、再現したゲームと同じです。
fair-ending-vote = プレイヤーはゲームを途中で終わらせました。
fair-ending-changed = 結果が書き換えられています。再現したゲームは違う終わり方をします。
fair-noted-good = 指紋は、控えておいたものと同じです。
fair-noted-changed = 指紋が、控えておいたものと違います。これは別のシャッフルの証明です。
fair-verified = 検証できました。すべて一致します。
fair-not-verified = 検証できません。一致しないところがあります。

## ページ

fair-title = シャッフルを検証
fair-about = ゲームの前に、サーバーは秘密の数を決めてその指紋を公開し、全員のページが乱数に封をしました。すべてを合わせたものがシャッフルになるため、誰にも選べません。いまはすべてが公開されています。
fair-here = このブラウザーでの計算
fair-there = サーバーのエンジンによる再現
fair-yours = あなたの乱数
fair-yours-used = このブラウザーが引いた乱数はシャッフルに使われました。指紋と封は、ゲームの前に見たものと同じです。
fair-yours-unused = このブラウザーが引いた乱数は、時間内に届かなかったため使われていません。
fair-yours-changed = 指紋、封、あなたの乱数のどれかが、ゲームの前に見たものと違います。証明を保存し、サーバー管理者に尋ねてください。
fair-yours-none = このブラウザーはこのゲームに何も加えていません。
fair-save = 証明を保存
fair-command = このサーバーを使わずに検証するには、証明を保存して次を実行します：

# Lessons of Super Boss Monster: src/underhall/lessons/super-boss-monster

lesson-super-boss-monster-who-is-lured = 誰が引き寄せる？
    .goal = ヒーローが欲しがる宝物で引き寄せ、倒しましょう。
    .end = その宝物のアイコンがいちばん多いダンジョンが引き寄せ、同数なら町に残ります。倒したヒーローは魂になります。
lesson-super-boss-monster-who-is-lured-tie = { card-bunny }は戦士で体力4、戦士のアイコンがいちばん多いダンジョンへ行きます。あなたも{ $opponent }も2個で同数です。部屋を隠さずに建設して、3個にしてください。
lesson-super-boss-monster-who-is-lured-covered = 部屋が隠れ、そのアイコンとダメージがなくなります。
lesson-super-boss-monster-who-is-lured-still-tied = まだ同数なので、ヒーローは町に残ります。
lesson-super-boss-monster-who-is-lured-price = ヒーローを倒し、最初の魂を得ました。ターン終了時、{ card-free-trial-pit }が代償を求めます。カードを捨てないと、この部屋は破壊されます。手札を1枚捨ててください。
lesson-super-boss-monster-who-is-lured-gone = ダメージ5のうち3を与えている部屋を失います。手札のカードのほうが惜しくありません。

lesson-super-boss-monster-market = 市場
    .goal = 市場からカードを取り、建設しましょう。
    .end = 毎ターン全員が市場から1枚取り、手下を送り、それから建設します。
lesson-super-boss-monster-market-take = 町フェイズです。市場から1枚取ります。{ card-bunny }は戦士で体力4、あなたのダンジョンのダメージは1です。いちばん役立つ部屋を取ってください。
lesson-super-boss-monster-market-other = このヒーローには役立ちません。ダメージと戦士のアイコンを探しましょう。
lesson-super-boss-monster-market-send = 次に手下を送ります。マスには手下フェイズに何をするかが書かれています。今回はどこでもかまいません。
lesson-super-boss-monster-market-build = 取った部屋を左端に建設しましょう。4ダメージで足ります。
lesson-super-boss-monster-market-weak = 数え直しましょう。合わせて4ダメージ必要です。

lesson-super-boss-monster-minion = 手下の任務
    .goal = 任務でヒーローを手に入れましょう。
    .end = 1つのマスに立てる手下は1体だけです。任務は部屋の建設のあとに行われます。
lesson-super-boss-monster-minion-take = 市場から好きなカードを1枚取ってください。
lesson-super-boss-monster-minion-send = { card-bunny }は戦士です。戦士のアイコンはあなたも{ $opponent }も2個です。このターン1個増やせる任務はどれでしょう？
lesson-super-boss-monster-minion-tie = 役立つ任務ですが、同数のままなのでヒーローは来ません。スタジアムの任務の一つには戦士のアイコンがあります。
lesson-super-boss-monster-minion-build = 左端に好きな部屋を建設してください。そのあと手下が任務を行い、ヒーローが来ます。
lesson-super-boss-monster-minion-covered = 必要な部屋が隠れます。
lesson-super-boss-monster-minion-nothing = 部屋を建設しましょう。左端が空いています。

lesson-super-boss-monster-rooms-on-rooms = 部屋の上の部屋
    .goal = 同じ宝物のある部屋の上に、つよい部屋を建設しましょう。
    .end = 働くのはいちばん上の部屋だけです。つよい部屋の下には合う宝物が必要です。
lesson-super-boss-monster-rooms-on-rooms-upgrade = { card-wisebeard }は魔法使いで体力6、部屋のダメージは合わせて3です。{ card-clockwork-crusher }を建設しましょう。つよい部屋は同じ宝物のある部屋の上に置きます。下の部屋は数えなくなります。{ $opponent }の魔法使いのアイコンは3個です。それより多く残してください。
lesson-super-boss-monster-rooms-on-rooms-symbols = 魔法使いのアイコンが2個隠れます。同数になり、ヒーローは町に残ります。アイコンが1個だけの魔法使いの部屋の上に置きましょう。
lesson-super-boss-monster-rooms-on-rooms-weak = 足りません。体力は6です。
lesson-super-boss-monster-rooms-on-rooms-choose = 建設時に働く部屋もあります。{ card-clockwork-crusher }は部屋を2枚見せてくれます。好きなほうを手札に加えてください。そのあとヒーローが入ってきます。

lesson-super-boss-monster-stack = スタック
    .goal = 対応される中で呪文を唱えましょう。
    .end = 唱えた呪文はスタックで待ち、最後のものが最初に解決されます。
lesson-super-boss-monster-stack-cast = { card-sir-lag }の体力は6、部屋のダメージは合わせて4です。{ card-power-bonus }を唱えましょう。トークン2個で、1個につき1ダメージ増えます。
lesson-super-boss-monster-stack-later = それだけでも足りますが、対応に使う呪文がなくなります。もう一方を先に唱えましょう。
lesson-super-boss-monster-stack-pass = パスするとヒーローは生き残ります。
lesson-super-boss-monster-stack-answer = 呪文はスタックで待っていて、あなたも含めて全員が対応できます。{ $opponent }は呪文を持っています。念のため{ card-critical-typo }を唱えましょう。
lesson-super-boss-monster-stack-frozen = 呪文1つで足りるのは、{ $opponent }が対応しないときだけです。部屋を無力化されるかもしれません。
lesson-super-boss-monster-stack-target = ボスの手前の部屋を選びましょう。そこまで来たヒーローを倒します。
lesson-super-boss-monster-stack-disabled = { card-minion-arena }を選びましょう。もう一方は{ $opponent }に無力化されるかもしれません。
lesson-super-boss-monster-stack-token = { $opponent }が対応して部屋を無力化しました。最後の呪文が先に解決されます。次はあなたの番です。{ card-minion-arena }にトークンを置いてください。
lesson-super-boss-monster-stack-more = トークンの2つ目です。これも{ card-minion-arena }に置いてください。

lesson-super-boss-monster-solo = ひとりでヒーローに挑む
    .goal = 対戦相手なしで遊びましょう。
    .end = ひとりのときは得点を競います。宝物のアイコンが足りればヒーローが来て、ほかに引き寄せる相手はいません。
lesson-super-boss-monster-solo-build = 対戦相手はいません。町の左端のヒーローは宝物アイコン1個で、2番目は2個で来ます。{ card-sir-lag }は2番目、あなたの戦士のアイコンは3個です。体力は6なので、部屋のダメージを合わせて6にしてください。
lesson-super-boss-monster-solo-weak = 合わせたダメージが足りません。
lesson-super-boss-monster-solo-other = { card-brother-bandage }も来ますが、{ card-sir-lag }が生き残ります。合わせたダメージが足りません。
lesson-super-boss-monster-solo-take = { card-brother-bandage }はまだ左端にいます。僧侶のアイコンが1個あれば来ます。まず市場から好きなカードを1枚取ってください。
lesson-super-boss-monster-solo-send = 手下を好きなマスに送ってください。
lesson-super-boss-monster-solo-lure = 僧侶のアイコンがある部屋を建設してください。{ card-brother-bandage }が来ます。ダメージは4で足ります。
lesson-super-boss-monster-solo-look = 手札から僧侶のアイコンがある部屋を探しましょう。

lesson-super-boss-monster-who-wins = 勝敗の決まり方
    .goal = リードしているうちにゲームを終わらせましょう。
    .end = 10個目の魂で、このターンの終わりに全員のゲームが終わります。魂から負傷を引いた数を比べます。あなたは10引く1で9、対戦相手は8です。
lesson-super-boss-monster-who-wins-tenth = あなたは魂9個と負傷1個、{ $opponent }は魂8個で負傷なしです。{ card-bunny }は戦士で体力4、戦士のアイコンは2個ずつです。引き寄せて倒しましょう。10個目の魂でゲームが終わります。
lesson-super-boss-monster-who-wins-covered = 部屋が隠れ、そのアイコンとダメージがなくなります。
lesson-super-boss-monster-who-wins-nobody = 同数なのでヒーローは町に残り、ゲームは続きます。
lesson-super-boss-monster-who-wins-ahead = まだ終わりではありません。{ card-pixel-pam }が{ $opponent }のダンジョンで倒れそうです。そうなると{ $opponent }は魂9個で負傷なし、魂10個で負傷1個のあなたと並びます。{ card-ragequit-form }を唱えて、ヒーローを町に戻しましょう。
lesson-super-boss-monster-who-wins-even = 9対9になります。{ $opponent }は魂9個で負傷なし、あなたは魂10個で負傷1個です。

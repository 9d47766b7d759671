# Lessons of Boss Monster: src/underhall/lessons/boss-monster

lesson-boss-monster-your-dungeon = 自分のダンジョン
    .goal = 引き寄せたヒーローを倒せるダンジョンを作りましょう。
    .end = 倒したヒーローは魂になります。魂10個で勝ち、これが最初の1個です。
lesson-boss-monster-your-dungeon-build = { card-boden-the-pantless }がやって来ます。体力は4、あなたのダンジョンのダメージは1です。左に部屋を建設して、合わせて4以上にしてください。
lesson-boss-monster-your-dungeon-covered = それでは今ある部屋が隠れ、合わせて3ダメージにしかなりません。
lesson-boss-monster-your-dungeon-weak = 合わせたダメージが足りません。体力は4です。数え直しましょう。
lesson-boss-monster-your-dungeon-nothing = 勝つには部屋が必要です。1つ建設しましょう。
lesson-boss-monster-your-dungeon-again = ヒーローを倒して魂を得ました。毎ターン町に新しいヒーローが来て、部屋をもう1つ建設できます。好きな部屋を建設してください。

lesson-boss-monster-who-is-lured = 誰が引き寄せる？
    .goal = ヒーローが欲しがる宝物で引き寄せましょう。
    .end = その宝物のアイコンがいちばん多いダンジョンがヒーローを引き寄せます。同数なら町に残ります。
lesson-boss-monster-who-is-lured-tie = { card-boden-the-pantless }は戦士です。戦士のアイコンはあなたも{ $opponent }も1個なので、町に残ります。1個多くし、体力4を削れるダメージも保ってください。
lesson-boss-monster-who-is-lured-covered = 来てはくれますが、隠れた部屋はダメージを与えないので、生き残ります。
lesson-boss-monster-who-is-lured-swap = 呪文では誰も引き寄せられません。部屋を建設しましょう。
lesson-boss-monster-who-is-lured-still-tied = 戦士のアイコンがまだ{ $opponent }と同数です。町に残ってしまいます。
lesson-boss-monster-who-is-lured-two = 町に盗賊と僧侶がいます。体力はどちらも4です。どちらか一方を引き寄せて倒してください。
lesson-boss-monster-who-is-lured-lives = いちばん強い部屋が隠れ、ヒーローは生き残ります。
lesson-boss-monster-who-is-lured-nobody = それでは新しく来るヒーローがいません。盗賊か僧侶のアイコンがある部屋を探しましょう。

lesson-boss-monster-souls-and-wounds = 魂と負傷
    .goal = 入ってきたヒーローを倒しましょう。倒せなければ負傷します。
    .end = 生き残ったヒーローは負傷1個、5個で退場です。部屋を捨てて身を守れることもあります。
lesson-boss-monster-souls-and-wounds-count = 体力8と6の盗賊が来ます。ヒーローは左から入り、部屋ごとにダメージを受けます。今は合わせて5、これを7にしてください。
lesson-boss-monster-souls-and-wounds-survives = 合わせて5ダメージのままです。2人とも生き残ります。
lesson-boss-monster-souls-and-wounds-covered = 必要な部屋が隠れます。左端に建設しましょう。
lesson-boss-monster-souls-and-wounds-sacrifice = { card-jerome-kung-fu-monkey }はすべての部屋を生き抜きます。今いるのは{ card-bottomless-pit }。効果を読んで使ってください。
lesson-boss-monster-souls-and-wounds-wound = ボスのもとに着き、負傷1個です。

lesson-boss-monster-spells = 呪文と対応
    .goal = 呪文をちょうどよい時に唱え、対応から守りましょう。
    .end = 誰かの行動には全員が対応できます。最後の対応が最初に解決されます。
lesson-boss-monster-spells-cast = { card-samurai-tom }の体力は6、部屋のダメージは合わせて3です。入ってくる前に呪文を唱えてください。
lesson-boss-monster-spells-pass = パスすると生き残り、負傷します。
lesson-boss-monster-spells-target = 対象は自分のモンスター部屋です。どちらでもかまいません。
lesson-boss-monster-spells-answer = { $opponent }が{ card-freeze }で対応しました。このターン、部屋が働かなくなります。止められるのは今だけ、{ card-counterspell }で。
lesson-boss-monster-spells-frozen = 部屋が止まり、ヒーローは生き残ります。

lesson-boss-monster-better-rooms = 上に建設するつよい部屋
    .goal = 同じ宝物のある部屋の上に、つよい部屋を建設しましょう。
    .end = つよい部屋の下には、合う宝物のある部屋が必要です。下の部屋は表に出るまで働きません。
lesson-boss-monster-better-rooms-upgrade = { card-beast-menagerie }を建設しましょう。つよい部屋なので、同じ宝物のある部屋の上にしか置けません。
lesson-boss-monster-better-rooms-weak = 足りません。{ card-boden-the-pantless }は体力4で、生き残ります。
lesson-boss-monster-better-rooms-draw = { card-beast-menagerie }は、別のモンスター部屋を建設するとカードを引けます。どれか1つを左端に建設してください。
lesson-boss-monster-better-rooms-covered = 必要な部屋が隠れます。左端が空いています。
lesson-boss-monster-better-rooms-nothing = 部屋を建設しないターンはもったいないです。

lesson-boss-monster-level-up = ボスのレベルアップ
    .goal = 5つ目の部屋を建設して、ボスの能力を使いましょう。
    .end = 5つ目の部屋で、ゲーム中1回だけボスが目覚めます。建設の前に能力を読みましょう。
lesson-boss-monster-level-up-fifth = 部屋は4つあります。5つ目でボスがレベルアップし、{ card-gorgona }は町のヒーローを倒します。左端に建設してください。
lesson-boss-monster-level-up-covered = 部屋が隠れるので、4つのままです。
lesson-boss-monster-level-up-four = 4つではボスは眠ったままです。5つ目を建設しましょう。
lesson-boss-monster-level-up-choose = 倒すヒーローを選びます。{ card-koey-the-last-dragon-mage }は魔法使いの宝物を求めてあなたのもとへ、{ card-romero-the-indigo-friar }は{ $opponent }のもとへ行きます。
lesson-boss-monster-level-up-other = それでは{ card-koey-the-last-dragon-mage }が入ってきて、体力8で生き残り、負傷します。

lesson-boss-monster-epic-heroes = すごいヒーローと決着
    .goal = すごいヒーローを倒して勝ちましょう。
    .end = 魂10個で勝ち、負傷5個で負けです。すごいヒーローは2人分、魂2個か負傷2個になります。
lesson-boss-monster-epic-heroes-epic = 魂は8個、負傷は3個です。{ card-frankov-the-envoy }はすごいヒーローで体力11、魂2個か負傷2個になります。あなたのもとへ来ます。いちばん強い部屋を建設してください。
lesson-boss-monster-epic-heroes-weak = 手札にもっと強い部屋があります。同じ宝物のある部屋の上に置けます。
lesson-boss-monster-epic-heroes-save = 部屋では止められず、負傷があと2個で終わりです。ヒーローがいる部屋を使ってください。
lesson-boss-monster-epic-heroes-lost = ボスのもとに着き、負傷5個で退場です。
lesson-boss-monster-epic-heroes-home = 助かりますが、次のターンに戻ってきます。今なら勝てる手があります。

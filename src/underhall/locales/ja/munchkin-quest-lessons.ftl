# Lessons of Munchkin Quest: src/underhall/lessons/munchkin-quest

lesson-munchkin-quest-steps = 移動と部屋漁り
    .goal = 部屋に入って漁りましょう。
    .end = 毎手番、移動があります。歩く、新しい部屋を開く、部屋を漁るのに使いましょう。
lesson-munchkin-quest-steps-walk = この手番の移動は3です。隣の部屋へ歩くと1使います。「{ room-waiting-room }」へ歩いてください。
lesson-munchkin-quest-steps-stay = 何も得ずに手番が終わります。移動を使いましょう。
lesson-munchkin-quest-steps-search = 部屋を漁りましょう。何が出るかはダイス次第。たいていはゴールド、ときには宝物やモンスターです。

lesson-munchkin-quest-gear = 装備とレベル
    .goal = 最初の戦闘の前に強くなりましょう。
    .end = 強さはレベルと装備の合計です。ボスに挑むにはレベル10が必要です。
lesson-munchkin-quest-gear-sword = 手札のアイテムは働きません。「{ card-t-begrudging-sword }」を場に出してください。
lesson-munchkin-quest-gear-helmet = 次は「{ card-t-firefighters-helmet }」です。身につけられるのは部位ごとに1つです。
lesson-munchkin-quest-gear-level = 1100ゴールドあります。ゴールドやアイテム1000分でレベルを買えます。
lesson-munchkin-quest-gear-pay = アイテムでも払えますが、ゴールドで足ります。装備は残しましょう。
lesson-munchkin-quest-gear-keep = そのアイテムは必要です。ゴールドで足ります。
lesson-munchkin-quest-gear-declined = レベル1のままになります。

lesson-munchkin-quest-explore = 新しい部屋
    .goal = 誰も見ていない部屋を開き、住んでいるものに勝ちましょう。
    .end = 新しい部屋にはモンスターがいて、勝てばレベルと宝物が手に入ります。
lesson-munchkin-quest-explore-explore = 好きな方向を探索してください。新しい部屋にはたいていモンスターがいます。
lesson-munchkin-quest-explore-roll = 自分の強さとダイスで、相手のレベルとダイスに挑みます。5対1です。ダイスを振りましょう。
lesson-munchkin-quest-explore-alone = 助けは必要ありません。助っ人は分け前を求めます。
lesson-munchkin-quest-explore-save = もっと苦しい戦闘に取っておきましょう。
lesson-munchkin-quest-explore-never = ここであきらめる必要はありません。

lesson-munchkin-quest-fight = 戦闘
    .goal = モンスターに勝って、レベルと宝物を得ましょう。
    .end = 強さとダイスの合計が大きいほうが勝ちます。
lesson-munchkin-quest-fight-walk = 「{ room-waiting-room }」に{ card-m-lame-goblin }がいます。入ると戦闘が始まります。
lesson-munchkin-quest-fight-roll = 自分は5とダイス、相手は1とダイスです。振りましょう。

lesson-munchkin-quest-run = 敗北と逃走
    .goal = 負けるとどうなるか見てみましょう。
    .end = 負けると体力を失い、逃げます。捕まるかはダイス次第で、捕まるとひどい目に遭います。
lesson-munchkin-quest-run-walk = { card-m-ogre-dentist }はレベル6、あなたは装備なしです。練習なので、入ってみましょう。
lesson-munchkin-quest-run-lose = 1対6です。ダイスを振って負け、逃げるところを見てください。
lesson-munchkin-quest-run-alone = 助けは次のレッスンで。今回はダイスを振りましょう。
lesson-munchkin-quest-run-never = ここであきらめる必要はありません。
lesson-munchkin-quest-run-where = 体力を失いましたが、逃げられました。近づかず、別の方向を探索しましょう。
lesson-munchkin-quest-run-again = 同じモンスターが待っています。

lesson-munchkin-quest-help = 助けの値段
    .goal = 助けを呼び、報酬を払いましょう。
    .end = 助っ人は強さとダイスを加えます。報酬は先に決め、約束は守られます。
lesson-munchkin-quest-help-walk = { card-m-ogre-dentist }はレベル6、あなたの強さは3です。{ $opponent }は強いです。入ってください。
lesson-munchkin-quest-help-call = ダイスを振る前に、助けを呼びましょう。
lesson-munchkin-quest-help-weak = 3対6で、相手はダイス2個です。まず負けます。
lesson-munchkin-quest-help-never = ここであきらめる必要はありません。
lesson-munchkin-quest-help-accept = { $opponent }は宝物1つを求めています。レベルはあなたのものです。受けましょう。
lesson-munchkin-quest-help-roll = 13対6です。振りましょう。

lesson-munchkin-quest-loot = 落ちているもの
    .goal = アイテムを拾いましょう。
    .end = いくつ拾っても、使う移動は1です。
lesson-munchkin-quest-loot-walk = 「{ room-waiting-room }」に何か落ちています。歩いてください。
lesson-munchkin-quest-loot-take = 落ちているものを拾いましょう。
lesson-munchkin-quest-loot-item = 「{ card-t-party-cone }」を選んでください。
lesson-munchkin-quest-loot-left = 足元にあります。取りましょう。

lesson-munchkin-quest-monsters = モンスターの行き先
    .goal = 矢印を読んで、モンスターを避けたり迎えたりしましょう。
    .end = ダイスの色の矢印に従って、すべてのモンスターが部屋から部屋へ動きます。土台の色は、誰がモンスターの分を振るかを決めるだけで、行き先は決めません。
lesson-munchkin-quest-monsters-watch = 手番のあとには必ずモンスターダイスを振ります。「{ room-waiting-room }」の矢印を見ましょう。赤は東を指しています。手番を終えて、{ card-m-lame-goblin }の動きを見てください。
lesson-munchkin-quest-monsters-fight = それでは戦闘になります。まず動き方を見ましょう。手番を終えてください。
lesson-munchkin-quest-monsters-later = 今はモンスターの動きに注目しましょう。
lesson-munchkin-quest-monsters-never = ここであきらめる必要はありません。
lesson-munchkin-quest-monsters-free = 赤が出て、{ card-m-lame-goblin }は赤い矢印で東へ動きました。次はオレンジでしたが、その部屋にオレンジの矢印はないので動きませんでした。道が空きました。「{ room-waiting-room }」へ歩いてください。
lesson-munchkin-quest-monsters-stay = 手番が終わってしまいます。移動を使いましょう。
lesson-munchkin-quest-monsters-base = 今度は自分から会いに行けます。追いかけて「{ room-beige-chamber }」へ歩いてください。入ると戦闘が始まります。
lesson-munchkin-quest-monsters-back = それでは離れてしまいます。

lesson-munchkin-quest-boss = ボス
    .goal = ボスを倒してゲームに勝ちましょう。
    .end = レベル10で終わりではありません。入口でボスを倒す必要があります。どのカードでもボスは必ずレベル20で、手伝えるのはレベル10のマンチキンだけです。
lesson-munchkin-quest-boss-lay = あなたはレベル10です。ボスはレベル20、あなたの合計はまだ15です。まず「{ card-t-handheld-ballista }」を場に出してください。
lesson-munchkin-quest-boss-walk = 入口へ歩きましょう。レベル10で入口に来るとボスが現れます。
lesson-munchkin-quest-boss-roll = { card-m-goldfish }でもボスならレベル20です。あなたは21です。ダイスを振りましょう。

lesson-munchkin-quest-sell-help = 助けを売る
    .goal = 見返りをもらって手伝いましょう。
    .end = 助っ人のレベルは上がりませんが、約束したものがもらえます。約束は必ず守られます。
lesson-munchkin-quest-sell-help-end = { $opponent }が{ card-m-ogre-dentist }の部屋に入ろうとしています。1人では勝てません。あなたは隣にいます。手番を終えてください。
lesson-munchkin-quest-sell-help-wait = 今回は{ $opponent }を待ちましょう。手番を終えてください。
lesson-munchkin-quest-sell-help-price = { $opponent }が助けを求めています。宝物は1枚です。それを求めましょう。
lesson-munchkin-quest-sell-help-refuse = それでは{ $opponent }が負け、あなたは何も得られません。
lesson-munchkin-quest-sell-help-cheap = ただで手伝いますか？　宝物がもらえますよ。
lesson-munchkin-quest-sell-help-gold = ゴールドも条件に入れられます。好きな額を選んでください。
lesson-munchkin-quest-sell-help-lay = 勝って、「{ card-t-party-cone }」をもらいました。すぐ場に出すか、手札に残しましょう。
lesson-munchkin-quest-sell-help-packed = バックパックの中ではボーナスになりません。
lesson-munchkin-quest-sell-help-later = そのカードはあとで使えます。

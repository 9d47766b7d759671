# What a newcomer to Boss Monster is told when something is asked for the first time, on the page and in the terminal.

hint-boss-monster-answer = 相手の効果があなたの対応を待っています。今プレイしたものが先に解決されます。
hint-boss-monster-build = 毎ターン部屋を1つ建設します。宝物はヒーローを引き寄せ、ダメージはヒーローを倒します。全員が建設するまでは裏向きです。
hint-boss-monster-build-another = 毎ターンの建設とは別にもう1つ建設でき、すぐ表向きになります。
hint-boss-monster-build-found = つよい部屋は、同じ宝物のある部屋の上に建設します。
hint-boss-monster-cancel = 呪文を止められるのはキャンセルだけです。今がその時です。
hint-boss-monster-choose-boss = XPが高いと先に行動し、同点の勝負では低いほうが勝ちます。効果は5つ目の部屋で1度だけ発動します。
hint-boss-monster-choose-dungeon = 自分のダンジョンでも相手のダンジョンでもかまいません。
hint-boss-monster-choose-hero = 体力と、今いる場所に注目しましょう。
hint-boss-monster-choose-opponent = たいていは首位のプレイヤーを選ぶのが正解です。
hint-boss-monster-choose-room = 全員の部屋が並ぶことがあります。かっこの中の名前に注意しましょう。
hint-boss-monster-choose-soul = 復活したヒーローは、また死ぬかもしれず、今度は負傷を与えるかもしれません。
hint-boss-monster-choose-stack = 部屋を2つ順に選ぶと、重なった部屋ごと入れ替わります。
hint-boss-monster-destroy-another = 効果のコストです。下にある部屋はまた表に出ます。
hint-boss-monster-destroy-own = いちばん惜しくないものを選びましょう。下にある部屋はまた表に出ます。
hint-boss-monster-discard = 捨てたカードは全員に見えます。
hint-boss-monster-discard-start = 同じ宝物の部屋を残し、ふつうの部屋を最低1枚は残しましょう。つよい部屋はほかの部屋の上にしか建設できません。
hint-boss-monster-draw-from = 呪文は不意打ち、部屋は計画です。
hint-boss-monster-fetch-hero = 自分のダンジョンで倒せるヒーローを選びましょう。
hint-boss-monster-first-room =
    { $device ->
        [keys] 最初は全員が部屋を1つ置きます。宝物が決め手です。ヒーローは求める宝物がいちばん多い所へ行きます。
       *[mouse]
            全員1部屋から始めます。ヒーローは自分の宝物が最も多いところへ行きます。{ $device ->
                [touch] カード、場所の順にタップしてください。
               *[mouse] カード、場所の順にクリックするか、ドラッグしてください。
            }
    }
hint-boss-monster-heal = 回復した負傷は魂になります。すごいヒーローは2個分です。
hint-boss-monster-machinations = このターンはヒーローを倒せなかったので、代わりにカードを引けます。
hint-boss-monster-may = 使わなくてもかまいません。
hint-boss-monster-mulligan = 手札の部屋が偏っています。1度だけ全部引き直せます。
hint-boss-monster-place-another = 2つ目の部屋は、1つ目と同じ場所には重ねられません。
hint-boss-monster-react =
    { $device ->
        [keys] 呪文や能力で誰が死ぬかが決まります。たいていはパスです：Enter、フェイズ中ずっとなら skip。
       *[mouse] 呪文や能力で誰が死ぬかが決まります。たいていはパスします。いつ聞かれるかは、上の「確認」で選べます。
    }
hint-boss-monster-recover = 何を取ったかは全員に見えます。
hint-boss-monster-search = そのあとデッキはシャッフルされます。
hint-boss-monster-steal = 相手の手札がすべて見えています。いちばん痛いものを奪いましょう。

## The guided game: what each part of a turn is about

guide-boss-monster-goal = 魂10個で勝ち、負傷5個で退場です。自分のダンジョンで倒したヒーローは魂に、生き残ったヒーローは負傷になります。
guide-boss-monster-beginning = ターンの始まりです。町に新しいヒーローが来て、全員が部屋を1枚引きます。
guide-boss-monster-build = 1ターンに部屋を1つ建設できます。左端か、今ある部屋の上です。宝物のアイコンがヒーローを引き寄せ、ダメージが倒します。
guide-boss-monster-bait = ここでは誰も何も選びません。ヒーローは、欲しがる宝物のアイコンがいちばん多いダンジョンへ行きます。同数なら町に残ります。
guide-boss-monster-adventure = ヒーローは左から入り、部屋ごとにダメージを受けます。一歩ごとに、あなたも対戦相手も部屋の能力や呪文を使えます。
guide-boss-monster-end = ターンの終わりです。魂が10個あれば勝ちです。なければ次のターンも同じ流れですが、もう説明は出ません。

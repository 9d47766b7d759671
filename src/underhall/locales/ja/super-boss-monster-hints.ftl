# What a newcomer to Super Boss Monster is told when something is asked for the first time, on the page and in the terminal.

hint-super-boss-monster-boost-room = このターンにヒーローがまだ通る部屋を選びましょう。
hint-super-boss-monster-build =
    { $alone ->
        [yes] 1ターンに1部屋建設できます。宝物がヒーローを引き寄せ、ダメージが倒します。下になった部屋は数えません。
       *[no] 毎ターン部屋を1つ建設できます。宝物はヒーローを引き寄せ、ダメージはヒーローを倒します。全員が建設するまでは裏向きです。
    }
hint-super-boss-monster-build-another = { hint-boss-monster-build-another }
hint-super-boss-monster-build-found = { hint-boss-monster-build-found }
hint-super-boss-monster-choose-boss =
    { $alone ->
        [yes]
            { $device ->
                [keys] ボスと同じ宝物のヒーローは来やすくなります。ボスの能力は5つ目の部屋から使えます。
               *[mouse] { super-alone-goal } 宝物に注目。そのクラスのヒーローが来やすくなります。ボスの能力は5部屋目から使えます。
            }
       *[no] XPの高い順に始め、同点ならXPの高い人が勝ちます。5つ目の部屋で1度だけ働くボスと、そこから働き続けるボスがいます。
    }
hint-super-boss-monster-choose-dungeon = { hint-boss-monster-choose-dungeon }
hint-super-boss-monster-choose-entrance = 自分のダンジョンで倒せるなら自分へ、倒せないなら痛手を受ける相手へ送りましょう。
hint-super-boss-monster-choose-hero = { hint-boss-monster-choose-hero }
hint-super-boss-monster-choose-one = 発動するのはどちらか1つです。
hint-super-boss-monster-choose-opponent = { hint-boss-monster-choose-opponent }
hint-super-boss-monster-choose-room = { hint-boss-monster-choose-room }
hint-super-boss-monster-choose-soul = { hint-boss-monster-choose-soul }
hint-super-boss-monster-choose-stack = { hint-boss-monster-choose-stack }
hint-super-boss-monster-choose-treasure = アイコンはターン終了時まで有効です。町にいるヒーローを見て決めましょう。
hint-super-boss-monster-destroy-another = { hint-boss-monster-destroy-another }
hint-super-boss-monster-destroy-own = { hint-boss-monster-destroy-own }
hint-super-boss-monster-discard =
    { $alone ->
        [yes] これから来るヒーローを引き寄せるか倒せるものを残しましょう。
       *[no] { hint-boss-monster-discard }
    }
hint-super-boss-monster-discard-or-destroy = カードを与え続けるかぎり、部屋は残ります。
hint-super-boss-monster-draft =
    { $alone ->
        [yes]
            { $device ->
                [keys] 1ターンに1枚です。残る2枚は手下フェイズのあとに捨てられます。「必要2」は、その宝物のアイコンが2つあれば来るという意味です。
               *[mouse] 1ターンに1枚。ヒーローの札は「今の数／必要な数」です。2/2なら来て、1/2なら残って先へ進みます。酒場に着くとゲーム終了です。
            }
       *[no] 1ターンに1枚、公開されたカードから取ります。宝物はヒーローを引き寄せ、ダメージは倒し、呪文は驚かせます。
    }
hint-super-boss-monster-draw-from = { hint-boss-monster-draw-from }
hint-super-boss-monster-fetch-hero = { hint-boss-monster-fetch-hero }
hint-super-boss-monster-first-room =
    { $alone ->
        [yes]
            { $device ->
                [keys] 最初に部屋を1つ置くことができます。求める宝物が足りればヒーローが来て、部屋のダメージが足りれば倒れます。
               *[mouse]
                    望む宝物が足りればヒーローが来て、部屋のダメージが足りれば倒れます。{ $device ->
                        [touch] カード、場所の順にタップしてください。
                       *[mouse] カード、場所の順にクリックするか、ドラッグしてください。
                    }
            }
       *[no]
            { $device ->
                [keys] 最初に部屋を1つ置くことができます。宝物が決め手です。ヒーローは求める宝物がいちばん多い所へ行きます。
               *[mouse]
                    最初に部屋を1つ置くことができます。ヒーローは自分の宝物が最も多いところへ行きます。{ $device ->
                        [touch] カード、場所の順にタップしてください。
                       *[mouse] カード、場所の順にクリックするか、ドラッグしてください。
                    }
            }
    }
hint-super-boss-monster-give =
    { $alone ->
        [yes] 左隣に誰もいないので、カードは捨て札になります。
       *[no] 相手にいちばん役立たないものを渡しましょう。
    }
hint-super-boss-monster-heal = { hint-boss-monster-heal }
hint-super-boss-monster-leave-or-bury =
    { $alone ->
        [yes] このデッキから次に引くのは、いちばん上のカードです。
       *[no] 次にこのデッキから引く人が、いちばん上のカードを得ます。
    }
hint-super-boss-monster-may = { hint-boss-monster-may }
hint-super-boss-monster-move-token = ヒーローは左から右へ部屋を進みます。ダメージはどの部屋でも同じように効きます。
hint-super-boss-monster-mulligan =
    { $alone ->
        [yes] 偏った手札なら何度でも引き直せます。
       *[no] 偏った手札なら何度でも引き直せます。前の手札は全員に公開されます。
    }
hint-super-boss-monster-order-triggers = 1つずつ順に発動します。順番が結果を左右することもあります。
hint-super-boss-monster-place-another = { hint-boss-monster-place-another }
hint-super-boss-monster-place-minion =
    { $device ->
        [keys] 手下はヒーローを引き寄せ、カードを運び、部屋を強め、ヒーローを呼び出します。1マスに手下は1体、任務は建設のあとです。
       *[mouse]
            { $device ->
                [touch] 光るマスをタップします。
               *[mouse] 光るマスをクリックするか、手下をそこへドラッグします。
            }何が変わるかがすぐ町に出ます。そして決定。
    }
hint-super-boss-monster-put-token = +1トークンがあると、覆われるか無くなるまで、その部屋のダメージが1増えます。
hint-super-boss-monster-react =
    { $alone ->
        [yes]
            { $device ->
                [keys] 呪文や能力で誰が死ぬかが決まります。たいていはパスです：Enter、フェイズ中ずっとなら skip。
               *[mouse] 呪文や能力を使う機会です。パスのボタンに、何もしないとどうなるかが書いてあります。
            }
       *[no]
            { $device ->
                [keys] 呪文や能力で誰が死ぬかが決まります。たいていはパスです：Enter、フェイズ中ずっとなら skip。
               *[mouse] 最後に使ったものが最初に解決します。スタックを見てください。たいていはパスです。いつ聞かれるかは、上の「確認」で選べます。
            }
    }
hint-super-boss-monster-recover =
    { $alone ->
        [yes] これから来るヒーローを引き寄せるか倒せるものを取りましょう。
       *[no] { hint-boss-monster-recover }
    }
hint-super-boss-monster-remove-token = トークンが1つ減ると、ダメージもずっと1減ります。
hint-super-boss-monster-respond = 最後に宣言したものが先に解決されます。対応は、もとの効果より先です。
hint-super-boss-monster-retire-item = ボスが持てるアイテムは1つです。
hint-super-boss-monster-search = { hint-boss-monster-search }
hint-super-boss-monster-shuffle-stack = 順番は運しだいです。トークンは同じ部屋が上に来たときだけ残ります。
hint-super-boss-monster-steal = { hint-boss-monster-steal }
hint-super-boss-monster-summon = ヒーローはその場所の体力トークンを持って、あなたの選ぶ所へ行きます。倒せるなら自分の所へ、負傷を与えたいなら相手の所へ。
hint-super-boss-monster-take-from-market =
    { $alone ->
        [yes] 残したカードは捨てられます。
       *[no] 残っているのは、誰も取らなかったカードだけです。
    }
hint-super-boss-monster-take-from-top =
    { $alone ->
        [yes] 取らなかったカードは、カードに書かれたとおりに置かれます。
       *[no] これらのカードはほかの誰にも見えません。
    }

## The guided game: what each part of a turn is about

guide-super-boss-monster-goal = 魂から負傷を引いた数で勝敗が決まります。誰かの魂が10個になったターンの終わりか、町の山札がなくなるとゲームが終わります。
guide-super-boss-monster-city = 町にヒーローが来ます。市場から1枚取り、手下をマスへ送りましょう。任務は全員の建設のあとです。
guide-super-boss-monster-build = 1ターンに部屋を1つ建設できます。左端か、今ある部屋の上です。宝物のアイコンがヒーローを引き寄せ、ダメージが倒します。
guide-super-boss-monster-minion = 手下が順番に任務を行います。アイコンを増やす、カードを取る、部屋を強くする、ヒーローを呼ぶなどです。
guide-super-boss-monster-bait = ここでは誰も何も選びません。ヒーローは、欲しがる宝物のアイコンがいちばん多いダンジョンへ行きます。同数なら町に残ります。
guide-super-boss-monster-adventure = ヒーローは左から入り、部屋ごとにダメージを受けます。唱えたものはスタックで待ち、最後の効果が最初に起こります。
guide-super-boss-monster-end = ターンの終わりです。手下が戻り、最初のプレイヤーが替わります。次のターンも同じ流れですが、もう説明は出ません。

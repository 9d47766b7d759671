### Super Boss Monster in the terminal: what its table has besides Boss Monster’s, and its hints.

play-name-fifth = エリフ
play-name-sixth = ファリド
play-market = 市場
play-pile = 下に{ $count }人
play-needs = 必要{ $needs }
play-items-waiting = 待機中のアイテム：{ $cards }
play-peeked = デッキの中で見たカード：{ $cards }
play-last-turn = このターンが最後です。
play-last-room = 最後の部屋+{ $n }
play-shielded = 他のプレイヤーは選べない
play-coins = コイン{ $count }
play-disabled = ダメージなし
play-title = 称号：{ $title }
play-true = 真の{ $title }
play-mark-super = 部屋の+1トークン、手下、最初のプレイヤー
play-mark-super-heroes = アイテムを持つヒーロー、次のターンまで待つヒーロー、町があふれたときの行き先

play-solo = 1人プレイ
play-about-tavern = ランドマークがふさがっているヒーローはここに来ます。呼び出せるのはいちばん上の1人だけです。
play-about-tavern-alone = ヒーローがここに押し出された時点で、ゲームは終わります。
play-about-city = 市場を補充し、ヒーローが町に来ます。続いて手番順に、カードを1枚取って手下を送り出します。町がいっぱいなら、左端のヒーローが押し出されます。
play-about-build = 手番順に、部屋を1つ裏向きで置くことができます。そのあと全員が公開し、効果とレベルアップを解決します。公開までは呪文と能力を使えます。
play-about-minion = 手番順に、手下が自分のマスの任務を行います。そのあと市場の残りを捨てます。
play-about-bait = 町のヒーローは左から順に、求める宝物がいちばん多いダンジョンへ行きます。どこにもないか同数なら、町に残ります。
play-about-bait-alone = 町のヒーローは左から順に、求める宝物が足りていれば来ます。足りなければ町に残ります。
play-about-adventure = 手番順に、ヒーローがダンジョンの部屋を1つずつ進みます。倒れれば魂、ボスまで来れば負傷になります。呪文と能力を使えます。
play-about-end = ターン終了時までの効果が切れ、手下が戻り、最初のプレイヤーのマーカーが移ります。
play-about-end-alone = ターン終了時までの効果が切れ、手下が戻ります。

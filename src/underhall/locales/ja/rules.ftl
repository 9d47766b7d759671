### The rulebook around its texts, on the page and on paper.

rulebook-title = ルールブック：{ $game }
rulebook-chapters = 章
rulebook-page-glossary = 用語集
rulebook-page-summary = 1ページ早見表
rulebook-page-whole = 全文（印刷用）
rulebook-print = 印刷
rulebook-search = 検索：{ $example }
rulebook-found = { $n }件
rulebook-none = 見つかりませんでした。言葉を減らしてみてください。
rulebook-differs = 版による違い
rulebook-questions = 質問{ $n }件
rulebook-ruling = Underhallでの扱い
rulebook-example = 例
rulebook-ids = この項のルール
rulebook-sources = 印刷版での記載箇所
rulebook-unknown = { $name }という章やルールはありません。
rulebook-own-words = 独自の言葉でまとめたもので、公式の出版物ではありません。ゲームの権利は各出版社にあります。
rulebook-play = この局面で遊ぶ

# トリックのゲームに共通のルール

tricks-temperament-easy = 初心者らしいミスをする
tricks-temperament-casual = 上手な人の定石どおり
tricks-temperament-strong = 見えない手札を推理して先を読む
tricks-level-easy = やさしい
tricks-level-casual = ふつう
tricks-level-strong = 強い

tricks-computer-0 = 🤖 Siti
tricks-computer-1 = 🤖 Mei
tricks-computer-2 = 🤖 Ravi
tricks-computer-3 = 🤖 Jojo
tricks-computer-level = { $computer }（{ $level }）
tricks-computer-for = { $computer }（{ $who }の代わり）

tricks-rules-different = **ここで違うルール**
tricks-rules-usual = **普段どおりのルール**

tricks-hands = 最長{ $hands }局
tricks-hands-end = 長くても**{ $hands }局**で終わります。

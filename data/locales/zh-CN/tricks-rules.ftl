# 吃墩游戏通用的规则。

# 各种水平的打法，写在名字后面
tricks-temperament-easy = 会犯初学者的错
tricks-temperament-casual = 照老手的经验出牌
tricks-temperament-strong = 会猜别人的牌，往后推算
tricks-level-easy = 新手
tricks-level-casual = 普通
tricks-level-strong = 高手

# 四个座位的电脑叫什么
tricks-computer-0 = 🤖 Siti
tricks-computer-1 = 🤖 Mei
tricks-computer-2 = 🤖 Ravi
tricks-computer-3 = 🤖 Jojo
tricks-computer-level = { $computer }（{ $level }）
tricks-computer-for = { $computer } 代 { $who }

tricks-rules-different = **这里不同的**
tricks-rules-usual = **跟平常一样的**

tricks-hands = 最多{ $hands }局
tricks-hands-end = 最多打**{ $hands }局**。

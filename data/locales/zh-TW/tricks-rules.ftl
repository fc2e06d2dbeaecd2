# 吃墩遊戲共同的規則。

tricks-temperament-easy = 會犯新手的錯
tricks-temperament-casual = 照老手的心得打
tricks-temperament-strong = 會猜看不到的牌，往後多算幾步
tricks-level-easy = 簡單
tricks-level-casual = 普通
tricks-level-strong = 厲害

tricks-computer-0 = 🤖 Siti
tricks-computer-1 = 🤖 Mei
tricks-computer-2 = 🤖 Ravi
tricks-computer-3 = 🤖 Jojo
tricks-computer-level = { $computer }（{ $level }）
tricks-computer-for = { $computer } 代打 { $who }

tricks-rules-different = **這裡不同的**
tricks-rules-usual = **照一般的**

tricks-hands = 最多 { $hands } 局
tricks-hands-end = 最多打 **{ $hands } 局**。

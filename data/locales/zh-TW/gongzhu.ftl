# 拱豬。

game-name-gongzhu = 🐷 拱豬
command-choice-game-gongzhu = 拱豬

command-gongzhu = 四人拱豬：抓羊，躲豬
command-gongzhu-open = 在這個頻道開一桌拱豬
command-gongzhu-open-stake = 輸家付給贏家多少，0 表示不設（預設：照伺服器設定）
command-gongzhu-open-rules = 這個伺服器存的自訂規則（預設：一般規則）
command-gongzhu-open-target = 有人的總分降到負的這個數就結束（預設：1000）
command-gongzhu-open-hands = 最多打幾局就結束（預設：不限）
command-gongzhu-open-level = 電腦玩家的程度（預設：普通）
command-gongzhu-open-pig-flips = 全紅的人，豬算加分嗎？（預設：是）
command-gongzhu-open-first-lead = 第一局哪張牌先出？（預設：黑桃 2）
command-gongzhu-open-teams = 1、3 號位對 2、4 號位，兩人總分相加（預設：否）

command-choice-pig-flips-all_hearts = 是：全紅的話，豬算加分
command-choice-pig-flips-never = 否：豬一律扣分
command-choice-pig-flips-all_points = 連羊和變壓器也吃到，豬才算加分
command-choice-first-lead-two_of_spades = 黑桃 2
command-choice-first-lead-two_of_clubs = 梅花 2

## 牌桌上

tricks-aim-gongzhu = **目標：** 吃到羊（方塊 J，+100），躲開紅心和豬（黑桃 Q，−100）。{ $teams ->
    [on] 總分高的隊贏。
   *[off] 分數最高的贏。
}

gongzhu-exposing = 👁️ **可以亮牌**{ $when }
    按「{ BUTTON("tricks-button-hand") }」選你要亮的。
gongzhu-picture-exposing = 可以亮牌

gongzhu-seat-exposed = 亮了 { $cards }
gongzhu-all-hearts = ❤️ { $who } **全紅！**
gongzhu-pig = 🐷 { $who } 吃到豬，下一局先出。

## 自己的牌上下

gongzhu-panel-choose-exposed = 👁️ **選要亮的牌，不亮也行**{ $when }
    亮的牌算兩倍，大家都看得到。
gongzhu-panel-none-exposable = 👁️ **你沒有牌可以亮**{ $when }
    還是按一下「{ BUTTON("gongzhu-panel-expose-nothing") }」，別人就看不出來。
gongzhu-panel-exposed = ✅ 你選了：{ $cards }。等其他人。
gongzhu-panel-open = -# 👁️ 亮牌：{ $cards }
gongzhu-panel-open-of = { $cards }（{ $who }）
gongzhu-panel-expose = 亮 { $cards }
gongzhu-panel-expose-nothing = 不亮

## 提示、檢討和排行榜

gongzhu-hint-expose = 💡 **亮 { $cards }。**
gongzhu-hint-expose-nothing = 💡 **不亮。**
gongzhu-hint-none-exposable = 💡 **不亮。** 能亮的四張牌，你一張都沒有。
gongzhu-review-exposing = { $game } · { $hand } · 亮牌
tricks-standings-sweeps-gongzhu = 全紅 { $sweeps } 次
command-gongzhu-open-pace = 每次出牌的時間，超過由電腦代打（預設：45 秒）

achievement-gongzhu-sweep = 第一次全紅

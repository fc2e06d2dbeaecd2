# 拱猪：名字、命令，以及只有这种牌桌才说的话。

game-name-gongzhu = 🐷 拱猪
command-choice-game-gongzhu = 拱猪

command-gongzhu = 四人拱猪：吃羊躲猪
command-gongzhu-open = 在本频道开一桌拱猪
command-gongzhu-open-stake = 输家付给赢家多少分，可以是0（默认：本服务器的设定）
command-gongzhu-open-rules = 本服务器保存的规则（默认：通用规则）
command-gongzhu-open-target = 有人总分到负多少就结束（默认：1000）
command-gongzhu-open-hands = 最多打几局（默认：不限）
command-gongzhu-open-level = 电脑打得多好（默认：普通）
command-gongzhu-open-pig-flips = 全红的人吃到猪，猪变正分吗？（默认：是）
command-gongzhu-open-first-lead = 第一局由哪张牌领出？（默认：黑桃2）
command-gongzhu-open-teams = 1、3号座位对2、4号座位，两人合计总分（默认：否）

command-choice-pig-flips-all_hearts = 是：全红时猪算正分
command-choice-pig-flips-never = 否：猪永远算负分
command-choice-pig-flips-all_points = 大满贯才算：全红加羊和变压器，猪算正分
command-choice-first-lead-two_of_spades = 黑桃2
command-choice-first-lead-two_of_clubs = 梅花2

## 在牌桌上

tricks-aim-gongzhu = **目标：**吃羊（方块J，+100），别吃红桃，躲开猪（黑桃Q，−100）。{ $teams ->
    [on] 总分高的一队赢。
   *[off] 总分最高的赢。
}

gongzhu-exposing = 👁️ **可以亮牌了**{ $when }
    按{ BUTTON("tricks-button-hand") }选要亮的。
# 牌桌图片里
gongzhu-picture-exposing = 可以亮牌了

gongzhu-seat-exposed = 亮了{ $cards }
gongzhu-all-hearts = ❤️ { $who } **全红！**
gongzhu-pig = 🐷 { $who } 吃了猪，领出下一局。

## 自己的牌上面和下面

gongzhu-panel-choose-exposed = 👁️ **选要亮的牌，也可以不亮**{ $when }
    亮了就翻倍，大家都看得到。
gongzhu-panel-none-exposable = 👁️ **你没有牌可亮**{ $when }
    还是按一下{ BUTTON("gongzhu-panel-expose-nothing") }，别让人看出来。
gongzhu-panel-exposed = ✅ 你选了：{ $cards }。等其他人选好。
gongzhu-panel-open = -# 👁️ 亮出：{ $cards }
gongzhu-panel-open-of = { $cards }（{ $who }）
gongzhu-panel-expose = 亮{ $cards }
gongzhu-panel-expose-nothing = 不亮

## 提示、复盘、排行榜

gongzhu-hint-expose = 💡 **亮{ $cards }。**
gongzhu-hint-expose-nothing = 💡 **不亮。**
gongzhu-hint-none-exposable = 💡 **不亮。**能亮的四张牌你一张也没有。
gongzhu-review-exposing = { $game } · { $hand } · 亮牌
tricks-standings-sweeps-gongzhu = 全红{ $sweeps }次
command-gongzhu-open-pace = 每步的时间，超时由电脑代打（默认：45秒）

achievement-gongzhu-sweep = 第一次全红

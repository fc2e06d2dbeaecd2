# 打牌时的提示，和打完后的复盘。

# 没有经验之谈可说的时候
tricks-advice-looking-ahead = 推算了很多种可能的发牌，别的打法都没有明显更好。
tricks-advice-looking-ahead-than = 根据很多种可能的发牌推算，{ $other }大约差{ $points }分。
tricks-advice-looking-ahead-nothing = 根据很多种可能的发牌推算，什么都不做大约差{ $points }分。
tricks-advice-plain = 没有理由选别的。

tricks-hint-play = 💡 **出{ $card }。**{ $advice }
tricks-hint-only = 💡 **出{ $card }。**只有这张能出。
tricks-hint-reason = - **{ $cards }：**{ $advice }
tricks-hint-against = - **别亮{ $cards }：**{ $advice }
tricks-hint-how = -# 这是一个电脑的意见，它看到的跟你一样多。

## 复盘

tricks-review-hand = { $table }号桌第{ $hand }局

tricks-review-own = { $game } · { $hand } · 你的复盘
tricks-review-costliest = **{ $count ->
    [1] 你最亏的一步
   *[other] 你最亏的{ $count }步
}**
tricks-review-mistake = { $rank }. **{ $where }：**{ $done }，更好：**{ $better }**
tricks-review-before = 出牌前
tricks-review-in-trick = 第{ $number }墩
tricks-review-cost = -# 大约亏{ $points }分，相对{ $teams ->
    [on] 对方
   *[off] 其他人
}来算
tricks-review-more-mistakes = 还有{ $count }步可以更好。
tricks-review-flawless = ✅ **没有失误：**高手电脑也不会打得更好。
# 手机上在“← 上一页”和“下一页 →”旁边
tricks-review-next-mistake = 失误 →
tricks-review-tricks = 逐墩看

tricks-review-trick = { $game } · { $hand } · 第{ $number }/{ $tricks }墩
tricks-review-you = { $who } **（你）**
tricks-review-led = 领出
tricks-review-took = 收下：**{ $score }**
tricks-review-so-far = -# 本局到这里：{ $scores }
tricks-review-score = { $who } {"\u200E"}{ $score }
tricks-review-otherwise = 💭 { $who } 选了{ $done }，更好：**{ $better }**
tricks-review-expected = 预期：{ $better } **{ $best }**，{ $done } **{ $worth }**
tricks-review-held = -# 当时手上的牌：{ $cards }
tricks-review-same = ✅ 高手电脑也不会打得更好。
tricks-review-silent = -# ⏳ 还在推算。过一会再打开这页看其余的。
tricks-review-advice = -# 💭 只按那个座位的牌来判断。
tricks-review-measured = -# 💭 { $is_own ->
    [yes] 只按你的牌来判断。
   *[no] 预期：{ $teams ->
        [on] 这一队领先多少分。
       *[off] 比其他人领先多少分。
    }
}{ $may_end ->
    [no] {""}
   *[yes] 快打完时，赢下这场也算在内。
}

error-hand-not-found = 找不到 { $hand }：这个游戏在本服务器没有打完这一局。
error-no-hand-here = 本频道还没打完过这个游戏的一局。写明是哪一局，例如 7.3。

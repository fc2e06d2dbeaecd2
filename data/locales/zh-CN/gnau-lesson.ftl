# 牛牛的教学。

lesson-gnau-ox = 你拿五张牌，跟庄家比。
    找出**牛**：三张加起来是10、20或30{ $triplet ->
        [on] ，或者三张同点数
       *[off] {""}
    }。
    A算1，J、Q、K算10。
lesson-gnau-ox-asked = 哪三张是牛？

lesson-gnau-hand = 五张牌：{ $cards }

lesson-gnau-none = 哪三张都凑不成牛，就是**没牛**，最小的牌。
lesson-gnau-none-asked = 有牛吗？点出那三张，没有就按{ BUTTON("gnau-pick-no-ox") }。

lesson-gnau-two = 牛摆在左边。把**另外两张**加起来，**只看尾数**。
    0算10，最大，叫牛牛，然后是9，一直到1。
lesson-gnau-two-asked = 另外两张是牛几？
lesson-gnau-two-hint = 把右边两张加起来，只看尾数。

lesson-gnau-best = { $doubles ->
        [on] 牛以外的**两张是对子，就是孖宝**，比任何尾数都大。孖宝之间比点数，{ $aces ->
            [high] A
           *[low] K
        }最大。
       *[off] 哪三张做牛，结果可以差很多。
    }
    { $three_six ->
        [free] 3可以当6，6可以当3。
        [swapped] 3算6，6算3。
       *[fixed] {""}
    }一手牌不止一种配法时，算最大的那种。
lesson-gnau-best-asked = 同一手牌，几种配法，哪种最好？
lesson-gnau-best-hint = { $kind ->
    [tonku] 牛以外是A和公牌，就是牛冬菇，比任何尾数都大。
   *[other] 对子比任何尾数都大，对子之间比点数。
}
lesson-gnau-way = 配法{ $number }

lesson-gnau-special = **特殊牌型**比其他牌都大。从大到小：
lesson-gnau-special-asked = 这是什么牌型？
lesson-gnau-special-hint = { $special ->
    [tonku] 先找牛。另外两张是什么？
   *[other] 看看五张牌的点数，这种牌型不用有牛。
}

lesson-gnau-wins = 你**只跟庄家**比，牌大的赢。要是一样大呢？
lesson-gnau-wins-asked = 谁赢？
lesson-gnau-wins-hint = 比一比两手牌的名字。
lesson-gnau-your-hand = 你
lesson-gnau-you = 我赢
lesson-gnau-dealer = 庄家赢
lesson-gnau-nobody = 打平

lesson-gnau-pays = **输赢按大的那手牌算。**你赢，按你的牌型收。你输，按庄家的牌型付。
lesson-gnau-pays-asked = 底分是{ $stake }，你赢或输多少分？
lesson-gnau-pays-hint = 庄家的牌大：用它的倍数乘底分。
lesson-gnau-payout = { $hand } ×{ $points }
lesson-gnau-pays-right = 庄家的{ $hand }赢了：{ $points }{"\u00A0"}×{"\u00A0"}底分。

lesson-gnau-bids = 有的牌桌要**抢庄**。大家先看四张牌，抢0到3倍。抢得最高的做庄，闲家再加倍：1、2、3或5倍。然后翻第五张。
    输赢要**再乘这两个倍数**。
lesson-gnau-bids-asked = 庄家抢庄 ×{ $bid }，你加倍 ×{ $raised }，底分是{ $stake }。你赢或输多少分？
lesson-gnau-bids-hint = 庄家的牌收{ $price }分，再乘两个倍数。
lesson-gnau-bids-right = { $price } × { $bid } × { $raised }。

lesson-gnau-end = 机器人自动帮你配最大的牛，除非牌桌要你自己配。
    { BUTTON("lesson-button-practise") }：给三手牌配牛。
    { BUTTON("lesson-button-table") }：在这里跟大家玩。
    -# 这里的规则：{ $rules } · `/gnau rules`

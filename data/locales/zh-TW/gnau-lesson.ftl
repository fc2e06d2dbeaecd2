# 妞妞教學。

lesson-gnau-ox = 你拿五張牌，跟莊家比大小。
    先湊**妞**（就是牛）：三張加起來是 10、20 或 30{ $triplet ->
        [on] ，三條也算
       *[off] {""}
    }。
    A 算 1。J、Q、K 算 10。
lesson-gnau-ox-asked = 哪三張湊成妞？

lesson-gnau-hand = 五張牌：{ $cards }

lesson-gnau-none = 沒有三張能湊成，就是**無妞**，最小的牌。
lesson-gnau-none-asked = 有妞嗎？按湊成的三張，或按「{ BUTTON("gnau-pick-no-ox") }」。

lesson-gnau-two = 左邊三張湊成了。把**另外兩張**加起來：**只看尾數**。
    0 算 10，最大，接著是 9 一路到 1。
lesson-gnau-two-asked = 另外兩張有多大？
lesson-gnau-two-hint = 右邊兩張加起來，只留尾數。

lesson-gnau-best = { $doubles ->
        [on] 湊成以後，**另外兩張是一對，就是對子妞**，贏過所有看尾數的牌。對子越大越好，{ $aces ->
            [high] A
           *[low] K
        } 最大。
       *[off] 用哪三張來湊，結果可能不同。
    }
    { $three_six ->
        [free] 3 可以當 6，6 可以當 3。
        [swapped] 3 算 6，6 算 3。
       *[fixed] {""}
    }湊法不只一種時，算最大的那種。
lesson-gnau-best-asked = 同一手牌，幾種擺法。哪種最大？
lesson-gnau-best-hint = { $kind ->
    [tonku] 另外兩張是 A 和人頭牌，就是牛冬菇，尾數再大都輸它。
   *[other] 對子比任何尾數大，對子之間比大小。
}
lesson-gnau-way = 擺法 { $number }

lesson-gnau-special = **特殊牌型**比其他牌都大，從最大的開始：
lesson-gnau-special-asked = 這是什麼牌型？
lesson-gnau-special-hint = { $special ->
    [tonku] 先湊出三張。另外兩張是什麼？
   *[other] 看牌的點數。這種牌型不用湊。
}

lesson-gnau-wins = 你只跟**莊家**比，牌大的贏。那一樣大呢？
lesson-gnau-wins-asked = 誰贏？
lesson-gnau-wins-hint = 比比看兩手牌的牌型。
lesson-gnau-your-hand = 你
lesson-gnau-you = 我贏
lesson-gnau-dealer = 莊家贏
lesson-gnau-nobody = 都不贏

lesson-gnau-pays = **倍數看贏的牌。** 贏了照你的倍數拿，輸了照莊家的倍數給。
lesson-gnau-pays-asked = 底分 { $stake }。你會贏或輸多少分？
lesson-gnau-pays-hint = 莊家的牌比較大：用莊家的倍數乘底分。
lesson-gnau-payout = { $hand } ×{ $points }
lesson-gnau-pays-right = 莊家贏，牌是{ $hand }：{ $points } × 底分。

lesson-gnau-bids = 有些牌桌要**搶莊**。大家先看四張，喊 0 到 3。喊最高的做莊，其他人選 1、2、3 或 5 倍，再翻第五張。
    輸贏要**乘上這兩個倍數**。
lesson-gnau-bids-asked = 莊家喊 ×{ $bid }，你加到 ×{ $raised }，底分 { $stake }。你會贏或輸多少分？
lesson-gnau-bids-hint = 莊家的牌本來拿 { $price } 分，再乘上兩個倍數。
lesson-gnau-bids-right = { $price } × { $bid } × { $raised }。

lesson-gnau-end = 機器人會幫你找最佳擺法，除非這桌要自己擺。
    「{ BUTTON("lesson-button-practise") }」：在三手牌裡找妞。
    「{ BUTTON("lesson-button-table") }」：在這裡跟大家玩。
    -# 這裡的規則：{ $rules } · `/gnau rules`

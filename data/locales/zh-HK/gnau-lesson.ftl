# 香港的叫法，其餘跟 zh-TW 一樣。

lesson-gnau-ox = 你拿五張牌，跟莊家比大小。
    先湊**牛**：三張加起來是 10、20 或 30{ $triplet ->
        [on] ，三條也算
       *[off] {""}
    }。
    A 算 1。J、Q、K 算 10。
lesson-gnau-ox-asked = 哪三張湊成牛？
lesson-gnau-none = 沒有三張能湊成，就是**冇牛**，最小的牌。
lesson-gnau-none-asked = 有牛嗎？按湊成的三張，或按「{ BUTTON("gnau-pick-no-ox") }」。
lesson-gnau-best = { $doubles ->
        [on] 湊成以後，**另外兩張是一對，就是孖寶**，贏過所有看尾數的牌。對子越大越好，{ $aces ->
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
lesson-gnau-end = 機器人會幫你找最佳擺法，除非這桌要自己擺。
    「{ BUTTON("lesson-button-practise") }」：在三手牌裡找牛。
    「{ BUTTON("lesson-button-table") }」：在這裡跟大家玩。
    -# 這裡的規則：{ $rules } · `/gnau rules`

# ヒントと振り返り

tricks-advice-looking-ahead = 何通りもの配りで試しましたが、ほかにはっきりよいものはありませんでした。
tricks-advice-looking-ahead-than = 何通りもの配りで試すと、{ $other }は約{ $points }点の損です。
tricks-advice-looking-ahead-nothing = 何通りもの配りで試すと、何もしないのは約{ $points }点の損です。
tricks-advice-plain = ほかを選ぶ理由はありません。

tricks-hint-play = 💡 **おすすめ：{ $card }。** { $advice }
tricks-hint-only = 💡 **{ $card }を出します。** 出せるのはこの1枚だけです。
tricks-hint-reason = - **{ $cards }：** { $advice }
tricks-hint-against = - **{ $cards }はやめる：** { $advice }
tricks-hint-how = -# あなたに見えるカードだけで考えたCPUの意見です。

tricks-review-hand = { $table }番卓 第{ $hand }局

tricks-review-own = { $game } · { $hand } · あなたの振り返り
tricks-review-costliest = **損の大きかった選択**
tricks-review-mistake = { $rank }. **{ $where }：** { $done }、よりよいのは**{ $better }**
tricks-review-before = 始める前
tricks-review-in-trick = トリック{ $number }
tricks-review-cost = -# { $teams ->
    [on] 相手チーム
   *[off] ほかのプレイヤー
}に対して約{ $points }点の損
tricks-review-more-mistakes = ほかに{ $count }回、もっとよい選択がありました。
tricks-review-flawless = ✅ **ミスなし：** 強いCPUでも、これよりうまくできませんでした。
tricks-review-next-mistake = ミスへ →
tricks-review-tricks = トリックごと

tricks-review-trick = { $game } · { $hand } · トリック{ $number }/{ $tricks }
tricks-review-you = { $who } **（あなた）**
tricks-review-led = リード
tricks-review-took = 取った：**{ $score }**
tricks-review-so-far = -# この局のここまで：{ $scores }
tricks-review-score = { $who } {"\u200E"}{ $score }
tricks-review-otherwise = 💭 { $who }の選択は{ $done }、よりよいのは**{ $better }**
tricks-review-expected = 期待値：{ $better }なら**{ $best }**、{ $done }なら**{ $worth }**
tricks-review-held = -# この手札での判断：{ $cards }
tricks-review-same = ✅ 強いCPUでも、これよりうまくできませんでした。
tricks-review-silent = -# ⏳ まだ考え中です。続きは、このページを開き直すと出ます。
tricks-review-advice = -# 💭 その席の手札だけで判断しています。
tricks-review-measured = -# 💭 { $is_own ->
    [yes] あなたの手札だけで判断しています。
   *[no] 期待値：{ $teams ->
        [on] このチームが何点上回るか。
       *[off] ほかの人より何点よいか。
    }
}{ $may_end ->
    [no] {""}
   *[yes] 終盤は、ゲームに勝つことも数えます。
}

error-hand-not-found = このサーバーに、このゲームの終わった局{ $hand }はありません。
error-no-hand-here = このチャンネルで終わったこのゲームの局は、まだありません。ほかの場所のものを7.3のように書いてください。

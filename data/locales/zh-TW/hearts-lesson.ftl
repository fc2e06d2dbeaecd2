# 傷心小棧教學。

lesson-hearts-cost = **分數最低的贏。** 每吃到一張紅心算 1 分，{ CARD("QS") } 算 13 分。其他牌不計分。
lesson-hearts-cost-asked = { $who } 吃下這墩，算幾分？
lesson-hearts-cost-hint = 每張紅心算 1 分，{ CARD("QS") } 算 13 分。
lesson-hearts-cost-right = { CARD("QS") } { $queen } 分，加紅心 { $hearts } 分：{ $cost } 分。

lesson-hearts-pass = 出牌前，**每人傳三張牌**：第一局傳左家，再來右家、對家，然後不傳。
    大家都傳了，才看得到收到的牌。
lesson-hearts-pass-asked = 你會傳哪三張？
lesson-hearts-pass-hint = 傳大紅心。如果保護 { CARD("QS") } 的黑桃太少，把它也傳走。小牌留著。
lesson-hearts-pass-right = 旁邊只有一張黑桃，{ CARD("QS") } 很快會被逼出來。大紅心會吃到有分的墩。

lesson-hearts-first = 每局都由 **{ CARD("2C") } 先出第一墩**。沒有梅花就墊別的，但不能墊紅心或 { CARD("QS") }。
lesson-hearts-first-asked = 你沒有梅花。哪張可以出？
lesson-hearts-first-right = 你沒有梅花，這張又不計分。

lesson-hearts-lead = 紅心沒破之前，誰都不能**先出**紅心。有人墊出紅心，才算破。
    先出 { CARD("QS") } 可以，但通常不是好主意。
lesson-hearts-lead-asked = 你先出，紅心還沒出過。按一張可以先出的牌。
lesson-hearts-lead-right = 現在只要不是紅心都行。

lesson-hearts-moon = **射月：** 十三張紅心和 { CARD("QS") } 全吃下，你算 0 分，其他人各加 26 分。
lesson-hearts-moon-asked = 其他紅心都還沒出。{ $who } 還能射月嗎？
lesson-hearts-moon-hint = 有別人吃到紅心或 { CARD("QS") } 嗎？
lesson-hearts-moon-right = 還沒有別人吃到紅心。只要有人吃到，這些就全算 { $who } 的分。

lesson-hearts-end = **有人超過 { $target } 分**，那局打完就結束。分數最低的贏。
lesson-hearts-end-asked = 誰贏？
lesson-hearts-end-hint = { $who } 超過 { $target } 分，所以結束了。誰的分數最低？
lesson-hearts-end-right = { $who } 超過 { $target } 分，而 { $winner } 的分數最低。

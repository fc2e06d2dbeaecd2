# 月ごとのメダルと実績

season-of = -# { $month }のメダル
season-button-past = 🏅 { $month }
season-button-older = ← { $month }
season-button-newer = { $month } →
season-button-now = 今月 →
season-others = -# ほか{ $others }人。
season-nobody-here = -# 受賞した{ $others }人は、もうサーバーにいません。
season-no-medals = この月のメダルはありません。
error-season-unknown = その月のメダルはもうありません。今月を見る：`/gnau leaderboard`

season-news = **🏅 { $month }のメダル**
season-news-line = { $board }：{ $winners }

medals-title = **メダル** · { $counts }
medals-line = { $mark } { $board } · { $month }
achievements-title = **実績**
achievements-line = 🏅 { $name } · { $date }
achievements-told = 🏅 **新しい実績：** { $name }

achievement-gnau-tonku = 初めての牛トンク
achievement-drill-week = デイリードリル1週間全問正解
achievement-deal-checked = 初めての配りの検証

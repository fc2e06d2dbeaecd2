# 毎日のお知らせ

announcement-title = ### 🗓️ 今日のカード · { $date }
announcement-about = ここの全員が同じカードです。成績になるのは、それぞれ1回だけです。
announcement-best = **昨日のトップ**
announcement-line = { $name }：**{ $who }** · { $result }
announcement-others = ほか{ $others }人

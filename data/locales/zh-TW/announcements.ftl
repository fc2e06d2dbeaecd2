# 每日公告。

announcement-title = ### 🗓️ 今天的牌 · { $date }
announcement-about = 這裡每個人拿到的牌都一樣。每項只算一次。
announcement-best = **昨天的最佳成績**
announcement-line = { $name }：**{ $who }** · { $result }
announcement-others = 另外 { $others } 人

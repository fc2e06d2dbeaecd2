# 每天的公告，发在管理员选的频道。

announcement-title = ### 🗓️ 今天的牌 · { $date }
announcement-about = 大家拿同样的牌，每项只算一次。
announcement-best = **昨天的最佳**
announcement-line = { $name }：**{ $who }** · { $result }
announcement-others = 另外{ $others }人

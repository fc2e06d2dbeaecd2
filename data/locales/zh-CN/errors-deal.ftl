## 发牌文件

error-deal-too-big = 这不是发牌文件：它超过{ $largest }字节。
error-deal-not-utf-8 = 这个发牌文件被改过：第{ $place }个字节不是 UTF-8。
error-deal-format-unknown = 不认得这种发牌文件：“format”是“{ $format }”，不在这些里面：{ $known }。
error-deal-scheme-unknown = 这次发牌用的是方案 { $scheme }，这里只认得 { $known }。更新一下程序。
error-deal-value-invalid = “{ $key }”里不能是“{ $value }”。这个发牌文件被改过。
# 牛牛
error-deal-seats-differ = “parts”要先写庄家（玩家做庄，又不是抢庄时），再把“hand_record”里的闲家各写一次。这个文件被改过。
# 红心大战和拱猪
error-deal-trick-seats-differ = “parts”要按顺序把“seats”里的人各写一次。这个文件被改过。
error-deal-hand-unfinished = 牌没有全部打完。

## 查找牌局

error-round-id-invalid = “{ $round }”不是局的编号。要写桌号.局号，例如 7.3。
error-round-not-found = 找不到 { $round }：本服务器没有打完的这一局牛牛。
error-round-unseen = { $round } 这局还在开牌，过几秒再试。
error-round-unproven = `{ $round }` 发牌时还没有检查功能。
error-no-round-here = 本频道还没打完过一局牛牛。写明是哪一局，例如 7.3。

# 保存了人们的什么数据，他们能怎么办，数据会怎样。

privacy-former-player = 前玩家

privacy-about-title = ## 🔐 这个机器人保存什么
privacy-about-kept = **保存什么**
    认得出你的，只有 Discord 账号编号，不存名字、头像和消息。
    在每个服务器，以及服务器以外：
    - 你的分数，以及每次变动
    - 你的牌桌、打过的局和场，连同牌和得分
    - 你每次加进洗牌的内容
    - 你的练习答案、每日牌局和比赛
    - 你的奖牌和成就
    - 最后改设置的是不是你，以及你有没有被禁止打牌

    所有服务器通用：
    - 你的个人设置，包括时区、勿扰时段和休假
    - 上次提醒轮到你的时间
    - 机器人跟你私信的频道，以及私信的语言：跟你的 Discord 一样
    - 和你共用代码的朋友，以及从什么时候开始
    - 给你发牌的消息在哪里，最多保存十天
privacy-about-why = **为什么**
    为了打牌，为了每局只算一次输赢，也为了以后谁都能检查发牌。
privacy-about-seen = **谁看得到**
    绝不转给别人。
    - 你的分数和战绩：本服务器的成员
    - 你在服务器以外打的：和你共用代码的朋友
    - 一局和它的牌：打过这局的人，或看得到那个频道的人
    - 你的休假：看得到你慢速牌桌的人
    - 全部：机器人的运营者，以及存放数据库和备份的人
privacy-about-ends = **保存多久**
    到你删除为止，或服务器移除机器人30天后。备份留多久由运营者决定。
    -# 之后，在你有过余额的每个服务器，还会留一个代码30天，免得有人靠删除数据来得分。没有密钥，谁也没法从代码查到你。
privacy-about-how = `/privacy export` 把全部数据发给你。
    `/privacy delete` 删除所有服务器的数据。
    `/privacy hide-word` 隐藏你切牌用的词。

privacy-export = 保存的关于你的一切：一个 JSON 文件，每部分另有一张表（CSV）。
privacy-export-sent = 保存的关于你的一切，已经私信给你了。
privacy-export-here = 我没法给你发私信。现在就存下来，这条消息会消失。

privacy-delete-title = ## 删除你的数据吗？
privacy-delete-goes = **会删除的，在所有服务器**
    - 你的分数、打过的局和战绩
    - 你的奖牌和成就
    - 你的练习答案、每日牌局、比赛、共用的代码和个人设置
    - 别人数据里你的账号编号
privacy-delete-stays = **会留下的**
    - 打过的局，留给跟你打过的人：你的座位写“前玩家”
    - 你加进洗牌的内容，不带名字
    - 服务器禁止你打牌的记录
    - 每份余额一个代码，保存30天（见 `/privacy about`）
    - 已经发在频道里的消息
privacy-delete-sure = **删除后不能恢复。**你可以马上再打，像新人一样。新余额30天内从{"\u00A0"}0{"\u00A0"}分开始，今天也没有每日积分。
privacy-button-keep = 保留我的数据
privacy-button-delete = 删除我的数据
privacy-deleted-title = ## 你的数据已删除
privacy-deleted = { $servers ->
    [0] 没有哪个服务器存过你的数据
   *[other] 在{ $servers }个服务器存过你的数据
}。{ $rounds ->
    [0] 你没有打过一局。
   *[other] 你在{ $rounds }局里变成了“前玩家”。
}

error-privacy-busy = 我正在处理，等处理完吧。
error-nothing-kept = 没有保存你的任何数据。
error-export-too-big = 你的数据有 { $megabytes } MB，超过 Discord 能发的大小。向机器人的运营者要吧。
error-nothing-to-delete = { error-nothing-kept }
error-deletion-not-yours = 只有提出的人能删除自己的数据。
error-deletion-expired = 那个问题过期了，什么也没删。再输入一次 `/privacy delete`。
privacy-table = { $game } · [{ $table }号桌]({ $link })
error-deletion-at-tables = 先离开这些牌桌，或把你开的桌关掉。
    { $tables }

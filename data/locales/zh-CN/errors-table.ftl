# 不能做某件事时，私下说的话。

error-unexpected = 抱歉，出错了。什么都没丢，再试一次吧。要是一直这样，把这个编号告诉机器人的运营者：`{ $reference }`
error-connection-lost = 抱歉，我跟 Discord 断开了。看看刚才那步成了没有，没成就再试一次。
error-database-away = 抱歉，我现在读不到记录。什么都没丢，过一分钟再试。
error-served-elsewhere = 那个按钮在这里没用。点上面的链接，到牌桌去按。
error-command-unknown = 这个命令刚刚变了。过一会再输入 `/`。
error-option-out-of-range = `{ $option }` 必须是{ $lowest }到{ $highest }之间的整数。
error-option-length = `{ $option }` 要有{ $lowest }到{ $highest }个字符。
error-option-not-offered = `{ $option }` 不能是“{ $value }”，从 Discord 列出来的里面选。
error-quiet-hours-too-long = 勿扰时段一天最多{ $most }小时，选少一点。
error-time-zone-unknown = 我不认识这个时区，输入像 Asia/Kolkata 或 UTC+5:30 这样的。
error-vacation-running = 你已经在休假了，先结束这次。
error-vacation-too-long = { $days ->
    [0] 你这个月没有天数了，等下个月吧。
   *[other] 你这个月还有{ $days }天，选少一点。
}
error-not-in-this-server = 只有本服务器的成员可以这么做。
error-one-at-a-time = 稍等，你上一个操作还没完成。
error-still-thinking = { error-one-at-a-time }
error-form-forgotten = 那张表单过期了，再按一次按钮。
error-only-in-server = 这要在有机器人的服务器里用。
error-table-needs-server = 开桌要在有机器人的服务器里。
invite-button = 添加到服务器
error-bot-lacks-permissions = 要在本频道开桌，我需要这些权限：{ $permissions }。

error-table-here = 本频道已经有一桌这个游戏了：[去牌桌]({ $link })
error-no-table-here = 本频道没有这样的牌桌。开一桌：`/{ $game } open`
error-table-unknown = { error-table-closed }
error-table-closed = 那张桌已经关闭，另开一桌吧。
error-table-damaged = 抱歉，这桌的记录坏了。牌桌正在关闭，底分全部退还。
error-round-over = 那一局已经结束，去看最新的牌桌消息。

error-follow-full = 观战这桌的人太多了，过几分钟再试。
error-follow-unseen = 你看不到那桌的频道，所以不能观战。
error-follow-tournament = 比赛桌不能观战：其他桌还在打同样的牌。
error-already-seated = 你已经入座了。
error-not-seated = 你还没有座位，先按{ BUTTON("gnau-button-join") }。
error-already-dealing = 你已经是庄家了。
error-bank-not-to-take = 你不能在这里做庄。桌主可以在{ BUTTON("more-button") }里改。
error-bank-taken = { $dealer } 在做庄，等对方下庄你就能做。
error-bank-not-yours = 你不是庄家。
error-nobody-to-pass-to = 没有别人能接着做庄。你可以离桌，或等人加入。
error-bank-needs-two = 抢庄至少要两个人。还得有人按{ BUTTON("gnau-button-join") }。
error-no-bidding-now = 现在不是抢庄的时候。
error-nothing-to-decide = 现在没有要你决定的。
error-bidding-over = 抢庄已经结束。
error-raising-over = 现在不是加倍的时候。
error-already-bid = 你抢过了，大家都抢完就公布。
error-already-raised = 你选过了，大家都选好就翻第五张。
error-banker-raises-nothing = 你是庄家，只有闲家加倍。
error-bid-not-offered = 这里不能抢庄 ×{ $number }，点按钮选一个吧。
error-raise-not-offered = 这里不能加倍 ×{ $times }，点按钮选一个吧。
error-cards-face-down = 第五张还盖着，要先抢庄和加倍。
error-dealer-without-players = 只有庄家入座。还得有人按{ BUTTON("gnau-button-join") }。
error-choose-your-three = 这桌要自己配牛：按{ BUTTON("gnau-button-hand") }，点出三张，再按{ BUTTON("gnau-pick-confirm") }。
error-splits-by-themselves = 这桌庄家的牌自动配牛。
error-already-chosen = 你已经确定怎么配了。
error-still-choosing = 还有{ $people }人在配牛。大家都配好或时间到，就开牌。
error-own-split-needs-time = 自己配牛，至少要留{ $least }秒才开牌。
error-cut-word-invalid = 一个词要有1到{ $longest }个字符，只能用文字、数字、空格和半角的 .,!?'-。
error-chain-used-up = 这桌的{ $rounds }局都发完了，另开一桌吧。
error-table-full = { $players }个座位都坐满了，有人离桌你就能加入。
error-cards-are-out = 牌已经发了，等打完再试。
error-player-cannot-cover = 这里一局可能输{ $need }分，你有{ $balance }分。{ $stake ->
    [0] {""}
   *[other] 你的分够打底分{ $stake }的桌：到别的频道输入 `/gnau open stake:{ $stake }`。
}
error-dealer-cannot-cover = 这局庄家 { $dealer } 可能输{ $need }分，但只有{ $balance }分。可以按{ BUTTON("gnau-button-give-bank") }，或{ $stake ->
    [0] 少几个闲家再发牌。
   *[other] 另开一桌，底分{ $stake }。
}
error-bank-cannot-cover = 做庄一局可能输{ $need }分，你有{ $balance }分。你可以当闲家{ $stake ->
    [0] {""}
   *[other] ，或另开一桌，底分{ $stake }
}。
error-account-too-new = 这个底分，一{ $unit ->
    [game] 场
   *[round] 局
}可能输{ $need }分。你的 Discord 账号太新，一次最多只能输给别人{ $limit }分。{ $stake ->
    [0] {""}
   *[other] 底分{ $stake }就可以。
}解除限制：{ $when }
error-dealer-account-too-new = 这局庄家 { $dealer } 可能输{ $need }分，但账号太新，一次最多只能输给别人{ $limit }分。可以按{ BUTTON("gnau-button-give-bank") }，或少几个闲家再发牌。解除限制：{ $when }
error-dealer-covers-no-more = 一局里，庄家 { $dealer } 可能输给每个闲家{ $need }分，{ $players ->
    [0] 一个人也付不起
   *[other] 只付得起{ $players }人
}。请对方按{ BUTTON("gnau-button-give-bank") }吧。
error-nobody-can-cover = 这里一局可能输{ $need }分，谁都没有这么多。{ $stake ->
    [0] {""}
   *[other] 开一桌底分{ $stake }或更小的吧。
}
error-no-players = 还没有人入座。得有人先按{ BUTTON("gnau-button-join") }。
error-only-leader = 只有桌主、庄家或服务器管理员可以这么做。
error-nothing-to-reveal = 没有牌可开。
error-reveal-first = 先打完这一局。
error-already-ready = 你准备好了，大家都好了就开牌。
error-dealer-reveals = 你是庄家：等大家都看过牌，按**开牌**。
error-no-cards-now = 现在还没发牌。下次发牌你就有牌了。
error-not-in-round = 这局你没有牌。开牌后按{ BUTTON("gnau-button-join") }。
error-no-round-yet = 这里还没打过一局。
error-go-on-later = 现在只有桌主能继续。其他人可以继续的时间：{ $when }
error-pace-invalid = 没有这个速度。请选10秒到3天。

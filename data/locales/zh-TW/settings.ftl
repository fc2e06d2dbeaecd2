# 伺服器設定的私人面板。

language-name = 繁體中文（台灣）

settings-title = ⚙️ 設定 · { $page }

settings-page-rules = 規則
settings-page-hands = 特殊牌型
settings-page-payouts = 倍數
settings-page-table = 牌桌
settings-page-access = 伺服器
settings-page-points = 積分
settings-page-pace = 速度

settings-intro-rules = -# 用在新開的妞妞牌桌。
settings-intro-hands = { settings-intro-rules }
settings-intro-payouts = -# 新開的妞妞牌桌裡，各種牌型的倍數：0 到 100。
settings-intro-table = { settings-intro-rules }
settings-intro-access = -# 馬上生效。已開的桌照樣玩。
settings-intro-pace = -# 馬上生效。
settings-intro-points = -# 已開的桌照原來的方式玩完。

## 每項設定的名稱和用途

settings-name-preset = 規則組
settings-about-preset = 一次設定所有規則和倍數。
settings-name-tens-in-five-dukes = 五公用 10
settings-about-tens-in-five-dukes = 10 當人頭牌：10、J、Q、K 任五張就是五公。
settings-name-tens-in-tonku = 牛冬菇用 10
settings-about-tens-in-tonku = 牛冬菇和嫩菇裡，10 可以當人頭牌。
settings-name-five-small = 五小
settings-about-five-small = 五張 A 到 4 在什麼時候算五小。
settings-name-triplet-passport = 三條
settings-about-triplet-passport = 一定算湊成。
settings-name-pair-three-six = 3 和 6 成對
settings-about-pair-three-six = 另外兩張是 3 和 6 或 3 和 3，算一對 6。
settings-name-nenku = 嫩菇
settings-about-nenku = 黑桃以外的 A 配 J、Q、K 有多大。
settings-name-ties = 平手
settings-about-ties = 牌一樣大時誰贏。
settings-name-three-six = 3 和 6 算多少
settings-about-three-six = 湊的三張和另外兩張都適用。
settings-name-tonku = 牛冬菇
settings-about-tonku = 配人頭牌要哪張 A。
settings-name-doubles = 對子妞
settings-about-doubles = 另外兩張是一對，比任何尾數都大。
settings-name-aces = 一對 A
settings-about-aces = 在對子妞裡排哪裡。
settings-name-bomb = 炸彈
settings-about-bomb = 四張同點數的牌，不用湊。
settings-name-silver = 銀妞
settings-about-silver = 五張都是 10、J、Q、K，其中要有 10，不用湊。
settings-name-order = 最大的牌型
settings-about-order = 哪些排在前面。
settings-name-dealer = 莊家
settings-about-dealer = 誰做莊，除非 `/gnau open` 另外指定。
settings-name-split = 擺牌
settings-about-split = 誰擺牌，除非 `/gnau open` 另外指定。
settings-name-stake-points = 一般底分
settings-about-stake-points = 除非 `/gnau open` 另外指定。
settings-name-lowest-stake = 最低底分
settings-about-lowest-stake = 一桌最少要多少。
settings-name-highest-stake = 最高底分
settings-about-highest-stake = 一桌最多能多少。
settings-name-reveal-s = 開牌前的秒數
settings-about-reveal-s = 0（立刻開牌）到 259200（3 天）。
settings-name-own-reveal-s = 自己擺牌的秒數
settings-about-own-reveal-s = 10 到 259200。
settings-name-bid-s = 搶莊的秒數
settings-about-bid-s = 5 到 120，加倍也一樣久。
settings-name-suspense = 開牌方式
settings-about-suspense = 牌怎麼翻開，已開的桌也適用。
settings-name-language = 語言
settings-about-language = 用在公開訊息。
settings-name-channels = 頻道
settings-about-channels = 可以開桌的地方。討論串跟著所屬頻道。
settings-name-opener-role = 誰能開桌
settings-about-opener-role = 誰都能加入。
settings-name-announcement-channel = 每日公告
settings-about-announcement-channel = 每天的練牌和牌局貼在哪裡，附上昨天的最佳成績。
settings-name-announce-medals = 每月獎牌
settings-about-announce-medals = 每月第一次公告會列出得獎的人。
settings-out-of-reach = ⚠️ 我沒辦法貼在那裡。讓我能檢視並傳送訊息，或選別的頻道。
settings-name-tables-per-member = 每人桌數
settings-about-tables-per-member = 一位成員能同時開幾桌。管理員不限。
settings-name-tables-per-server = 伺服器桌數
settings-about-tables-per-server = 整個伺服器能同時開幾桌。
settings-name-more-time = 更多時間
settings-about-more-time = 在 `/preferences` 要求更多時間的成員，時間乘上幾倍。
settings-name-computers-pace = 電腦玩家的速度
settings-about-computers-pace = 傷心小棧和拱豬，已開的桌也適用。
settings-name-opening-pause-s = 開桌間隔秒數
settings-about-opening-pause-s = 成員隔多久才能再開一桌。管理員不限。
settings-name-blocked = 封鎖的玩家
settings-about-blocked = 不能在這裡玩。見 `/manage block`。
settings-nobody = 沒有人
settings-name-rule-sets = 這裡存的規則組
settings-about-rule-sets = 自己取名的自訂規則。見 `/manage rules`。
settings-name-hidden-words = 隱藏的詞
settings-about-hidden-words = 切牌用的詞。見 `/manage hide-word`。
settings-name-points = 積分方式
settings-about-points = 有限積分從起始積分開始。純計分的分數會留著，換回來還在。
settings-name-opening-grant-points = 起始積分
settings-about-opening-grant-points = 只限有限積分：每個人一開始有多少。
settings-name-daily-points = 每日積分
settings-about-daily-points = 只限有限積分：用 `/points claim` 領。
settings-name-giving = 送積分
settings-about-giving = 只限有限積分：用 `/points give`。
settings-name-giving-min-age-days = 帳號要滿幾天
settings-about-giving-min-age-days = 不滿天數的帳號不能送積分，一次最多也只能輸掉下面的分數。
settings-name-giving-cap-points = 一天最多送多少
settings-about-giving-cap-points = 每人。新帳號一局或一場最多也只能輸這麼多。

settings-value = **{ $name }：** { $value }

## 可以選的

settings-choice-dealer-house = 機器人做莊
settings-choice-dealer-opener = 桌主
settings-choice-dealer-rotate = 每局輪流
settings-choice-dealer-winner = 上一局贏最多的人
settings-choice-dealer-anyone = 誰想做莊都行
settings-choice-dealer-bid = 先看四張再搶莊，喊最高的做莊
settings-choice-split-auto = 機器人找最佳擺法
settings-choice-split-own = 各擺各的
settings-choice-suspense-off = 一次全開
settings-choice-suspense-quick = 一步一步，6 秒
settings-choice-suspense-slow = 一步一步，12 秒
settings-choice-computers-pace-brisk = 快：半秒一張
settings-choice-computers-pace-usual = 一般：一秒一張
settings-choice-computers-pace-calm = 慢：兩秒一張
settings-choice-points-score = 純計分：可以低於零
settings-choice-points-bankroll = 有限積分：有多少玩多少
settings-choice-five-small-any = 不限總和
settings-choice-five-small-off = 不玩
settings-choice-five-small-total-10 = 總和最多 10
settings-choice-nenku-ox-one = 等於妞1
settings-choice-nenku-special = 大過對子妞
settings-choice-ties-dealer = 莊家
settings-choice-ties-push = 不輸不贏
settings-choice-ties-high-card = 比最大單張
settings-choice-three-six-free = 隨你選
settings-choice-three-six-fixed = 照牌面
settings-choice-three-six-swapped = 3 算 6，6 算 3
settings-choice-tonku-spades = 黑桃 A
settings-choice-tonku-any = 哪張 A 都行
settings-choice-tonku-off = 不玩牛冬菇
settings-choice-aces-low = 最小
settings-choice-aces-high = 最大
settings-choice-order-dukes-first = 五公、五小
settings-choice-order-small-first = 五小、炸彈、五公
settings-switch-on = 是
settings-switch-off = 否
settings-language-own = 跟 Discord 一樣
settings-none-of-these = 自訂
settings-everywhere = 不限
settings-everyone = 所有人
settings-nowhere = 不公告
settings-clear-announcement-channel = 改成不公告
settings-clear-channels = 開放所有頻道
settings-clear-opener-role = 所有人都能開桌

## 表單和按鈕

settings-change = ✏️ { $form }
settings-form-high-hands = 大牌的倍數
settings-form-ox-hands = 有妞的倍數
settings-form-high-singles = 妞5–妞9 的倍數
settings-form-low-singles = 妞1–妞4 和無妞的倍數
settings-form-stakes = 底分
settings-form-reveal = 開牌
settings-form-thinking = { settings-name-more-time }
settings-form-opening = 開桌限制
settings-form-grants = 起始和每日積分
settings-form-giving = 送積分的限制
settings-reset = 重設…
settings-reset-question = ### 重設所有設定？
    積分、牌桌、封鎖、隱藏的詞和規則組會保留。
settings-reset-yes = 全部重設
settings-reset-no = 保留設定

## 哪裡不對，怎麼辦

error-settings-only-managers = 只有伺服器管理員可以改設定。規則看 `/gnau rules`。
error-server-setting-invalid = 「{ $setting }」不能用「{ $value }」。換一個。
error-server-setting-out-of-range = { $setting }：要填 { $lowest } 到 { $highest } 的整數，不是「{ $value }」。
error-stakes-disordered = 一般底分（{ $stake }）要在 { $lowest } 和 { $highest } 之間。
error-stake-not-allowed = 這裡的底分要在 { $lowest } 和 { $highest } 之間。
error-channel-not-allowed = 這裡不能開桌。試試 { $channels }。
error-opener-role-missing = 在這裡只有 { $role } 可以開桌。加入哪一桌都行。

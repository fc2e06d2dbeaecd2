# 存了哪些資料，以及能怎麼處理。

privacy-former-player = 已離開的玩家

privacy-about-title = ## 🔐 這個機器人存了什麼
privacy-about-kept = **存什麼**
    關於你本人，只有 Discord 使用者 ID：沒有名字、頭像和訊息。
    每個伺服器各存，伺服器以外也是：
    - 你的積分，以及每一筆變動
    - 你的牌桌、局和場，還有你的牌和分數
    - 你加進每次洗牌的東西
    - 你的練牌答案、每日牌局和比賽
    - 你的獎牌和成就
    - 上次改設定的是不是你，以及你是否被封鎖

    所有伺服器共用：
    - 你的偏好設定，包括時區、勿擾時段和休假
    - 上次提醒輪到你是什麼時候
    - 你和機器人私訊的頻道，以及私訊的語言：跟你的 Discord 一樣
    - 和你共用代碼的朋友，以及從什麼時候開始
    - 顯示你的牌的訊息在哪裡，最多存十天
privacy-about-why = **為什麼**
    用來玩牌、讓每局只結算一次，以及之後能驗證任何一次發牌。
privacy-about-seen = **誰看得到**
    絕不交給別人。
    - 你的積分和戰績：伺服器的成員
    - 你在伺服器以外打的：和你共用代碼的朋友
    - 一局和其中的牌：玩過那局的人，或看得到那個頻道的人
    - 你的休假：看得到你慢速牌桌的人
    - 全部：機器人的營運者，以及存放資料庫和備份的人
privacy-about-ends = **存多久**
    到你刪除為止，或伺服器移除機器人後 30 天。備份留多久由營運者決定。
    -# 之後，你有過有限積分的每個伺服器會再留一個代碼 30 天，免得有人靠刪除資料多拿積分。沒有金鑰就沒辦法追溯到你。
privacy-about-how = `/privacy export` 把全部資料傳給你。
    `/privacy delete` 刪除所有伺服器的資料。
    `/privacy hide-word` 隱藏你切牌用的詞。

privacy-export = 關於你的全部資料：一個 JSON 檔，每個部分再附一張表（CSV）。
privacy-export-sent = 關於你的全部資料在你的私訊裡。
privacy-export-here = 我沒辦法傳私訊給你。現在就存下來，它會消失。

privacy-delete-title = ## 要刪除你的資料嗎？
privacy-delete-goes = **在每個伺服器刪除的**
    - 你的積分、紀錄和戰績
    - 你的獎牌和成就
    - 你的練牌答案、每日牌局、比賽、共用的代碼和偏好設定
    - 別人資料裡你的使用者 ID
privacy-delete-stays = **會留下的**
    - 那些局，留給跟你玩過的人：你的座位會寫「已離開的玩家」
    - 你加進洗牌的東西，不帶名字
    - 伺服器的封鎖
    - 你有過有限積分的每個伺服器各一個代碼，留 30 天（見 `/privacy about`）
    - 已經貼在頻道裡的訊息
privacy-delete-sure = **刪了就不能復原。** 你可以馬上以新玩家的身分再玩。30 天內，新的有限積分從 0 開始，今天也沒有每日積分。
privacy-button-keep = 保留我的資料
privacy-button-delete = 刪除我的資料
privacy-deleted-title = ## 你的資料已刪除
privacy-deleted = { $servers ->
    [0] 沒有任何伺服器存著你的資料
   *[other] 原本存在 { $servers } 個伺服器
}。{ $rounds ->
    [0] 你沒有玩過任何一局。
   *[other] 你在 { $rounds } 局裡變成「已離開的玩家」。
}

error-privacy-busy = 我已經在處理了。等它做完。
error-nothing-kept = 沒有存任何關於你的資料。
error-export-too-big = 關於你的資料有 { $megabytes } MB，超過 Discord 能傳的大小。向機器人的營運者要。
error-nothing-to-delete = { error-nothing-kept }
error-deletion-not-yours = 只有提出的人能刪除自己的資料。
error-deletion-expired = 那個問題過期了，什麼都沒刪。再輸入一次 `/privacy delete`。
privacy-table = { $game } · [{ $table } 號桌]({ $link })
error-deletion-at-tables = 先離開這些牌桌，或關掉你開的。
    { $tables }

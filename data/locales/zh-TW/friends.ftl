friends-title-none = 👥 和朋友比一比
friends-about = 產生一組代碼，傳給朋友。有代碼的人都看得到每天和這個月誰打得最好。
    最多 { $most } 人加入。
friends-title = 👥 朋友 · { $name }
friends-code = 代碼：`{ $code }`
friends-line = { $rank } **{ $name }** · { $score }
friends-not-yet = -# 還沒打：{ $people }
friends-firsts = { $days } 天拿第一
friends-right = 答對 { $right } 題
friends-left = 你退出了。想回來就輸入 `{ $code }`。
friends-form = 加入朋友
friends-form-code = 朋友的代碼
friends-form-why = 例如 K7QM-4TXP
friends-button-open = 👥 朋友
friends-button-day = 今天
friends-button-month = 這個月
friends-button-make = 新代碼
friends-button-type = 輸入代碼
friends-button-leave = 退出
friends-button-next = 下一組：{ $code }

error-friends-code-unknown = 沒有這組代碼。檢查一下再輸入。
error-friends-full = 這一組滿了：{ $most } 人。
error-friends-too-many-groups = 你已經在 { $most } 組裡了。先退出一組。

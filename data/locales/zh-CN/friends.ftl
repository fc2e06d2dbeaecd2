friends-title-none = 👥 和朋友比一比
friends-about = 生成一个代码，发给朋友。有代码的人都能看到每天和本月谁打得最好。
    最多{ $most }人加入。
friends-title = 👥 朋友 · { $name }
friends-code = 代码：`{ $code }`
friends-line = { $rank } **{ $name }** · { $score }
friends-not-yet = -# 还没打：{ $people }
friends-firsts = { $days }天拿第一
friends-right = 答对{ $right }题
friends-left = 你退出了。想回来就输入 `{ $code }`。
friends-form = 加入朋友
friends-form-code = 朋友的代码
friends-form-why = 例如 K7QM-4TXP
friends-button-open = 👥 朋友
friends-button-day = 今天
friends-button-month = 本月
friends-button-make = 新代码
friends-button-type = 输入代码
friends-button-leave = 退出
friends-button-next = 下一组：{ $code }

error-friends-code-unknown = 没有这个代码。检查一下再输入。
error-friends-full = 这一组满了：{ $most }人。
error-friends-too-many-groups = 你已经在{ $most }个组里了。先退出一个。

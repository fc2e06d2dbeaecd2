# 这个机器人是什么，由谁运营。

about-title = ## { $bot }
    用娱乐积分打牌的牌桌：积分不买卖，也不兑换。
about-games = **游戏：**{ $games }
about-version = **版本：**{ $version }
about-host = **运营者：**{ $contact }
about-no-host = **运营者：**不详。问问添加这个机器人的人。
about-privacy = **你的数据：**`/privacy about`
about-source = **源代码：**{ $url } · { $licence } 许可证
about-licence = **许可证：**{ $licence }

# 在 `/help` 的第一屏下面。
help-more = 想打得更好，可以自己练习：{ BUTTON("lesson-button-open") }最后一页就有，也可以用 `/gnau practice`。
    -# 输入 `/` 可以看到所有命令。
help-outside = ## 🃏 你的纸牌游戏
    先学一个游戏：按下面的按钮。再自己打：`/gnau daily`、`/gnau practice`、`/hearts daily` 和 `/gongzhu daily`。
    -# 开桌要在有机器人的服务器里。
help-button-preferences = 🎛️ 个人设置
help-button-settings = ⚙️ 设置
help-button-turns = ⏰ 轮到你了

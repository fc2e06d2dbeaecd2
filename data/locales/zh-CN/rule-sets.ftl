# 服务器自己起名保存的规则。

rule-sets-title = ## 📜 保存的规则
    -# 给玩法规则起个名，最多{ $most }套，开桌时可以选。
rule-sets-listed = **{ $name }** · { $game }
    -# { $rules }
rule-sets-none = 还没有。保存一桌的规则，或别的服务器分享的一行。
rule-sets-newer = 是较新版本的机器人保存的。
rule-sets-show = 看一套
rule-sets-keep = 保存规则…
rule-sets-back = ← 返回
rule-sets-drop = 删除

rule-sets-one-title = ## { $name } · { $game }
rule-sets-as-usual = 全部照通用规则。
rule-sets-use = 要用这套规则，输入 `{ $command }`，`rules` 选**{ $name }**。
rule-sets-share = 要分享，就复制这一行。无论在哪个服务器，**保存规则…**都认得。
    ```
    { $line }
    ```
rule-sets-dropped = **{ $name }**已删除。用这一行可以恢复：
    ```
    { $line }
    ```
rule-sets-dropped-newer = **{ $name }**已删除。
rule-sets-here = 这里还保存了：{ $names }。在 `/{ $game } open` 的 `rules` 里选。

rule-sets-form = 保存规则
rule-sets-form-name = 名字
rule-sets-form-name-why = 同名的会被换掉。
rule-sets-form-rules = 规则
rule-sets-form-rules-why = 别人分享的一行，例如 gnau: kopitiam,ties=push 或 hearts: spot=on,hands=4

error-rule-set-unknown = 这里没有叫“{ $name }”的规则，从输入时出现的列表里选。
error-rule-set-gone = 那套规则被人删了。用 `/manage rules` 看其他的。
error-rule-set-name-invalid = 名字要有1到{ $most }个字符，不能是“{ $name }”。
error-rule-set-name-taken = 在这个游戏里，“{ $name }”已经指别的规则，换个名字吧。
error-rule-set-game-unknown = 开头要写游戏和冒号，例如“gnau:”，不能是“{ $game }”。有：{ $known }。
error-too-many-rule-sets = 本服务器最多保存{ $most }套规则，已经满了。用 `/manage rules` 删一套吧。

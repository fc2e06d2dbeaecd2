# 伺服器自己取名存下的規則。

rule-sets-title = ## 📜 規則組
    -# 取了名字的自訂規則，最多 { $most } 組。開桌時可以選。
rule-sets-listed = **{ $name }** · { $game }
    -# { $rules }
rule-sets-none = 還沒有。可以把某一桌的規則存起來，或貼上別的伺服器分享的那一行。
rule-sets-newer = 這是較新版本的機器人存的。
rule-sets-show = 看一組
rule-sets-keep = 儲存規則…
rule-sets-back = ← 返回
rule-sets-drop = 刪除

rule-sets-one-title = ## { $name } · { $game }
rule-sets-as-usual = 全照一般規則。
rule-sets-use = 要照這組玩，輸入 `{ $command }`，`rules` 選 **{ $name }**。
rule-sets-share = 想分享就複製這一行。任何伺服器的「**儲存規則…**」都能貼上。
    ```
    { $line }
    ```
rule-sets-dropped = **{ $name }** 已刪除。用這一行可以找回來：
    ```
    { $line }
    ```
rule-sets-dropped-newer = **{ $name }** 已刪除。
rule-sets-here = 這裡另外存了：{ $names }。在 `/{ $game } open` 的 `rules` 裡選。

rule-sets-form = 儲存自訂規則
rule-sets-form-name = 名稱
rule-sets-form-name-why = 同名的規則組會被取代。
rule-sets-form-rules = 規則
rule-sets-form-rules-why = 分享來的一行，例如 gnau: kopitiam,ties=push 或 hearts: spot=on,hands=4

error-rule-set-unknown = 這裡沒有叫「{ $name }」的規則。從輸入時出現的清單裡選。
error-rule-set-gone = 那組規則被刪了。其他的在 `/manage rules`。
error-rule-set-name-invalid = 名稱要 1 到 { $most } 個字元，不能是「{ $name }」。
error-rule-set-name-taken = 「{ $name }」已經是這個遊戲的另一組規則。換個名稱。
error-rule-set-game-unknown = 那一行要以遊戲和冒號開頭，例如「gnau:」，不是「{ $game }」。遊戲：{ $known }。
error-too-many-rule-sets = 這個伺服器已經存了 { $most } 組，到上限了。`/manage rules` 可以刪掉一組。

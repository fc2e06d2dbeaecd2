# サーバーが名前を付けて保存するローカルルール

rule-sets-title = ## 📜 ルールセット
    -# 名前を付けたローカルルールです。{ $most }個まで保存でき、卓を立てるときに選べます。
rule-sets-listed = **{ $name }** · { $game }
    -# { $rules }
rule-sets-none = まだありません。卓のルールか、ほかのサーバーが共有した行を保存できます。
rule-sets-newer = このボットの新しいバージョンで保存されたものです。
rule-sets-show = 見る
rule-sets-keep = ルールを保存…
rule-sets-back = ← 戻る
rule-sets-drop = 削除

rule-sets-one-title = ## { $name } · { $game }
rule-sets-as-usual = すべて普段のルールです。
rule-sets-use = このルールで遊ぶには、`{ $command }`と打って、`rules`に**{ $name }**を選びます。
rule-sets-share = 共有するには、この行をコピーします。どのサーバーでも**ルールを保存…**に入れられます。
    ```
    { $line }
    ```
rule-sets-dropped = **{ $name }**を削除しました。この行で元に戻せます：
    ```
    { $line }
    ```
rule-sets-dropped-newer = **{ $name }**を削除しました。
rule-sets-here = ここに保存したルール：{ $names }。`/{ $game } open`の`rules`で選べます。

rule-sets-form = ローカルルールを保存
rule-sets-form-name = 名前
rule-sets-form-name-why = 同じ名前のルールセットは置き換わります。
rule-sets-form-rules = ルール
rule-sets-form-rules-why = 共有された行。例：gnau: kopitiam,ties=pushまたはhearts: spot=on,hands=4

error-rule-set-unknown = 「{ $name }」というルールはここにありません。打つと出る一覧から選んでください。
error-rule-set-gone = このルールセットは誰かが削除しました。ほかは`/manage rules`にあります。
error-rule-set-name-invalid = 名前は1〜{ $most }文字です。「{ $name }」は使えません。
error-rule-set-name-taken = 「{ $name }」は、このゲームの別のルールの名前です。ほかの名前にしてください。
error-rule-set-game-unknown = 行の初めは「gnau:」のようにゲームとコロンです。「{ $game }」は使えません。ゲーム：{ $known }。
error-too-many-rule-sets = このサーバーのルールセットは、上限の{ $most }個に達しました。`/manage rules`で1つ削除できます。

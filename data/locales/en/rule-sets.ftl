# The house rules that a server keeps under names of its own.
#
# $known: names, as a list

# $most: how many it can keep
rule-sets-title = ## 📜 Rule sets
    -# House rules under a name, up to { $most }. People choose them when they open a table.
# $name: of the set. $game: the game's name. $rules: the rules in a few words
rule-sets-listed = **{ $name }** · { $game }
    -# { $rules }
rule-sets-none = None yet. Save the rules of a table, or a line that another server has shared.
rule-sets-newer = Saved by a newer version of this bot.
rule-sets-show = Show one
rule-sets-keep = Save rules…
rule-sets-back = ← Back
rule-sets-drop = Delete

rule-sets-one-title = ## { $name } · { $game }
rule-sets-as-usual = All rules are as usual.
# $command: such as /gnau open
rule-sets-use = To play by them, type `{ $command }` and choose **{ $name }** as `rules`.
# $line: such as gnau: kopitiam,ties=push
rule-sets-share = To share them, copy this line. **Save rules…** accepts it in any server.
    ```
    { $line }
    ```
rule-sets-dropped = **{ $name }** is deleted. This line brings it back:
    ```
    { $line }
    ```
rule-sets-dropped-newer = **{ $name }** is deleted.
# $names: the names of a game's sets. $game: as in its command
rule-sets-here = Also saved here: { $names }. Choose one as `rules` of `/{ $game } open`.

rule-sets-form = Save house rules
rule-sets-form-name = Name
rule-sets-form-name-why = A set of that name is replaced.
rule-sets-form-rules = Rules
rule-sets-form-rules-why = A shared line, such as gnau: kopitiam,ties=push or hearts: spot=on,hands=4

error-rule-set-unknown = No rules are called “{ $name }” here. Choose from the list that opens as you type.
error-rule-set-gone = Someone has deleted that set. `/manage rules` shows the others.
error-rule-set-name-invalid = A name has 1 to { $most } characters, not “{ $name }”.
error-rule-set-name-taken = “{ $name }” already means other rules of this game. Choose another name.
error-rule-set-game-unknown = Begin the line with a game and a colon, such as “gnau:”, not “{ $game }”. Games: { $known }.
error-too-many-rule-sets = This server has saved { $most } rule sets, which is the limit. `/manage rules` deletes one.

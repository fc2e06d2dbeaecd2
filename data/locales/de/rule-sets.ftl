rule-sets-title = ## 📜 Regelsätze
    -# Hausregeln unter einem Namen, bis zu { $most }. Beim Eröffnen eines Tischs kann man sie wählen.
rule-sets-listed = **{ $name }** · { $game }
    -# { $rules }
rule-sets-none = Noch keine. Speichere die Regeln eines Tischs, oder eine Zeile, die ein anderer Server geteilt hat.
rule-sets-newer = Gespeichert von einer neueren Version dieses Bots.
rule-sets-show = Einen zeigen
rule-sets-keep = Regeln speichern…
rule-sets-back = ← Zurück
rule-sets-drop = Löschen

rule-sets-one-title = ## { $name } · { $game }
rule-sets-as-usual = Alle Regeln sind wie üblich.
rule-sets-use = Um danach zu spielen, gib `{ $command }` ein und wähl **{ $name }** als `rules`.
rule-sets-share = Zum Teilen kopier diese Zeile. **Regeln{"\u00A0"}speichern…** nimmt sie auf jedem Server.
    ```
    { $line }
    ```
rule-sets-dropped = **{ $name }** ist gelöscht. Diese Zeile bringt den Regelsatz zurück:
    ```
    { $line }
    ```
rule-sets-dropped-newer = **{ $name }** ist gelöscht.
rule-sets-here = Außerdem hier gespeichert: { $names }. Wählbar als `rules` von `/{ $game } open`.

rule-sets-form = Hausregeln speichern
rule-sets-form-name = Name
rule-sets-form-name-why = Ein Regelsatz mit diesem Namen wird ersetzt.
rule-sets-form-rules = Regeln
rule-sets-form-rules-why = Eine geteilte Zeile, etwa gnau: kopitiam,ties=push oder hearts: spot=on,hands=4

error-rule-set-unknown = Hier gibt es keine Regeln namens „{ $name }“. Wähl aus der Liste, die beim Tippen aufgeht.
error-rule-set-gone = Jemand hat diesen Regelsatz gelöscht. `/manage rules` zeigt die anderen.
error-rule-set-name-invalid = Ein Name hat 1 bis { $most } Zeichen, nicht „{ $name }“.
error-rule-set-name-taken = „{ $name }“ steht schon für andere Regeln dieses Spiels. Wähl einen anderen Namen.
error-rule-set-game-unknown = Beginn die Zeile mit einem Spiel und einem Doppelpunkt, etwa „gnau:“, nicht „{ $game }“. Spiele: { $known }.
error-too-many-rule-sets = Dieser Server hat { $most } Regelsätze gespeichert, mehr geht nicht. `/manage rules` löscht einen.

privacy-former-player = jemand von früher

privacy-about-title = ## 🔐 Was dieser Bot speichert
privacy-about-kept = **Was er speichert**
    Dich nur als Nummer deines Discord-Kontos: keinen Namen, kein Bild, keine Nachrichten.
    Auf jedem Server und außerhalb:
    - deine Punkte, und alles, was sie verändert hat
    - deine Tische, Runden und Partien, mit deinen Karten und Ständen
    - was du zu jedem Mischen beigetragen hast
    - deine Antworten in der Tagesübung, deine Tagesrunden und Turniere
    - deine Medaillen und Erfolge
    - ob die letzte Änderung der Einstellungen von dir war, und ob du ausgeschlossen bist

    Für alle Server:
    - deine eigenen Einstellungen, mit Zeitzone, Ruhezeiten und Urlaub
    - wann du zuletzt erinnert wurdest, dass du dran bist
    - den Kanal deiner Direktnachrichten mit dem Bot und ihre Sprache: die deines Discord
    - mit wem du einen Code teilst, und seit wann
    - bis zu zehn Tage lang, wo die Nachricht mit deinen Karten steht
privacy-about-why = **Warum**
    Um zu spielen, jede Runde einmal abzurechnen und damit sich jedes Austeilen später prüfen lässt.
privacy-about-seen = **Wer es sieht**
    Nichts davon wird weitergegeben.
    - deine Punkte und Statistik: Mitglieder des Servers
    - was du außerhalb von Servern spielst: Freunde, die einen Code mit dir teilen
    - eine Runde mit ihren Karten: alle, die dabei waren oder ihren Kanal sehen können
    - deinen Urlaub: alle, die einen langsamen Tisch von dir sehen können
    - alles: wer den Bot betreibt, und wer seine Datenbank und Sicherungen aufbewahrt
privacy-about-ends = **Wie lange**
    Bis du es löschst, oder bis 30 Tage, nachdem der Server den Bot entfernt hat. Wie lange Sicherungen bleiben, entscheidet, wer den Bot betreibt.
    -# Nach dem Löschen bleibt auf jedem Server, auf dem du ein Guthaben hattest, 30 Tage lang ein Code, damit niemand durch Löschen Punkte gewinnt. Ohne einen geheimen Schlüssel führt er nicht zu dir zurück.
privacy-about-how = `/privacy export` schickt dir alles.
    `/privacy delete` löscht es auf allen Servern.
    `/privacy hide-word` verbirgt ein Wort, mit dem du abgehoben hast.

privacy-export = Alles, was über dich gespeichert ist: eine JSON-Datei, und eine Tabelle (CSV) für jeden Teil.
privacy-export-sent = Alles, was über dich gespeichert ist, steht in deinen Direktnachrichten.
privacy-export-here = Ich konnte dir keine Direktnachricht schicken. Speichere das gleich: Es verschwindet.

privacy-delete-title = ## Deine Daten löschen?
privacy-delete-goes = **Das wird gelöscht, auf allen Servern**
    - deine Punkte, dein Verlauf und deine Statistik
    - deine Medaillen und Erfolge
    - deine Antworten in der Tagesübung, deine Tagesrunden, Turniere, geteilten Codes und Einstellungen
    - die Nummer deines Kontos in den Daten anderer
privacy-delete-stays = **Das bleibt**
    - die Runden, für alle, mit denen du gespielt hast: An deinem Platz steht „jemand von früher“
    - was du zum Mischen beigetragen hast, ohne deinen Namen
    - ein Ausschluss auf einem Server
    - ein Code für jedes deiner Guthaben, 30 Tage lang (siehe `/privacy about`)
    - Nachrichten, die schon in Kanälen stehen
privacy-delete-sure = **Das lässt sich nicht rückgängig machen.** Du kannst sofort wieder spielen, ganz von vorn. Ein neues Guthaben beginnt 30{"\u00A0"}Tage lang bei{"\u00A0"}0, und heute bekommst du keine Tagespunkte.
privacy-button-keep = Daten behalten
privacy-button-delete = Daten löschen
privacy-deleted-title = ## Deine Daten sind gelöscht
privacy-deleted = { $servers ->
    [0] Auf keinem Server war etwas gespeichert
    [1] Sie waren auf einem Server gespeichert
   *[other] Sie waren auf { $servers } Servern gespeichert
}. { $rounds ->
    [0] Du hattest keine Runde gespielt.
    [1] In einer Runde stehst du jetzt als „jemand von früher“.
   *[other] In { $rounds } Runden stehst du jetzt als „jemand von früher“.
}

error-privacy-busy = Ich bin schon dabei. Warte, bis es fertig ist.
error-nothing-kept = Über dich ist nichts gespeichert.
error-export-too-big = Über dich sind { $megabytes } MB gespeichert, mehr als Discord annimmt. Frag danach, wer den Bot betreibt.
error-nothing-to-delete = { error-nothing-kept }
error-deletion-not-yours = Löschen kann nur, wer `/privacy delete` eingegeben hat.
error-deletion-expired = Diese Frage ist abgelaufen, und nichts wurde gelöscht. Gib noch mal `/privacy delete` ein.
privacy-table = { $game } · [Tisch { $table }]({ $link })
error-deletion-at-tables = Steig erst an diesen Tischen aus, oder schließ die, die du eröffnet hast.
    { $tables }

preferences-title = ## 🎛️ Deine Einstellungen
    -# Nur du siehst sie. Sie gelten auf allen Servern.

preferences-name-turn-calls = Erinnerung, wenn du dran bist
preferences-about-turn-calls = Wenn ein Tisch 20{"\u00A0"}Sekunden auf dich gewartet hat, höchstens einmal pro Minute.
    -# Ab einer Stunde pro Zug noch mal nach der Hälfte der Zeit.
preferences-choice-turn-calls-off = Keine Erinnerung
preferences-choice-turn-calls-ping = Ping an allen Tischen
preferences-choice-turn-calls-direct = Direktnachricht

preferences-name-forced-cards = Erzwungene Karten
preferences-about-forced-cards = Ist nur eine deiner Karten erlaubt, wird sie von selbst gespielt.
preferences-name-text-only = Nur Text
preferences-about-text-only = Ohne Bilder und Karten-Emojis in allem, was nur du siehst.
preferences-name-four-colours = Vierfarbiges Blatt
preferences-about-four-colours = Pik, Herz, Karo und Kreuz haben in deinen privaten Bildern je eine eigene Farbe.
preferences-name-more-time = Mehr Zeit
preferences-about-more-time = Mehr Zeit pro Zug, soweit der Server es erlaubt.

preferences-name-language = Sprache
preferences-about-language = Für alles, was nur du siehst.
preferences-language-own = Wie in Discord

turn-call-ping = ⏰ { $user }, du bist dran. [Zum Tisch]({ $link }){ $slow ->
    [yes] {" "}· ⏳ { $when }
   *[no] {""}
}
turn-call-letter = ⏰ Du bist dran. [Zum Tisch]({ $link }){ $slow ->
    [yes] {" "}· ⏳ { $when }
   *[no] {""}
}
preferences-choice-turn-calls-auto = Ping an langsamen Tischen
turns-title = ## ⏰ Du bist dran
    -# Tische auf allen Servern, die auf dich warten. Das siehst nur du.
turns-line = - [{ $game } · Tisch { $table }]({ $link }){ $has_server ->
    [yes] {" "}· { $server }
   *[no] {""}
} · ⏳ { $when }
turns-more = { $tables ->
    [one] Noch ein Tisch wartet auf dich.
   *[other] Noch { $tables } Tische warten auf dich.
}
turns-none = Kein Tisch wartet auf dich.

preferences-button-quiet = 🌙 Ruhezeiten
preferences-quiet-title = ## 🌙 Ruhezeiten
    -# An langsamen Tischen steht deine Zeit still, und es kommt keine Erinnerung.
    -# Langsam ist ein Tisch ab einer Stunde pro Zug.
    -# Nur du siehst diese Zeiten. Eine Änderung zählt ab deinem nächsten Zug.
preferences-name-time-zone = Zeitzone
preferences-zone-placeholder = Wo lebst du?
preferences-zone-now = Dort ist es jetzt { $time } Uhr
preferences-zone-other = Eine andere Zeitzone
preferences-zone-typed = Name oder Stunden ab UTC
preferences-zone-why = Etwa Asia/Kolkata oder UTC+5:30
preferences-name-quiet-hours = Jeden Tag
preferences-quiet-none = Keine
preferences-quiet-start = Ab { $time }
preferences-quiet-end = Bis { $time } · { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}
preferences-button-vacation = 🏖️ Urlaub
preferences-vacation-title = ## 🏖️ Urlaub
    -# An langsamen Tischen steht deine Zeit still, höchstens eine Woche im Monat.
    -# Die anderen dort sehen, dass du weg bist und bis wann.
preferences-vacation-left = { $days ->
    [0] Für diesen Monat hast du keinen Tag mehr.
    [one] Für diesen Monat hast du noch einen Tag.
   *[other] Für diesen Monat hast du noch { $days } Tage.
}
preferences-vacation-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
}
preferences-button-leave = Jetzt { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} weg
preferences-button-return = Ich bin zurück
preferences-vacation-running = Du bist bis { $when } im Urlaub.
    -# Kommst du früher zurück, zählt ein begonnener Tag ganz.

friends-title-none = 👥 Mit Freunden spielen
friends-about = Mach einen Code und schick ihn an Freunde. Wer den Code hat, sieht, wer am besten war: jeden Tag und in diesem Monat.
    Bis zu { $most } Leute können dabei sein.
friends-title = 👥 Freunde · { $name }
friends-code = Code: `{ $code }`
friends-line = { $rank } **{ $name }** · { $score }
friends-not-yet = -# Noch nicht: { $people }
friends-firsts = { $days ->
    [one] an einem Tag vorn
   *[other] an { $days } Tagen vorn
}
friends-right = { $right } richtig
friends-left = Du bist raus. Um zurückzukommen, gib `{ $code }` ein.
friends-form = Zu Freunden
friends-form-code = Ihr Code
friends-form-why = Zum Beispiel K7QM-4TXP
friends-button-open = 👥 Freunde
friends-button-day = Heute
friends-button-month = Dieser Monat
friends-button-make = Neuer Code
friends-button-type = Code eingeben
friends-button-leave = Verlassen
friends-button-next = Weiter: { $code }

error-friends-code-unknown = Diesen Code hat niemand. Prüf ihn und gib ihn noch mal ein.
error-friends-full = Diese Gruppe ist voll: { $most } Leute.
error-friends-too-many-groups = Du bist schon in { $most } Gruppen. Verlass erst eine.

error-unexpected = Entschuldige, da ist etwas schiefgegangen. Nichts ist verloren: Versuch es noch mal. Passiert es öfter, nenn denen, die den Bot betreiben, diese Kennung: `{ $reference }`
error-connection-lost = Entschuldige, die Verbindung zu Discord war weg. Schau nach, ob es geklappt hat, oder versuch es noch mal.
error-database-away = Entschuldige, ich komme gerade nicht an meine Aufzeichnungen. Nichts ist verloren: Versuch es in einer Minute noch mal.
error-served-elsewhere = Dieser Knopf geht hier nicht. Folg dem Link oben und drück den Knopf am Tisch.
error-command-unknown = Dieser Befehl hat sich gerade geändert. Gib gleich noch mal `/` ein.
error-option-out-of-range = `{ $option }` muss eine ganze Zahl von { $lowest } bis { $highest } sein.
error-option-length = `{ $option }` muss { $lowest } bis { $highest } Zeichen haben.
error-option-not-offered = `{ $option }` kann nicht „{ $value }“ sein. Wähl aus der Liste, die Discord zeigt.
error-quiet-hours-too-long = Ruhezeiten dauern höchstens { $most } Stunden am Tag. Wähl weniger.
error-time-zone-unknown = Diese Zeitzone kenne ich nicht. Tipp eine wie Asia/Kolkata oder UTC+5:30 ein.
error-vacation-running = Du bist schon im Urlaub. Beende ihn zuerst.
error-vacation-too-long = { $days ->
    [0] Für diesen Monat hast du keinen Tag mehr. Warte auf den nächsten Monat.
    [one] Für diesen Monat hast du noch einen Tag. Wähl einen.
   *[other] Für diesen Monat hast du noch { $days } Tage. Wähl weniger.
}
error-not-in-this-server = Das können nur Mitglieder dieses Servers.
error-one-at-a-time = Einen Moment: Deine letzte Anfrage läuft noch.
error-still-thinking = { error-one-at-a-time }
error-form-forgotten = Dieses Formular ist abgelaufen. Drück den Knopf noch mal.
error-only-in-server = Das geht nur auf einem Server mit dem Bot.
error-table-needs-server = Für einen Tisch braucht es einen Server mit dem Bot.
invite-button = Zum Server hinzufügen
error-bot-lacks-permissions = Für einen Tisch in diesem Kanal brauche ich: { $permissions }.

error-table-here = In diesem Kanal gibt es schon einen Tisch für dieses Spiel: [zum Tisch]({ $link })
error-no-table-here = In diesem Kanal gibt es keinen solchen Tisch. Eröffne einen: `/{ $game } open`
error-table-unknown = { error-table-closed }
error-table-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen.
error-table-damaged = Entschuldige, die Aufzeichnungen dieses Tischs sind beschädigt. Er wird geschlossen, und alle Einsätze gehen zurück.
error-round-over = Diese Runde ist beendet. Nimm die neueste Nachricht des Tischs.

error-follow-full = An diesem Tisch schauen schon zu viele zu. Versuch es in ein paar Minuten noch mal.
error-follow-unseen = Den Kanal dieses Tischs siehst du nicht. Darum kannst du nicht zuschauen.
error-follow-tournament = Einem Tisch im Turnier kann niemand zuschauen: Andere Tische spielen noch mit denselben Karten.
error-already-seated = Du hast hier schon einen Platz.
error-not-seated = Du hast hier keinen Platz. Drück erst auf { BUTTON("gnau-button-join") }.
error-already-dealing = Du gibst schon.
error-bank-not-to-take = Hier kannst du nicht geben. Der Host kann das unter { BUTTON("more-button") } ändern.
error-bank-taken = Hier gibt { $dealer }. Du kannst geben, sobald { $dealer } aufhört.
error-bank-not-yours = Du gibst gerade nicht.
error-nobody-to-pass-to = Sonst kann hier niemand geben. Steig aus, oder warte, bis jemand mitspielt.
error-bank-needs-two = Zum Bieten braucht es mindestens zwei. Erst muss noch jemand auf { BUTTON("gnau-button-join") } drücken.
error-no-bidding-now = Gerade wird nicht geboten.
error-nothing-to-decide = Für dich gibt es gerade nichts zu entscheiden.
error-bidding-over = Das Bieten ist vorbei.
error-raising-over = Gerade wird nicht erhöht.
error-already-bid = Du hast schon geboten. Die Gebote werden gezeigt, wenn alle geboten haben.
error-already-raised = Du hast schon gewählt. Die fünfte Karte wird umgedreht, wenn alle gewählt haben.
error-banker-raises-nothing = Du gibst. Nur die anderen erhöhen.
error-bid-not-offered = ×{ $number } kannst du hier nicht bieten. Nimm einen der Knöpfe.
error-raise-not-offered = Auf ×{ $times } kannst du hier nicht erhöhen. Nimm einen der Knöpfe.
error-cards-face-down = Die fünften Karten liegen noch verdeckt. Erst bieten und erhöhen alle.
error-dealer-without-players = Außer dem Geber sitzt niemand hier. Erst muss noch jemand auf { BUTTON("gnau-button-join") } drücken.
error-choose-your-three = Hier teilst du selbst auf: Drück auf { BUTTON("gnau-button-hand") }, wähl drei Karten, dann { BUTTON("gnau-pick-confirm") }.
error-splits-by-themselves = Die Karten des Gebers werden hier automatisch aufgeteilt.
error-already-chosen = Du hast deine Aufteilung schon bestätigt.
error-still-choosing = { $people ->
    [1] Jemand wählt
   *[other] { $people } Leute wählen
} noch. Aufgedeckt wird, wenn alle gewählt haben oder die Zeit um ist.
error-own-split-needs-time = Selbst aufteilen braucht mindestens { $least } Sekunden bis zum Aufdecken.
error-cut-word-invalid = Ein Wort hat 1 bis { $longest } Zeichen: nur Buchstaben, Ziffern, Leerzeichen und .,!?'-
error-chain-used-up = Dieser Tisch hat alle { $rounds } Runden ausgeteilt. Eröffne einen neuen.
error-table-full = Alle { $players } Plätze sind besetzt. Spiel mit, wenn einer frei wird.
error-cards-are-out = Die Karten sind ausgeteilt. Warte, bis die Runde vorbei ist.
error-player-cannot-cover = Eine Runde kann hier { $need } Punkte kosten, und du hast { $balance }.{ $stake ->
    [0] {""}
   *[other] {" "}Mit Einsatz { $stake } reicht es: Gib in einem anderen Kanal `/gnau open stake:{ $stake }` ein.
}
error-dealer-cannot-cover = Diese Runde kann { $dealer } als Geber { $need } Punkte kosten, vorhanden sind { $balance }. { $dealer } kann auf { BUTTON("gnau-button-give-bank") } drücken oder { $stake ->
    [0] an weniger Leute austeilen.
   *[other] einen Tisch mit Einsatz { $stake } eröffnen.
}
error-bank-cannot-cover = Als Geber kannst du in einer Runde { $need } Punkte verlieren, und du hast { $balance }. Spiel gegen den Geber mit{ $stake ->
    [0] {""}
   *[other] , oder eröffne einen Tisch mit Einsatz { $stake }
}.
error-account-too-new = { $unit ->
    [game] Eine Partie
   *[round] Eine Runde
} mit diesem Einsatz kann dich { $need } Punkte kosten. Dein Discord-Konto ist neu: Bis { $when } kannst du auf einmal höchstens { $limit } an andere verlieren.{ $stake ->
    [0] {""}
   *[other] {" "}Einsatz { $stake } geht.
}
error-dealer-account-too-new = Diese Runde kann { $dealer } als Geber { $need } Punkte kosten. Das Discord-Konto ist neu: Bis { $when } dürfen auf einmal höchstens { $limit } an andere gehen. { $dealer } kann auf { BUTTON("gnau-button-give-bank") } drücken oder an weniger Leute austeilen.
error-dealer-covers-no-more = Eine Runde kann { $dealer } als Geber { $need } Punkte pro Person kosten. Die Punkte reichen { $players ->
    [0] für niemanden
    [1] nur für eine Person
   *[other] nur für { $players } Leute
}. Bitte { $dealer }, auf { BUTTON("gnau-button-give-bank") } zu drücken.
error-nobody-can-cover = Eine Runde kann hier { $need } Punkte kosten, und so viele hat niemand.{ $stake ->
    [0] {""}
   *[other] {" "}Eröffne einen Tisch mit Einsatz { $stake } oder weniger.
}
error-no-players = Noch sitzt niemand am Tisch. Erst muss jemand auf { BUTTON("gnau-button-join") } drücken.
error-only-leader = Das können nur der Host, der Geber oder die Serververwaltung.
error-nothing-to-reveal = Es gibt keine Karten aufzudecken.
error-reveal-first = Erst muss diese Runde zu Ende sein.
error-already-ready = Du bist bereit. Aufgedeckt wird, wenn es alle sind.
error-dealer-reveals = Du gibst: Drück auf **Aufdecken**, wenn alle ihre Karten gesehen haben.
error-no-cards-now = Gerade sind keine Karten ausgeteilt. Deine kommen beim nächsten Austeilen.
error-not-in-round = Du hast in dieser Runde keine Karten. Drück nach dem Aufdecken auf { BUTTON("gnau-button-join") }.
error-no-round-yet = Hier wurde noch keine Runde gespielt.
error-go-on-later = Noch kann nur der Host weitermachen. Alle anderen: { $when }
error-pace-invalid = Diese Zeit steht nicht zur Wahl. Wähl 10 Sekunden bis 3 Tage.

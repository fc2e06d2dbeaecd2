invitation-asked = ### { $game } · [Tisch { $table }]({ $link })
    { $invited }, { $inviter } möchte mit dir spielen.
invitation-button-join = Bin dabei
invitation-button-decline = Jetzt nicht
invitation-joined = ✅ { $who } ist dabei · [Tisch { $table }]({ $link })
invitation-declined = { $who } kann gerade nicht.
invitation-seat-first = Nimm erst den Platz, dann lade { $who } ein.

challenge-asked = **Was möchtest du mit { $who } spielen?**
    Hier wird ein Tisch eröffnet, und die Einladung geht raus.

error-invited-yourself = Das bist du selbst. Wähl jemand anderen.
error-invited-bot = Bots spielen hier nicht mit. Wähl einen Menschen.
error-invited-not-here = { $who } ist nicht auf diesem Server.
error-invited-cannot-see = { $who } sieht diesen Kanal nicht. Versuch es in einem anderen.
error-invited-seated = { $who } und du, ihr sitzt schon [am selben Tisch]({ $link }).
error-invitation-waiting = Deine Einladung an { $who } ist schon raus. Die nächste geht wieder: { $when }
error-invitation-declined = { $who } kann gerade nicht. Die nächste Einladung geht wieder: { $when }
error-invitations-too-many = Du hast in zehn Minuten { $count } Leute eingeladen. Die nächste Einladung geht wieder: { $when }
error-invitation-not-yours = Diese Einladung ist für { $who }. Willst du auch mitspielen, geh [zum Tisch]({ $link }).

announcement-title = ### 🗓️ Die Karten von heute · { $date }
announcement-about = Dieselben Karten für alle hier. Jede Aufgabe zählt einmal.
announcement-best = **Gestern am besten**
announcement-line = { $name }: **{ $who }** · { $result }
announcement-others = { $others } weitere

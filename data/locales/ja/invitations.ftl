# メンバーのメニュー：同じ卓で遊ぶ、対戦に誘う

invitation-asked = ### { $game } · [{ $table }番卓]({ $link })
    { $invited }さん、{ $inviter }さんが一緒に遊びたいそうです。
invitation-button-join = 参加
invitation-button-decline = いまはやめる
invitation-joined = ✅ { $who }さんが参加 · [{ $table }番卓]({ $link })
invitation-declined = { $who }さんは、いまは遊べません。
invitation-seat-first = 先に席に着いてから、{ $who }さんを誘ってください。

challenge-asked = **{ $who }さんとどのゲームで遊びますか？**
    ここに卓を立てて、招待を送ります。

error-invited-yourself = それは自分です。ほかの人を選んでください。
error-invited-bot = ボットは遊びません。人を選んでください。
error-invited-not-here = { $who }さんはこのサーバーにいません。
error-invited-cannot-see = { $who }さんにはこのチャンネルが見えません。ほかのチャンネルで誘ってください。
error-invited-seated = { $who }さんとは、もう[同じ卓]({ $link })にいます。
error-invitation-waiting = { $who }さんはもう誘いました。次に誘えるのは：{ $when }
error-invitation-declined = { $who }さんは、いまは遊べません。次に誘えるのは：{ $when }
error-invitations-too-many = この10分で{ $count }人を誘いました。次に誘えるのは：{ $when }
error-invitation-not-yours = これは{ $who }さんへの招待です。参加するなら[卓へ]({ $link })どうぞ。

# サーバー管理者だけができること

manage-granted = 🎖️ { $manager }さんが{ $member }さんに{ $points }ポイントを追加しました。合計{ $balance }。理由：{ $reason }
manage-reset = ♻️ { $manager }さんが{ $member }さんのポイントを開始時に戻しました：{ $before }{"\u00A0"}→{"\u00A0"}{ $balance }。理由：{ $reason }
manage-reset-nothing = { $member }さんのポイントは、もう開始時と同じです：{ $balance }

word-hidden = この言葉をこのサーバーで隠しました。`verify`では代わりにこのコードが出ます：
    `{ $digest }`
    言葉が見える古いメッセージは、自分で削除してください。
word-shown = この言葉をこのサーバーでまた表示します。
error-word-not-hidden = この言葉はここでは隠されていません。カットに使ったとおりに入力してください。
error-too-many-hidden-words = このサーバーで隠した言葉は、上限の{ $most }個に達しました。`/manage show-word`で1つ表示に戻せます。
error-no-own-word = あなたは`{ $round }`に言葉を足していません。

open-tables-title = ## 🗂️ 開いている卓
open-tables-none = このサーバーに開いている卓はありません。
open-tables-seated = 席に{ $people }人
open-tables-line = **{ $game } · [{ $table }番卓]({ $link })** { $channel }
    -# { open-tables-seated } · 開始：{ $when }
open-tables-button-ask = { $table }番卓を閉じる…
open-tables-button-keep = 閉じない
open-tables-button-close = 閉じる
open-tables-question = ### { $game } · [{ $table }番卓]({ $link })を閉じますか？
    -# { open-tables-seated }
    途中のゲームは中止になり、基本点は返ります。

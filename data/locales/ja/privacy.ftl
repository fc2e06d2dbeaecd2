# あなたについて保存しているものと、その扱い

privacy-former-player = 以前のプレイヤー

privacy-about-title = ## 🔐 このボットが保存するもの
privacy-about-kept = **保存するもの**
    あなたについては、Discordのアカウント番号だけです。名前、画像、メッセージは保存しません。
    サーバーごとに：
    - ポイントと、その動きすべて
    - 卓、ラウンド、ゲームと、そのカードとスコア
    - シャッフルごとに足したもの
    - ドリルの答え、今日の一局、大会
    - メダルと実績
    - 最後に設定を変えたのがあなたか、ブロックされているか

    すべてのサーバー共通で：
    - 個人設定（タイムゾーン、おやすみ時間、休暇を含む）
    - 手番を最後にお知らせした時刻
    - ボットとのDMのチャンネルと、その言語（Discordの言語）
    - 手札のメッセージの場所（最長10日間）
privacy-about-why = **理由**
    遊ぶため、各ラウンドを1回だけ精算するため、どの配りもあとで検証できるようにするためです。
privacy-about-seen = **見られる人**
    ほかに渡すことはありません。
    - ポイントと成績：サーバーのメンバー
    - ラウンドとそのカード：参加した人と、そのチャンネルが見える人
    - 休暇：あなたのゆっくりな卓が見える人
    - すべて：ボットの運営者と、データベースやバックアップを預かる人
privacy-about-ends = **期間**
    あなたが削除するまで、またはサーバーがボットを外してから30日です。バックアップの期間は運営者が決めます。
    -# そのあと、持ち点があったサーバーごとに、コードが30日残ります。削除でポイントを増やせないようにするためです。秘密の鍵がなければ、あなたにはたどれません。
privacy-about-how = `/privacy export`で、すべて受け取れます。
    `/privacy delete`で、全サーバーから削除します。
    `/privacy hide-word`で、カットに使った言葉を隠します。

privacy-export = あなたについて保存しているすべて：1つのJSONファイルと、項目ごとの表（CSV）です。
privacy-export-sent = あなたについて保存しているすべてを、DMに送りました。
privacy-export-here = DMを送れませんでした。これは消えるので、いま保存してください。

privacy-delete-title = ## データを削除しますか？
privacy-delete-goes = **全サーバーで削除するもの**
    - ポイント、履歴、成績
    - メダルと実績
    - ドリルの答え、今日の一局、大会、個人設定
    - ほかの人のデータにあるあなたの名前
privacy-delete-stays = **残るもの**
    - 一緒に遊んだ人のためのラウンド。あなたの席は「以前のプレイヤー」になります
    - シャッフルに足したもの（名前なし）
    - サーバーのブロック
    - 持ち点ごとのコード（30日、`/privacy about`を参照）
    - チャンネルに投稿済みのメッセージ
privacy-delete-sure = **元に戻せません。** すぐにまた、新しいプレイヤーとして遊べます。新しい持ち点は30日間、0から始まります。今日のデイリーポイントは受け取れません。
privacy-button-keep = データを残す
privacy-button-delete = データを削除
privacy-deleted-title = ## データを削除しました
privacy-deleted = { $servers ->
    [0] どのサーバーにも保存はありませんでした。
   *[other] サーバー{ $servers }か所に保存していました。
}{ $rounds ->
    [0] 遊んだラウンドはありませんでした。
   *[other] { $rounds }ラウンドで「以前のプレイヤー」になりました。
}

error-privacy-busy = もう作業中です。終わるまでお待ちください。
error-nothing-kept = あなたについて保存しているものはありません。
error-export-too-big = 保存しているものが{ $megabytes } MBあり、Discordで送れる大きさを超えています。ボットの運営者に頼んでください。
error-nothing-to-delete = { error-nothing-kept }
error-deletion-not-yours = データを削除できるのは、頼んだ本人だけです。
error-deletion-expired = この確認は期限切れで、何も削除していません。もう一度`/privacy delete`と打ってください。
privacy-table = { $game } · [{ $table }番卓]({ $link })
error-deletion-at-tables = 先にこれらの卓から退席するか、自分の卓を閉じてください。
    { $tables }

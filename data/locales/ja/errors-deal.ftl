# 配りのファイルと、探したラウンド

error-deal-too-big = 配りのファイルではありません。{ $largest }バイトより大きいです。
error-deal-not-utf-8 = 配りのファイルが変更されています。{ $place }バイト目がUTF-8ではありません。
error-deal-format-unknown = 知らない形式の配りのファイルです。“format”が「{ $format }」で、{ $known }ではありません。
error-deal-scheme-unknown = この配りは方式{ $scheme }ですが、わかるのは{ $known }だけです。プログラムを更新してください。
error-deal-value-invalid = “{ $key }”に「{ $value }」は入りません。配りのファイルが変更されています。
error-deal-seats-differ = “parts”には、ビッドなしで人が親をするときはまず親を、それから“hand_record”の全員を1回ずつ書く決まりです。ファイルが変更されています。
error-deal-trick-seats-differ = “parts”には、“seats”の全員を順番に1回ずつ書く決まりです。ファイルが変更されています。
error-deal-hand-unfinished = まだ出されていないカードがあります。

error-round-id-invalid = 「{ $round }」はラウンドではありません。7.3のように、卓.ラウンドの形で書いてください。
error-round-not-found = このサーバーに、牛牛の終わったラウンド{ $round }はありません。
error-round-unseen = ラウンド{ $round }はまだオープンの途中です。数秒後にもう一度試してください。
error-round-unproven = `{ $round }`は、検証ができるようになる前に配られました。
error-no-round-here = このチャンネルで終わった牛牛のラウンドは、まだありません。ほかの場所のものを7.3のように書いてください。

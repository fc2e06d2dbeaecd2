# The names of hands, which many sentences quote. A name that changes within a sentence, for example by case, can have
# forms: -five-dukes = { $case -> [dative] … *[nominative] … }, quoted as { -five-dukes(case: "dative") }. A language needs
# only the names that its own sentences quote, in a file of this name.

# 五公
-five-dukes = Five Dukes
# 五小
-five-small = Five Small
# 牛冬菇
-tonku = Ngau Tonku
# A Ngau Tonku whose ace is not the ace of spades
-nenku = Nenku
# 孖宝: a pair beside the ox. Its rank may follow
-double-ox = Double Ox
# 牛: its number may follow
-single-ox = Single Ox
# 没牛
-no-ox = No Ox

# A race in which everybody has a chance: keys that rest, head starts.

frankfurt-no-forgiven = your card came just too late here: this key rests for a moment
frankfurt-no-caught = you had a card in your hand: your keys rest for a moment

option-start = Start with
value-start-all = All cards
value-start-three-quarters = ¾ of the cards
value-start-half = Half the cards
value-start-quarter = ¼ of the cards
short-start-three-quarters = ¾ of the cards
short-start-half = half the cards
short-start-quarter = ¼ of the cards
explain-start-all = All cards: everybody begins with the same number.
explain-start-three-quarters = ¾ of the cards: whoever needs more time begins with fewer. Only the first deal is shorter.
explain-start-half = Half the cards: whoever needs more time begins with half as many. Only the first deal is shorter.
explain-start-quarter = ¼ of the cards: a big step, for a small child against grown-ups. Only the first deal is shorter.
handicap-start-all = all cards
handicap-start-three-quarters = ¾ of the cards
handicap-start-half = half the cards
handicap-start-quarter = ¼ of the cards

# Levels made for people
level-gentle = gentle
level-first = beginner
level-frantic = frantic

# What a handicap does to the chance
frankfurt-chance-even = about even
frankfurt-chance-of-ten = about { $n } of 10 matches
frankfurt-chance-never = hardly a match
frankfurt-chance-always = nearly every match

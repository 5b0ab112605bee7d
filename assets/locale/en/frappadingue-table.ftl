# On the cards of the throw: what one scores, or so many of its value together.
frappadingue-worth-one = { $points }
frappadingue-worth-set = { $count } × { $card }: { $points }
frappadingue-click-again = again: take

# The book of a game, and what a thing under the pointer is.
book-title = The book of { $game }
book-with-you = A number at a bot’s face: it plays with you, as strong as that level or the next. It rises when you win a round, and falls when you lose one.
book-page = { $page } of { $pages }

# Chapters
book-chapter-rules = Rules
book-chapter-cards = Cards
book-chapter-events = Events
book-chapter-squares = Squares
book-chapter-signs = Signs
book-chapter-options = Options
book-chapter-keys = Keys

# On a page
book-ours = Our ruling
book-clause = Rule { $clause }
book-usual = { $value } (usual)
book-not-asked = Not now: { $names } { $people ->
    [one] is asked.
   *[other] are asked.
}
book-other = Another game
book-close = Close
book-nothing = Nothing here begins with “{ $letters }”.

# Keys
book-hint-chapter = chapter
book-hint-entry = page
book-hint-next = next page
book-hint-letters = look up
book-hint-game = another game

# Looking around on the table
look-hint-walk = look around
look-hint-book = book
look-hint-back = go on playing
pause-look = Look at the table
settings-tips = Tips under the mouse
tips-off = Off
tips-short = Soon
tips-long = Later

# Tips: what first-time bubbles have told.
book-chapter-tips = Tips
book-tips-head = Tips so far
book-tips-none = No tips yet. They come up in a match, each once, when you need them. Afterwards they stand here.
book-tips-alone = Playing alone
book-tips-all = All tips
book-tips-somebody = somebody
book-tips-more = { $name } · { $n }
book-tips-forget = Tell me all of this again
book-tips-forgotten = { $name }: all tips come again.
book-hint-forget = tell again

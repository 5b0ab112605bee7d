# Words that every screen needs, and what to say when a file or a device is not all right.
language-name = English

word-yes = Yes
word-no = No
word-on = On
word-off = Off
word-ok = OK
word-cancel = Cancel
word-back = Back
word-continue = Continue
word-delete = Delete

colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-green = green

player-default = Player { $n }
bot-easy = easy bot
bot-normal = normal bot
bot-hard = hard bot

# Figures with their units. $n is a plain number.
seconds = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
milliseconds = { NUMBER($n, maximumFractionDigits: 0) } ms
percent = { NUMBER($n, maximumFractionDigits: 0) } %

# Files. $file: which; $line: where, 0 if no line is to blame; $why: in English, as files are.
problem-own-level = Your own { $file } was not used, the built-in one is. { $line ->
    [0] What is wrong: { $why }.
   *[other] What is wrong, in line { $line }: { $why }.
 } Correct the file or delete it.
problem-own-board = Your own board { $file } is left out. { $line ->
    [0] What is wrong: { $why }.
   *[other] What is wrong, in line { $line }: { $why }.
 } Correct the file or delete it.
problem-own-level-part = Your own { $file } was not used, the built-in one is. { $line ->
    [0] What is wrong: { $part } { $why }.
   *[other] What is wrong, in line { $line } of { $part }: { $why }.
 } Correct that file or delete it.
problem-own-board-part = Your own board { $file } is left out. { $line ->
    [0] What is wrong: { $part } { $why }.
   *[other] What is wrong, in line { $line } of { $part }: { $why }.
 } Correct that file or delete it.
problem-own-boards-many = There is room for { $most } boards of your own. Left out: { $files }.
problem-game-file = This game can’t be opened: { $why }. Install it again.
problem-texts = Some texts are missing: { $file } is damaged{ $line ->
    [0] {""}
   *[other] {" "}in line { $line }
 } ({ $why }). Install the game again.
problem-texts-gone = Some texts are missing: { $file } is not there, or empty. Install the game again.
problem-damaged = { $file } was damaged and the game started afresh. The old file is kept as { $kept }.
problem-values = { $file } has values for { $keys } that this version can’t use; the usual ones hold here. They stay in the file.
problem-parts = { $file } has values for { $keys } that can’t be read; the usual ones hold. The old file is kept as { $kept }.
unfinished-damaged = The match that waited can’t go on: its file is damaged, or from another version of the game or its levels. It is kept as { $kept }. Just begin a new match.
unfinished-newer = The match that waited was begun with a newer version of the game. To go on with it, update the game, then rename { $kept } to { $file }.
unfinished-other-content = The match that waited was begun with other levels. To go on with it, put those back, then rename { $kept } to { $file }.
unfinished-not-kept = This match can’t be kept at present: { $file } can’t be written ({ $why }). It is tried again with each action.
unfinished-kept-again = This match is kept again, with all that was done.
unfinished-taken = Another window has taken up that match, or has forgotten it.
problem-newer = { $file } is from a newer version of the game (format { $format }; this one knows { $known }). It stays as it is, and changes are not saved. Update the game.
problem-unreadable = { $file } can’t be read ({ $why }). Changes are not saved.
problem-not-saved = { $file } can’t be written at present ({ $why }). What you change holds here, and is tried again every few seconds and at the end.
problem-saved-again = { $file } is written again, with all changes.
replay-not-kept = The replay can’t be written at present: { $file } ({ $why }). The match waits; it is tried again every few seconds and at the next start.
replay-kept-again = The replay that could not be written is kept now.
problem-in-the-way = { $file } is in the way: it is no file. What the game wants to write there is written beside its folder.
problem-log-unreadable = { $file } can’t be read ({ $why }). The matches in it are not counted.
problem-log-newer = { $file } is from a newer version of the game. The matches in it are not counted here.
problem-log-lines = { $file }: { $n } damaged lines are left out. They stay where they are.

# Why a file can’t be used; as the system has it where it is none of these.
reason-full = the disk is full
reason-forbidden = permission is missing
reason-read-only = the disk can only be read
reason-broken = the disk is at fault
reason-gone = it is not there
reason-large = it is too large
reason-no-file = it is not a file
reason-no-folder = where a folder should be is something else
reason-no-name = no name is free
reason-long = the name is too long
reason-many = too many files are open
reason-busy = another program is using it
reason-silent = the disk does not answer
reason-loop = links lead in a circle

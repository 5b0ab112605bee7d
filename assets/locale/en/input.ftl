# Keys, zones, pads and the key check.

# A key by its label, or by its place where nobody knows the label.
key-named = key { $label }
key-at = row { $row }, key { $number } from the left
key-nobody = nobody’s key

# Presets of key zones.
preset-one = Left half
preset-two = Side by side
preset-three = Three at one keyboard
preset-four = Four at one keyboard
preset-four-pad = Four, one at the number pad
preset-one-right = Right half
preset-one-pad = Number pad
preset-one-left-hand = Right half, for the left hand
preset-two-left-hand = Side by side, for left hands
preset-two-apart = In opposite corners
preset-two-pad = Left half and number pad
preset-three-corners = In three corners
preset-three-pad = Two halves and number pad
preset-tight = A tight fit: a second keyboard or gamepads give everybody room.
preset-needs-pad = Needs a keyboard with a number pad.
preset-changed = Own keys

# Where a zone is on the board.
zone-left = left
zone-right = right
zone-middle = middle
zone-top-left = top left
zone-top-right = top right
zone-bottom-left = bottom left
zone-bottom-right = bottom right
zone-pad = number pad

# Changing keys.
rebind-pile = Pile { $n }
rebind-column = Column { $n }
rebind-press = Press the new key for { $task }. Escape leaves it as it is.
rebind-same = That is its key already.
rebind-conflict = { $key } already is { $name }’s key for { $task }.
rebind-swap = Swap the two keys
rebind-keep = Leave them
rebind-done = { $key } is now the key for { $task }.
rebind-reset = Usual keys
rebind-damaged = The saved keys of “{ $preset }” were not usable; the usual ones hold.
forbidden-modifier = Shift, Ctrl, Alt, the system key and Caps Lock can’t be used: pressed often, some make the system ask questions.
forbidden-function = The F keys belong to the game and to the system.
forbidden-menu = This key is needed in menus.
forbidden-system = This key belongs to the system.
forbidden-unknown = This key can’t be used.

# Gamepads. The four buttons at the right are named by position, as their signs differ.
pad-button-west = left button
pad-button-north = upper button
pad-button-south = lower button
pad-button-east = right button
pad-button-pad-left = cross left
pad-button-pad-up = cross up
pad-button-pad-down = cross down
pad-button-pad-right = cross right
pad-button-start = start
pad-button-select = select
pad-button-shoulder-left = L1
pad-button-shoulder-right = R1
pad-button-stick-left = L3
# The same in a sentence: press …
pad-the-west = the left button
pad-the-north = the upper button
pad-the-south = the lower button
pad-the-east = the right button
pad-the-pad-left = left on the cross
pad-the-pad-up = up on the cross
pad-the-pad-down = down on the cross
pad-the-pad-right = right on the cross

pad-join = Press a button of the gamepad to sit down.
pad-lost = { $name }’s gamepad is gone. Plug it in and press a button, or go on with the keyboard.
pad-back = { $name }’s gamepad is back.
pad-help = Cross: columns. Buttons at the right: piles.

# The key check.
keycheck-hold = All together: hold the marked keys.
keycheck-progress = { $done } of { $all }
keycheck-now = { $n ->
    [one] { $n } key seen at once
   *[other] { $n } keys seen at once
 }
keycheck-give-up = We do, but some stay dark
keycheck-open = The check is not over: hold just the marked keys. Most keys seen at once so far: { $seen }.
keycheck-good = All is well: this keyboard sees what you need ({ $wanted } keys at once).
keycheck-few = This keyboard sees only { $seen } of { $wanted } keys at once. In the heat of a race, some presses will be lost.
keycheck-pair = { $first } and { $second } block each other’s keys.
keycheck-alone = Some of { $name }’s keys block each other.
keycheck-advice-preset = Try the zones “{ $preset }”: none of the combinations that failed is in them.
keycheck-advice-hardware = Other keys won’t help. A second keyboard or a gamepad will.

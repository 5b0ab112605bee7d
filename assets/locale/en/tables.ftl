# What tables of games of turns say besides, and how long posters of events hang.
table-any-key = Any key, button or click goes on
settings-poster = Event posters
poster-2 = 2 seconds
poster-5 = 5 seconds
poster-key = Until a key

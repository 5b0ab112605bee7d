# What every table shows.
log-title = What happened
log-close = F2 closes this
log-nothing = Nothing yet

### What is kept in this browser, where the page has no server

tab-title = In this browser
tab-where = Your matches, analyses and problems are in this browser, on this device, and nowhere else.
tab-kept = The browser keeps them until you delete them.
tab-may-go = The browser may delete them when space runs short. Install Tavola as an app, or save everything as a file now and then.
tab-fleeting = This browser keeps nothing here, as in a private window: what you play is gone when the page is closed. Save it as a file first.
tab-save = Save everything as a file
tab-open = Replace everything with a file
tab-open-sure = The file replaces everything that is kept in this browser. This cannot be undone.
tab-open-yes = Replace everything
tab-cancel = Cancel
tab-file-help = Tavola on a computer opens this file as tavola.sqlite in its data folder, and this page opens the file of a computer.
tab-offline = Get everything for offline use
tab-offline-help = The engine’s nets of all games, { NUMBER($size) } MB. Without them the bot plays offline only the games that it has played here before.
tab-offline-progress = { NUMBER($done) } of { NUMBER($all) } MB
tab-offline-done = All nets are on this device.
tab-offline-failed = Not all nets have arrived: the network failed, or the space ran out. The nets that have arrived stay.
tab-update = A new version of Tavola is ready.
tab-update-now = Use it now
tab-gone = The browser has deleted Tavola’s files from this device. Connect to the network and open this page again: the files then come back.

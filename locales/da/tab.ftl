### Hvad der gemmes i denne browser, hvor siden ingen server har

tab-title = I denne browser
tab-where = Dine matcher, analyser og opgaver er i denne browser, på denne enhed, og ingen andre steder.
tab-kept = Browseren gemmer dem, indtil du sletter dem.
tab-may-go = Browseren kan slette dem, når der mangler plads. Installér Tavola som app, eller gem alt som en fil nu og da.
tab-fleeting = Denne browser gemmer intet her, som i et privat vindue: det, du spiller, er væk, når siden lukkes. Gem det først som en fil.
tab-save = Gem alt som en fil
tab-open = Erstat alt med indholdet af en fil
tab-open-sure = Filen erstatter alt, hvad der er gemt i denne browser. Det kan ikke fortrydes.
tab-open-yes = Erstat alt
tab-cancel = Annullér
tab-file-help = På en computer åbner Tavola denne fil som tavola.sqlite i sin datamappe, og denne side åbner en computers fil.
tab-offline = Hent alt til brug offline
tab-offline-help = De neurale net til alle spil, { NUMBER($size) } MB. Uden dem spiller botten offline kun de spil, den før har spillet her.
tab-offline-progress = { NUMBER($done) } af { NUMBER($all) } MB
tab-offline-done = Alle net er på denne enhed.
tab-offline-failed = Ikke alle net er hentet: forbindelsen er væk, eller pladsen er brugt op. De net, der er hentet, bliver.
tab-update = En ny version af Tavola er klar.
tab-update-now = Brug den nu
tab-gone = Browseren har slettet Tavolas filer fra denne enhed. Gå på nettet, og åbn siden igen, så kommer de tilbage.

### Dice that anyone can check

sealed-title = Er disse terninger fair?
sealed-promised = Disse terninger er, som det blev lovet.
sealed-wrong = Disse terninger er ikke, som det blev lovet.
sealed-running = Denne match er i gang. Terningerne er forseglet: Når den er slut, kan hvert slag tjekkes her.
sealed-running-seen = Dette fingeraftryk skal terningerne have til sidst. Denne browser husker det.
sealed-none = Disse terninger kan ikke tjekkes: Her blev der ikke lovet noget for dem.
sealed-hand = I denne match slås der med egne terninger.
sealed-insecure = Denne browser beregner kun fingeraftryk via https eller på den maskine, som Tavola kører på. Gem matchen som fil, og tjek den der.
sealed-checked-heading = Hvad der blev tjekket
sealed-seed-pass = Starttallet har det fingeraftryk, der blev vist før første slag.
sealed-seed-fail = Starttallet har ikke det fingeraftryk, der blev vist før første slag.
sealed-first-pass = Denne browser så det samme fingeraftryk under matchen.
sealed-first-fail = Denne browser så et andet fingeraftryk under matchen.
sealed-first-none = Denne browser så intet fingeraftryk under matchen og må tro serveren på, at det var dette.
sealed-match-pass = Starttallet blev forseglet til dette spil med denne længde og disse spillere.
sealed-match-fail = Starttallet blev forseglet til et andet spil, en anden længde eller andre spillere.
sealed-secret-pass = { $name } oplyste det hemmelige tal, der var lovet.
sealed-secret-fail = { $name }: Det hemmelige tal er ikke det, der blev lovet eller oplyst.
sealed-secret-bot = { $name } er en bot. Alle kan beregne dens tal.
sealed-secret-absent = { $name } oplyste intet hemmeligt tal.
sealed-secret-withheld = { $name } lovede et hemmeligt tal og oplyste det ikke.
sealed-throws-pass = { $count ->
    [one] Det ene slag følger af tallene.
   *[other] Alle { NUMBER($count) } slag følger af tallene.
}
sealed-throws-fail = { $count ->
    [one] Et slag følger ikke af tallene.
   *[other] { NUMBER($count) } slag følger ikke af tallene.
}
sealed-throw-fault = Slag { NUMBER($number) } var { $found }, men { $expected } følger af tallene.
sealed-earlier = { $count ->
    [one] Et slag stammer fra den match, der fortsættes her.
   *[other] { NUMBER($count) } slag stammer fra den match, der fortsættes her.
}
sealed-how-heading = Sådan virker det
sealed-how-1 = Før første slag finder Tavola på et meget langt tal, starttallet, og viser dets fingeraftryk. Ingen kan finde et tal ud fra dets fingeraftryk. Men et andet tal har et andet fingeraftryk, så Tavola kan ikke længere skifte sit starttal ud.
sealed-how-2 = Derefter finder hver spillers browser også på et hemmeligt tal og viser først kun dets fingeraftryk.
sealed-how-3 = Slagene beregnes af starttallet og de hemmelige tal. Tavola kendte ikke de hemmelige tal, da det valgte sit starttal, og spillerne kendte ikke starttallet. Derfor kunne ingen vælge slagene.
sealed-how-4 = Når matchen er slut, viser Tavola starttallet. Din browser har nu selv beregnet dets fingeraftryk og hvert slag uden at spørge serveren.
sealed-hand-heading = Et slag i hånden
sealed-hand-text = Slag { NUMBER($number) } i denne match var { $dice }. Af alle tallene og slagets nummer kommer disse: { $bytes } …
sealed-hand-left = Tal fra 252 og op udelades, så hver side er lige sandsynlig. De andre divideres med seks. Resten plus en er en terning:
sealed-hand-die = { $byte } = { $times } × 6 + { $rest }, og { $rest } + 1 = { $die }
sealed-numbers-heading = Tallene
sealed-number-commitment = Starttallets fingeraftryk
sealed-number-promise = Fingeraftryk fra { $name }
sealed-number-secret = Hemmeligt tal fra { $name }
sealed-number-seed = Starttal
sealed-counts = Matcher her med forseglede terninger: { NUMBER($sealed) }. Slut: { NUMBER($over) }. I gang: { NUMBER($running) }. Slettet før slutningen: { NUMBER($aborted) }.
sealed-save = Gem matchen som fil
sealed-save-help = Filen kan tjekkes uden denne side: med tavola dice verify eller med et kort program, du selv skriver.
sealed-own-heading = Tjek det selv
sealed-mark-pass = rigtigt
sealed-mark-fail = forkert
sealed-mark-none = ukendt

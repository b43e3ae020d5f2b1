### The settings, and what Tavola is.

## Settings

settings-title = Indstillinger
settings-page = Side
settings-theme = Farver
theme-auto = System
theme-light = Lyse
theme-dark = Mørke
settings-colour = Spiller 1’s brikker
settings-look = Udseende
look-walnut = Valnød
look-baize = Grønt klæde
look-slate = Skifer
look-sea = Hav
look-clay = Terrakotta
look-clear = For farveblinde
look-contrast = Høj kontrast
settings-play = Spil
settings-taps = Flyt en brik
taps-one = Ét tryk
taps-two = To tryk
settings-taps-help = Ét tryk bruger den højeste terning; et tryk på et tomt punkt henter to brikker dertil, hvis slaget tillader det. Med to tryk vælger du først brikken og så målet. Du kan altid trække en brik.
settings-roll = Slå automatisk
roll-clear = Undtagen når jeg må doble
roll-ask = Aldrig
roll-always = Altid
settings-roll-help = Med »Altid« har du et øjeblik til at doble, før der slås.
settings-speed = Bevægelse
speed-slow = Langsom
speed-normal = Normal
speed-fast = Hurtig
speed-instant = Ingen
settings-sound = Lyde
settings-sound-help = Dæmpede lyde fra terninger og brikker.
settings-analyse = Analysér hver match, når den er slut
settings-analyse-help = Det sker i baggrunden; resultatet viser derefter begge spilleres fejlrate og de dyreste beslutninger.
settings-haptics = Vibration
settings-haptics-help = Telefonen vibrerer, når der rykkes, slås hjem og slås med terningerne.
settings-forced = Spil tvungne træk
settings-forced-help = Et træk, der kun kan spilles på én måde, bliver spillet for dig.
settings-greedy = Tag ud automatisk
settings-greedy-help = Når siderne er forbi hinanden, tager terningerne automatisk de brikker ud, de kan.
settings-pips = Vis pips
settings-pips-help = Viser, hvor langt hver side har igen.
settings-turning = Vend brættet mod spilleren i tur
settings-turning-help = Når to spiller ved én skærm, er den, der har turen, nederst.
settings-confirm = En tur slutter
confirm-moment = Efter et øjeblik
confirm-ask = Når jeg bekræfter den
confirm-never = Straks
settings-confirm-help = Et tryk standser uret, så du kan tænke dig om eller fortryde. Den, der spiller med tastaturet, afslutter turen med Enter.
me-title = Dig på denne server

## About

about-title = Om Tavola
about-what = Tavola spiller backgammon og dets slægtninge: det moderne spil, spillene fra fem trykte hæfter og traditionelle spil fra mange lande.
about-dice = Terningerne i en match forsegles før første slag, og alle kan tjekke dem bagefter. Botten ved ikke mere om dem end du.
about-private = Alt bliver på din computer: matcher, navne og indstillinger. Intet sendes nogen steder hen.
about-keys-title = Tastatur
about-keys = Alle sider kan bruges med tastaturet: Tab går videre, Enter og mellemrum vælger, piletasterne går over brættet og gennem en afspilning.
about-licence-title = Licens
about-licence = Tavola er fri software under MIT- eller Apache 2.0-licensen, som du vil. Det indeholder biblioteket Fluent af Mozilla og bidragydere:
about-version = Version { $version }

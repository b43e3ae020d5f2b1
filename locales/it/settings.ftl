### The settings, and what Tavola is.

## Settings

settings-title = Impostazioni
settings-page = Pagina
settings-theme = Colori
theme-auto = Sistema
theme-light = Chiari
theme-dark = Scuri
settings-colour = Pedine del giocatore 1
settings-look = Aspetto
look-walnut = Noce
look-baize = Panno verde
look-slate = Ardesia
look-sea = Mare
look-clay = Terracotta
look-clear = Adatto ai daltonici
look-contrast = Alto contrasto
settings-play = Gioco
settings-taps = Muovere una pedina
taps-one = Un tocco
taps-two = Due tocchi
settings-taps-help = Un tocco gioca il dado più alto; toccando una punta vuota vi arrivano due pedine, se il tiro lo permette. Con due tocchi scegli prima la pedina, poi la meta. Trascinare si può sempre.
settings-roll = Tiro automatico
roll-clear = Tranne se posso raddoppiare
roll-ask = Mai
roll-always = Sempre
settings-roll-help = Con «Sempre» hai un momento per raddoppiare prima del tiro.
settings-speed = Movimento
speed-slow = Lento
speed-normal = Normale
speed-fast = Veloce
speed-instant = Nessuno
settings-sound = Suoni
settings-sound-help = Suoni discreti di dadi e pedine.
settings-analyse = Analizza ogni incontro alla fine
settings-analyse-help = Avviene in secondo piano; il risultato mostra poi i tassi d’errore dei due giocatori e le decisioni più costose.
settings-haptics = Vibrazione
settings-haptics-help = Il telefono vibra a ogni mossa, colpo e tiro.
settings-forced = Gioca le mosse obbligate
settings-forced-help = Una mossa che si può giocare in un solo modo viene giocata per te.
settings-greedy = Porta fuori in automatico
settings-greedy-help = Quando le due parti si sono superate, i dadi portano fuori da soli ciò che possono.
settings-pips = Conteggio dei pip
settings-pips-help = Mostra quanta strada resta a ciascuna parte.
settings-turning = Gira il tavoliere verso chi è di turno
settings-turning-help = In due sullo stesso schermo, chi è di turno sta in basso.
settings-confirm = Un turno finisce
confirm-moment = Dopo un momento
confirm-ask = Quando lo confermo
confirm-never = Subito
settings-confirm-help = Un tocco ferma l’attesa, così puoi pensarci o annullare. Chi gioca con la tastiera finisce il turno con Invio.
me-title = Tu su questo server

## About

about-title = Informazioni su Tavola
about-what = Tavola gioca a backgammon e ai suoi parenti: il gioco moderno, i giochi di cinque foglietti stampati e giochi tradizionali di molti paesi.
about-dice = I dadi di un incontro sono sigillati prima del primo tiro, e tutti possono verificarli alla fine. Il bot non ne sa più di te.
about-private = Tutto resta sul tuo computer: incontri, nomi e impostazioni. Nulla viene inviato da nessuna parte.
about-keys-title = Tastiera
about-keys = Ogni pagina si usa da tastiera: Tab va avanti, Invio e spazio scelgono, le frecce percorrono il tavoliere e il replay.
about-licence-title = Licenza
about-licence = Tavola è software libero con licenza MIT o Apache 2.0, a scelta. Contiene la libreria Fluent di Mozilla e collaboratori:
about-version = Versione { $version }

### Il libro delle aperture: le migliori prime mosse e risposte, con i rollout

openings-title = Aperture
openings-about = Le migliori prime mosse e le migliori risposte, dai rollout del motore. L’equity è quella di chi ha tirato, nel gioco a soldi con il cubo.
openings-first-roll = Primo tiro
openings-reply-roll = Tiro della risposta
openings-start = Tutti i primi tiri
openings-replies-to = Risposte a { $roll }: { $play }
openings-best = la migliore è { $play }
openings-doubles = Una partita comincia con un doppio solo se le regole lo permettono.
openings-plays-of = Mosse con { $roll }
openings-plays = Mosse
openings-play = Mossa
openings-cubeless = Senza cubo
openings-see-replies = Risposte a { $play }
openings-no-replies = Il libro non ha risposte a questa mossa.
openings-board = Posizione del libro delle aperture
openings-interval =
    { $trials ->
        [one] Intervalli al 95%, da { NUMBER($trials) } partita. Le differenze sono misurate con gli stessi dadi.
       *[other] Intervalli al 95%, da { NUMBER($trials) } partite della mossa migliore. Le differenze sono misurate con gli stessi dadi.
    }

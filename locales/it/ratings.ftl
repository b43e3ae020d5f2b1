### Ratings of a service: the best, and one's own.

ratings-title = I migliori
ratings-about = Gli incontri validi per il rating fra account cambiano il rating di entrambi, quelli lunghi di più.
ratings-who = { $count ->
    [one] I cento migliori con almeno { $count } incontro valido e un rating non più provvisorio.
   *[other] I cento migliori con almeno { $count } incontri validi e un rating non più provvisorio.
}
ratings-games = Giochi
ratings-people = Persone
ratings-programs = Programmi
ratings-none = Ancora nessuno nell’elenco.
ratings-rank = Posto
ratings-name = Nome
ratings-matches = Incontri
ratings-you = tu
own-ratings = I tuoi rating
own-ratings-none = Non hai ancora giocato incontri validi per il rating.
own-rating-matches = { $count ->
    [one] { $count } incontro valido
   *[other] { $count } incontri validi
}
own-rating-history = Gli ultimi incontri
own-rating-drawing = Rating per { $name } dopo ciascuno degli ultimi { $count } incontri: da { $first } a { $last }, minimo { $low }, massimo { $high }.
rated-date = Giorno
rated-opponent = Avversario
rated-result = Risultato
rated-change = Variazione
rated-won = vinto
rated-lost = perso
rated-even = pari
error-rate = PR
error-rate-of = PR { $pr } { $count ->
    [one] nell’ultimo incontro analizzato
   *[other] negli ultimi { $count } incontri analizzati
}
error-rate-about = Il PR conta gli errori degli ultimi incontri di backgammon validi per il rating, al massimo 20, che il server ha analizzato. Più basso è meglio. Non cambia nessun rating.

### Dice that anyone can check

sealed-title = Ces dés sont-ils honnêtes ?
sealed-promised = Ces dés sont conformes à ce qui a été promis.
sealed-wrong = Ces dés ne sont pas conformes à ce qui a été promis.
sealed-running = Ce match continue. Ses dés sont scellés : à la fin, chaque lancer pourra être vérifié ici.
sealed-running-seen = Voici l’empreinte que les dés devront avoir à la fin. Ce navigateur la garde.
sealed-none = Ces dés ne peuvent pas être vérifiés : rien n’a été promis pour eux ici.
sealed-hand = Dans ce match, les joueurs lancent les dés eux-mêmes.
sealed-insecure = Ce navigateur ne calcule les empreintes que par https ou sur la machine de Tavola. Enregistrez le match dans un fichier et vérifiez-le là.
sealed-checked-heading = Ce qui a été vérifié
sealed-seed-pass = La graine a l’empreinte montrée avant le premier lancer.
sealed-seed-fail = La graine n’a pas l’empreinte montrée avant le premier lancer.
sealed-first-pass = Ce navigateur a vu la même empreinte pendant le match.
sealed-first-fail = Ce navigateur a vu une autre empreinte pendant le match.
sealed-first-none = Ce navigateur n’a vu aucune empreinte pendant le match ; il doit croire le serveur que c’était celle-ci.
sealed-match-pass = La graine a été scellée pour ce jeu, cette longueur et ces joueurs.
sealed-match-fail = La graine a été scellée pour un autre jeu, une autre longueur ou d’autres joueurs.
sealed-secret-pass = { $name } a révélé le nombre secret promis.
sealed-secret-fail = { $name } : le nombre secret n’est pas celui qui a été promis ou révélé.
sealed-secret-bot = { $name } est un robot. Chacun peut calculer son nombre.
sealed-secret-absent = { $name } n’a donné aucun nombre secret.
sealed-secret-withheld = { $name } a promis un nombre secret et ne l’a pas révélé.
sealed-throws-pass = { $count ->
    [one] Le seul lancer découle des nombres.
   *[other] Les { NUMBER($count) } lancers découlent tous des nombres.
}
sealed-throws-fail = { $count ->
    [one] Un lancer ne découle pas des nombres.
   *[other] { NUMBER($count) } lancers ne découlent pas des nombres.
}
sealed-throw-fault = Le lancer { NUMBER($number) } était { $found }, mais les nombres donnent { $expected }.
sealed-earlier = { $count ->
    [one] Un lancer vient du match que celui-ci continue.
   *[other] { NUMBER($count) } lancers viennent du match que celui-ci continue.
}
sealed-how-heading = Comment ça marche
sealed-how-1 = Avant le premier lancer, Tavola invente un nombre très long, la graine, et montre son empreinte. Personne ne peut retrouver un nombre à partir de son empreinte. Mais un autre nombre a une autre empreinte : Tavola ne peut donc plus changer sa graine.
sealed-how-2 = Ensuite, le navigateur de chaque joueur invente lui aussi un nombre secret et n’en montre d’abord que l’empreinte.
sealed-how-3 = Les lancers sont calculés à partir de la graine et des nombres secrets. Tavola ne connaissait pas les nombres secrets en choisissant la graine, et les joueurs ne connaissaient pas la graine. Personne n’a donc pu choisir les lancers.
sealed-how-4 = Quand le match est fini, Tavola montre la graine. Votre navigateur vient de calculer lui-même son empreinte et chaque lancer, sans interroger le serveur.
sealed-hand-heading = Un lancer à la main
sealed-hand-text = Le lancer { NUMBER($number) } de ce match était { $dice }. De tous les nombres et du numéro du lancer viennent ceux-ci : { $bytes }…
sealed-hand-left = Les nombres à partir de 252 sont laissés de côté, pour que chaque face ait la même chance. Les autres sont divisés par six. Le reste plus un donne un dé :
sealed-hand-die = { $byte } = { $times } × 6 + { $rest }, et { $rest } + 1 = { $die }
sealed-numbers-heading = Les nombres
sealed-number-commitment = Empreinte de la graine
sealed-number-promise = Empreinte de { $name }
sealed-number-secret = Nombre secret de { $name }
sealed-number-seed = Graine
sealed-counts = Matchs ici dont les dés ont été scellés : { NUMBER($sealed) }. Finis : { NUMBER($over) }. En cours : { NUMBER($running) }. Supprimés avant la fin : { NUMBER($aborted) }.
sealed-save = Enregistrer le match dans un fichier
sealed-save-help = Le fichier peut être vérifié sans cette page : par tavola dice verify, ou par un court programme à vous.
sealed-own-heading = Vérifier soi-même
sealed-mark-pass = juste
sealed-mark-fail = faux
sealed-mark-none = inconnu

### Ce qui est conservé dans ce navigateur, quand la page n’a pas de serveur

tab-title = Dans ce navigateur
tab-where = Vos matchs, analyses et problèmes sont dans ce navigateur, sur cet appareil, et nulle part ailleurs.
tab-kept = Le navigateur les garde jusqu’à ce que vous les supprimiez.
tab-may-go = Le navigateur peut les supprimer quand la place manque. Installez Tavola comme application, ou enregistrez tout de temps en temps dans un fichier.
tab-fleeting = Ce navigateur ne garde rien ici, comme en navigation privée : ce que vous jouez disparaît à la fermeture de la page. Enregistrez-le d’abord dans un fichier.
tab-save = Tout enregistrer dans un fichier
tab-open = Tout remplacer par le contenu d’un fichier
tab-open-sure = Le fichier remplace tout ce que garde ce navigateur. On ne peut pas revenir en arrière.
tab-open-yes = Tout remplacer
tab-cancel = Annuler
tab-file-help = Sur un ordinateur, Tavola ouvre ce fichier sous le nom tavola.sqlite dans son dossier de données, et cette page ouvre celui d’un ordinateur.
tab-offline = Tout charger pour jouer hors ligne
tab-offline-help = Les réseaux de neurones de tous les jeux, { NUMBER($size) } Mo. Sans eux, le robot ne joue hors ligne qu’aux jeux auxquels il a déjà joué ici.
tab-offline-progress = { NUMBER($done) } sur { NUMBER($all) } Mo
tab-offline-done = Tous les réseaux sont sur cet appareil.
tab-offline-failed = Tous les réseaux ne sont pas arrivés : la connexion est perdue ou la place est épuisée. Ceux qui sont arrivés restent.
tab-update = Une nouvelle version de Tavola est prête.
tab-update-now = L’utiliser maintenant
tab-gone = Le navigateur a supprimé les fichiers de Tavola de cet appareil. Connectez-vous au réseau et rouvrez cette page : ils reviendront.

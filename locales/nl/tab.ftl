### Wat in deze browser wordt bewaard, waar de pagina geen server heeft

tab-title = In deze browser
tab-where = Je matches, analyses en opgaven staan in deze browser, op dit apparaat, en nergens anders.
tab-kept = De browser bewaart ze tot je ze verwijdert.
tab-may-go = De browser kan ze verwijderen als er te weinig ruimte is. Installeer Tavola als app, of sla af en toe alles op als bestand.
tab-fleeting = Deze browser bewaart hier niets, zoals in een privévenster: wat je speelt, is weg als je de pagina sluit. Sla het eerst op als bestand.
tab-save = Alles als bestand opslaan
tab-open = Alles door een bestand vervangen
tab-open-sure = Het bestand vervangt alles wat in deze browser staat. Dat kun je niet ongedaan maken.
tab-open-yes = Alles vervangen
tab-cancel = Annuleren
tab-file-help = Op een computer opent Tavola dit bestand als tavola.sqlite in zijn datamap, en deze pagina opent het bestand van een computer.
tab-offline = Alles laden voor offline gebruik
tab-offline-help = De neurale netten van alle spellen, { NUMBER($size) } MB. Zonder die netten speelt de bot offline alleen de spellen die hij hier al heeft gespeeld.
tab-offline-progress = { NUMBER($done) } van { NUMBER($all) } MB
tab-offline-done = Alle netten staan op dit apparaat.
tab-offline-failed = Niet alle netten zijn binnen: de verbinding is weg of de ruimte is op. De netten die er al zijn, blijven.
tab-update = Er is een nieuwe versie van Tavola.
tab-update-now = Nu gebruiken
tab-gone = De browser heeft de bestanden van Tavola van dit apparaat verwijderd. Maak verbinding met het netwerk en open deze pagina opnieuw: dan komen ze terug.

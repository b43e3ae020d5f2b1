### A player over all analysed matches

profile-title = Profiel
profile-who = Welke naam is van jou?
profile-none = Er is nog geen match geanalyseerd. Analyseer je matches om te zien hoe goed je speelt.
profile-player = Speler
profile-player-of = { $name } ({ NUMBER($count) })
profile-unnamed = (zonder naam)
profile-group = Matches
profile-group-of = { $game }, { $level } ({ NUMBER($count) })
profile-group-older = { $game }, { $level }, oudere analyses ({ NUMBER($count) })
profile-older = Deze analyses zijn van een eerdere versie van Tavola, die anders oordeelde. Analyseer de matches opnieuw om ze bij de nieuwe op te tellen.
profile-partial =
    { $count ->
        [one] Eén match is niet tot het einde geanalyseerd en telt niet mee.
       *[other] { NUMBER($count) } matches zijn niet tot het einde geanalyseerd en tellen niet mee.
    }
profile-matches =
    { $count ->
        [one] { NUMBER($count) } match
       *[other] { NUMBER($count) } matches
    }
profile-games =
    { $count ->
        [one] { NUMBER($count) } spel
       *[other] { NUMBER($count) } spellen
    }
profile-decisions =
    { $count ->
        [one] { NUMBER($count) } beslissing
       *[other] { NUMBER($count) } beslissingen
    }
profile-all = Alle beslissingen
profile-rate = PR
profile-interval = { $rate } ± { $margin }
profile-luck-rolls =
    { $count ->
        [one] in { NUMBER($count) } worp
       *[other] in { NUMBER($count) } worpen
    }
profile-help = PR wordt berekend zoals in eXtreme Gammon; lager is beter. De ± geeft een interval van 95%: bij weinig beslissingen zegt een PR weinig.
profile-practise = Deze fouten oefenen
profile-graph-pr = PR, match voor match
profile-graph-luck = Geluk, opgeteld
profile-graph-help = Elk teken is een match en leidt naar de analyse ervan.
profile-by-month = Per maand
profile-by-opponent = Per tegenstander
profile-by-cube = Per kubusbeslissing
profile-costliest = De duurste soorten fouten
profile-times = { NUMBER($count) }×
profile-error-missed-hit = Niet geslagen
profile-error-wrong-hit = Ten onrechte geslagen
profile-error-risk = Te veel risico
profile-error-hit-cost = Geslagen worden te duur
profile-error-caution = Te voorzichtig
profile-error-replies = Goede antwoorden toegelaten
profile-error-back = Stenen achtergelaten
profile-error-deep = Stenen te diep gezet
profile-error-key-points = Belangrijke punten niet voorbereid
profile-error-play = Andere zet
profile-against = tegen { $opponent }

### Problems to practise: own errors that come back, and new positions

practice-title = Oefenen
practice-intro = Fouten uit je geanalyseerde matches komen terug als opgaven: al gauw als je ze mist, en telkens later als je ze oplost.
practice-kind = Opgaven
practice-kind-deck = Mijn fouten
practice-of-match = Opgaven uit één match
practice-match-done = Alle fouten van deze match zijn opnieuw gespeeld.
practice-kind-quiz = Nieuwe stellingen
practice-threshold = Fouten
practice-state = { NUMBER($due) } nu aan de beurt, { NUMBER($total) } in totaal
practice-next-due = Er is niets aan de beurt. De volgende opgave komt { $when }.
practice-empty = Er zijn nog geen opgaven. Analyseer een match met fouten van deze speler.
practice-board = Stelling van de opgave
practice-ask-play = Je hebt { $dice } gegooid. Wat is de beste zet?
practice-ask-double = Verdubbel je?
practice-ask-answer = Je tegenstander verdubbelt naar { $value }. Neem je aan?
practice-answer = Antwoorden
practice-solution = Oplossing tonen
practice-right = Goed
practice-nearly = Bijna goed: dit verliest { $loss }
practice-wrong = Fout: dit verliest { $loss }
practice-played = In de match gespeeld: { $play } ({ $loss })
practice-to-match = In de match bekijken
practice-grade = Hoe goed wist je het?
practice-grade-again = Helemaal niet
practice-grade-hard = Nauwelijks
practice-grade-good = Goed
practice-grade-easy = Meteen
practice-due = Deze opgave komt { $when } terug.
practice-next = Volgende opgave
practice-undo = Terugnemen
practice-keys = Toetsen: Enter antwoordt en gaat verder, Backspace neemt een zet terug, 1 tot en met 4 beoordelen.
quiz-game = Spel
quiz-theme = Thema
quiz-theme-any = Alles
quiz-theme-opening = Antwoorden op de opening
quiz-theme-bear-off = Uitspelen
quiz-theme-cube = Kubus
quiz-theme-back-game = Backgames
quiz-search = Bezig een stelling te zoeken waarin je je makkelijk vergist …
quiz-none = Er is geen stelling bij dit thema gevonden. Probeer het opnieuw of kies een ander.
quiz-start = Volgende stelling
quiz-score = { NUMBER($right) } van { NUMBER($count) } goed
quiz-kept = Deze stelling zit nu bij je opgaven en komt { $when } terug.
day-tomorrow = De volgende stelling komt morgen.
day-more = Meer stellingen

### A player over all analysed matches

profile-title = Perfil
profile-who = Qual destes nomes é o seu?
profile-none = Ainda nenhuma partida foi analisada. Analise as suas partidas para ver como joga.
profile-player = Jogador
profile-player-of = { $name } ({ NUMBER($count) })
profile-unnamed = (sem nome)
profile-group = Partidas
profile-group-of = { $game }, { $level } ({ NUMBER($count) })
profile-group-older = { $game }, { $level }, análises anteriores ({ NUMBER($count) })
profile-older = Estas análises são de uma versão anterior do Tavola, que avaliava de outra forma. Analise outra vez as partidas para as juntar às novas.
profile-partial =
    { $count ->
        [1] Uma partida não está analisada até ao fim e não conta.
       *[other] { NUMBER($count) } partidas não estão analisadas até ao fim e não contam.
    }
profile-matches =
    { $count ->
        [1] { NUMBER($count) } partida
       *[other] { NUMBER($count) } partidas
    }
profile-games =
    { $count ->
        [1] { NUMBER($count) } jogo
       *[other] { NUMBER($count) } jogos
    }
profile-decisions =
    { $count ->
        [1] { NUMBER($count) } decisão
       *[other] { NUMBER($count) } decisões
    }
profile-all = Todas as decisões
profile-rate = PR
profile-interval = { $rate } ± { $margin }
profile-luck-rolls =
    { $count ->
        [1] em { NUMBER($count) } lançamento
       *[other] em { NUMBER($count) } lançamentos
    }
profile-help = O PR calcula-se como no eXtreme Gammon; quanto mais baixo, melhor. O ± é um intervalo de 95%: com poucas decisões, um PR diz pouco.
profile-practise = Treinar estes erros
profile-graph-pr = PR, partida a partida
profile-graph-luck = Sorte acumulada
profile-graph-help = Cada marca é uma partida e leva à sua análise.
profile-by-month = Por mês
profile-by-opponent = Por adversário
profile-by-cube = Por decisão de cubo
profile-costliest = Os tipos de erro mais caros
profile-times = { NUMBER($count) }×
profile-error-missed-hit = Não bater quando devia
profile-error-wrong-hit = Bater quando não devia
profile-error-risk = Demasiado exposto
profile-error-hit-cost = Ser batido custa demasiado
profile-error-caution = Demasiado prudente
profile-error-replies = Boas respostas permitidas
profile-error-back = Peças deixadas para trás
profile-error-deep = Peças enterradas
profile-error-key-points = Casas-chave por preparar
profile-error-play = Outra jogada
profile-against = contra { $opponent }

### Problems to practise: own errors that come back, and new positions

practice-title = Treino
practice-intro = Os erros das suas partidas analisadas voltam como problemas: em breve se os errar, cada vez mais tarde se os resolver.
practice-kind = Problemas
practice-kind-deck = Os meus erros
practice-of-match = Problemas de uma só partida
practice-match-done = Todos os erros desta partida foram jogados de novo.
practice-kind-quiz = Posições novas
practice-threshold = Erros
practice-state = { NUMBER($due) } para agora, { NUMBER($total) } ao todo
practice-next-due = Nada por agora. O próximo problema vem { $when }.
practice-empty = Ainda não há problemas. Analise uma partida com erros deste jogador.
practice-board = Posição do problema
practice-ask-play = Lançou { $dice }. Qual é a melhor jogada?
practice-ask-double = Dobra?
practice-ask-answer = O adversário dobra para { $value }. Aceita?
practice-answer = Responder
practice-solution = Ver a solução
practice-right = Certo
practice-nearly = Quase certo: perde { $loss }
practice-wrong = Errado: perde { $loss }
practice-played = Jogado na partida: { $play } ({ $loss })
practice-to-match = Ver na partida
practice-grade = Sabia a resposta?
practice-grade-again = De modo nenhum
practice-grade-hard = Com dificuldade
practice-grade-good = Bem
practice-grade-easy = De imediato
practice-due = Este problema volta { $when }.
practice-next = Problema seguinte
practice-undo = Desfazer
practice-keys = Teclas: Enter responde e continua, Backspace desfaz um movimento, 1 a 4 avaliam a resposta.
quiz-game = Jogo
quiz-theme = Tema
quiz-theme-any = Tudo
quiz-theme-opening = Respostas à abertura
quiz-theme-bear-off = Retirada
quiz-theme-cube = Cubo
quiz-theme-back-game = Back games
quiz-search = À procura de uma posição em que é fácil errar…
quiz-none = Não foi encontrada nenhuma posição deste tema. Tente outra vez ou escolha outro.
quiz-start = Posição seguinte
quiz-score =
    { $right ->
        [1] { NUMBER($right) } certa em { NUMBER($count) }
       *[other] { NUMBER($right) } certas em { NUMBER($count) }
    }
quiz-kept = Esta posição está agora nos seus problemas e volta { $when }.
day-tomorrow = A próxima posição chega amanhã.
day-more = Mais posições

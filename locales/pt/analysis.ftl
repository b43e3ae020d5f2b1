### The page of an analysed match. PR is the performance rating of eXtreme Gammon, MWC the chance to win the match; docs/analysis.md defines the figures

analysis-title = Análise
analysis-intro = O Tavola avalia cada jogada e cada decisão de cubo dos dois jogadores, e mede a sorte de cada lançamento.
analysis-level = Profundidade
analysis-level-quick = Rápida
analysis-level-quick-about = Um lançamento à frente: uma primeira ideia em segundos.
analysis-level-standard = Normal
analysis-level-standard-about = Dois lançamentos à frente, com a força do nível mestre.
analysis-level-thorough = Minuciosa
analysis-level-thorough-about = Dois lançamentos à frente; as jogadas de valor parecido são também comparadas com um rollout. Demora alguns minutos.
analysis-run = Analisar
analysis-continue = Continuar a análise
analysis-again = Analisar outra vez
analysis-older = Esta análise é de uma versão anterior do Tavola, que julgava de outra forma.
analysis-stop = Parar
analysis-progress =
    { $of ->
        [1] { NUMBER($done) } de { NUMBER($of) } decisão
       *[other] { NUMBER($done) } de { NUMBER($of) } decisões
    }
analysis-progress-label = Progresso da análise
analysis-left-seconds = faltam cerca de { NUMBER($seconds) } s
analysis-left-minutes = faltam cerca de { NUMBER($minutes) } min
analysis-finished = A análise terminou
analysis-none = Ainda nada foi decidido nesta partida.
analysis-no-errors = Nenhum erro.
moments-title = Os momentos decisivos
moments-game-title = Os momentos deste jogo
moments-practise = Jogá-los de novo como problemas
analysis-unit = Uma equidade de 1 vale aqui { $unit } pontos, a média de um jogo simples.
analysis-points = { $points } pts
analysis-board = Posição antes da decisão de { $player }
analysis-decisions = Decisões
analysis-only-errors = Erros
analysis-all = Todas
analysis-previous = Decisão anterior
analysis-next = Decisão seguinte
analysis-previous-error = Erro anterior
analysis-next-error = Erro seguinte
analysis-keys = As setas vão de decisão em decisão; com Shift, de erro em erro.
analysis-legend = Setas verdes contínuas: a melhor jogada. Setas tracejadas: a jogada feita.
analysis-made = (jogada)
analysis-mark = Marcar
analysis-mark-errors = Marcar todos os erros
analysis-unmark = Desmarcar tudo
analysis-roll-out-marked =
    { $count ->
        [1] Rollout de { NUMBER($count) } decisão marcada
       *[other] Rollout de { NUMBER($count) } decisões marcadas
    }
analysis-rank = lugar { NUMBER($rank) } de { NUMBER($choices) }
analysis-trials =
    { $trials ->
        [1] rollout de { NUMBER($trials) } jogo
       *[other] rollout de { NUMBER($trials) } jogos
    }
analysis-mwc = partida { $share }
analysis-chance-win = ganha { $share }
analysis-chance-win-gammon = { $wins ->
    [mars] mars
   *[gammon] gammons
} { $share }
analysis-chance-win-backgammon = { $wins ->
    [mars] koks
   *[gammon] backgammons
} { $share }
analysis-chance-lose-gammon = { $wins ->
    [mars] mars perdidos
   *[gammon] gammons perdidos
} { $share }
analysis-chance-lose-backgammon = { $wins ->
    [mars] koks perdidos
   *[gammon] backgammons perdidos
} { $share }
analysis-column-match = Part.
analysis-column-win = Ganha
analysis-column-gammon = { $wins ->
    [mars] M
   *[gammon] G
}
analysis-column-backgammon = { $wins ->
    [mars] K
   *[gammon] BG
}
analysis-roll-luck = Sorte do lançamento: { $luck }
analysis-kind-roll = Lançamento
analysis-what-if = E se…? Jogar a partir daqui
analysis-what-if-level = Adversário
analysis-save = Gravar relatório
analysis-save-text = Texto
analysis-class-good = boa
analysis-class-doubtful = duvidosa
analysis-class-bad = má
analysis-class-very-bad = muito má
analysis-luck-very-lucky = muita sorte
analysis-luck-lucky = sorte
analysis-luck-neutral = neutro
analysis-luck-unlucky = azar
analysis-luck-very-unlucky = muito azar
analysis-graph-mwc = Probabilidade de { $player } ganhar a partida
analysis-graph-equity = Equidade de { $player }
analysis-graph-luck = Sorte acumulada
analysis-graph-help = Cada marca é um erro e leva à decisão correspondente.
analysis-figures = Todos os números
analysis-figures-help = As equidades contam-se em vitórias simples com o valor atual do cubo. O PR de uma só partida tem uma incerteza de cerca de 1,5.
analysis-rates = Taxas de erro
analysis-pr = PR (contado como no eXtreme Gammon)
analysis-gnubg = Taxa de erro do GNU Backgammon, mEMG
analysis-snowie = Taxa de erro do Snowie
analysis-lost = Perdido por erros
analysis-result = Resultado
analysis-adjusted = Resultado sem a sorte
analysis-checkers = Jogo das peças
analysis-unforced = Jogadas não forçadas
analysis-cube = Cubo
analysis-close = Decisões difíceis ou efetivas
analysis-redouble = { $mistake } (redobro)
analysis-mistake-missed-below-cash-point = Dobro omitido, para aceitar
analysis-mistake-missed-above-cash-point = Dobro omitido, para recusar
analysis-mistake-wrong-below-double-point = Dobro cedo demais
analysis-mistake-wrong-above-too-good = Dobro em posição boa demais
analysis-mistake-wrong-take = Erro ao aceitar
analysis-mistake-wrong-drop = Erro ao recusar
analysis-mistake-wrong-beaver = Beaver errado
analysis-mistake-missed-beaver = Beaver omitido
analysis-luck = Sorte
analysis-luck-sum = Sorte de todos os lançamentos
analysis-by-part = Por fase do jogo
analysis-part-opening = Abertura
analysis-part-middle = Meio do jogo
analysis-part-race = Corrida
analysis-part-bear-off = Retirada

rollout-from-analysis = Fazer um rollout
analysis-openings = No livro de aberturas

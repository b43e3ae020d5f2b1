### Rollouts: a position is played many times, and its candidates are compared; docs/rollout.md defines the figures

rollout-title = Rollout
rollout-about = Joga a posição muitíssimas vezes, com os mesmos dados para cada candidato, e compara as médias.
rollout-start = Fazer um rollout
rollout-trials = Jogos
rollout-trials-help = Máximo para cada candidato. Em 1296 jogos, cada par de primeiros lançamentos sai uma vez.
rollout-ply = Profundidade das jogadas
rollout-cube-ply = Profundidade das decisões de cubo
rollout-length = Duração de um jogo
rollout-to-end = Até ao fim
rollout-rolls =
    { $rolls ->
        [1] { NUMBER($rolls) } lançamento
       *[other] { NUMBER($rolls) } lançamentos
    }
rollout-stop-clear = Parar quando a decisão for clara
rollout-stop-clear-help = Os candidatos claramente atrás (99%) são excluídos.
rollout-stop-se = Parar com um erro padrão de
rollout-stop-never = Nunca
rollout-more = Mais opções
rollout-plays = Número de jogadas comparadas
rollout-seed = Semente dos dados
rollout-cube = Com cubo
rollout-luck = Descontar a sorte (redução de variância)
rollout-tables = Usar tabelas exatas
rollout-all = Rollouts
rollout-none = Ainda não há rollouts. Comece um no editor ou a partir de uma decisão de uma análise.
rollout-list-more = Mostrar mais rollouts
rollout-open = Abrir um rollout gravado
rollout-show = Ver
rollout-show-of = Ver o rollout: { $name }
rollout-save = Gravar rollout
rollout-remove = Apagar rollout
rollout-remove-title = Apagar este rollout?
rollout-remove-text =
    { $trials ->
        [1] Tem { NUMBER($trials) } jogo, que se perderá.
       *[other] Tem { NUMBER($trials) } jogos, que se perderão.
    }
rollout-removed = O rollout foi apagado
rollout-board = Posição do rollout
rollout-table = Candidatos
rollout-interval = Equidade do jogador que lança, com intervalos de 95%. As diferenças são medidas com os mesmos dados.
rollout-candidate = Candidato
rollout-equity = Equidade
rollout-loss = Desvantagem
rollout-win = Vitórias
rollout-win-gammon = Gammons
rollout-win-backgammon = Backgammons
rollout-lose-gammon = Gammons perdidos
rollout-lose-backgammon = Backgammons perdidos
rollout-out = excluído
rollout-roll = Lançar
rollout-before = antes do lançamento
rollout-running = Em andamento
rollout-paused = Em pausa
rollout-finished = Terminado
rollout-finished-said = O rollout terminou: { $best }
rollout-progress =
    { $of ->
        [1] { NUMBER($done) } de { NUMBER($of) } jogo
       *[other] { NUMBER($done) } de { NUMBER($of) } jogos
    }
rollout-progress-label = Progresso do rollout
rollout-left-seconds = faltam no máximo cerca de { NUMBER($seconds) } s
rollout-left-minutes = faltam no máximo cerca de { NUMBER($minutes) } min
rollout-pause = Pausar
rollout-resume = Continuar
rollout-more-trials = Jogos por candidato
rollout-extend = Continuar
rollout-if-doubled = { $action }. Perante um dobro: { $answer }
rollout-sum-cube = cubo { $ply }
rollout-sum-no-cube = sem cubo
rollout-sum-luck = sorte descontada
rollout-sum-no-luck = com sorte
rollout-sum-stop-se = para com um erro padrão de { $error }
rollout-sum-seed = semente { $seed }
error-other-engine = Este rollout começou com outras redes ou tabelas. Os resultados ficam; para mais jogos, comece um novo.

### The settings, and what Tavola is.

## Settings

settings-title = Preferências
settings-page = Página
settings-theme = Cores
theme-auto = Sistema
theme-light = Claras
theme-dark = Escuras
settings-colour = Peças do jogador 1
settings-look = Aparência
look-walnut = Nogueira
look-baize = Pano verde
look-slate = Ardósia
look-sea = Mar
look-clay = Terracota
look-clear = Para daltonismo
look-contrast = Alto contraste
settings-play = Jogo
settings-taps = Mover uma peça
taps-one = Um toque
taps-two = Dois toques
settings-taps-help = Um toque joga o dado mais alto; um toque numa casa vazia leva para lá duas peças, se o lançamento o permitir. Com dois toques, escolha primeiro a peça e depois o destino. Arrastar funciona sempre.
settings-roll = Lançar automaticamente
roll-clear = Salvo se eu puder dobrar
roll-ask = Nunca
roll-always = Sempre
settings-roll-help = Com “Sempre”, tem um momento para dobrar antes do lançamento.
settings-speed = Movimento
speed-slow = Lento
speed-normal = Normal
speed-fast = Rápido
speed-instant = Nenhum
settings-sound = Sons
settings-sound-help = Sons discretos de dados e peças.
settings-analyse = Analisar cada partida no fim
settings-analyse-help = Decorre em segundo plano; o resultado mostra depois as taxas de erro dos dois jogadores e as decisões mais caras.
settings-haptics = Vibração
settings-haptics-help = O telefone vibra ao mover, ao bater e ao lançar.
settings-forced = Fazer as jogadas forçadas
settings-forced-help = Uma jogada que só se pode fazer de uma maneira é feita automaticamente.
settings-greedy = Retirar peças automaticamente
settings-greedy-help = Quando os dois lados já se cruzaram, os dados retiram sozinhos o que podem.
settings-pips = Contagem de pips
settings-pips-help = Mostra quanto falta a cada lado.
settings-turning = Virar o tabuleiro para quem tem a vez
settings-turning-help = Quando duas pessoas jogam no mesmo dispositivo, quem tem a vez fica na parte de baixo.
settings-confirm = A vez termina
confirm-moment = Após um momento
confirm-ask = Quando a confirmo
confirm-never = De imediato
settings-confirm-help = Um toque detém a espera, para pensar ou desfazer. Quem joga com o teclado termina a vez com Enter.
me-title = Nome neste servidor

## About

about-title = Sobre o Tavola
about-what = O Tavola joga gamão e os seus parentes: o jogo moderno, os jogos de cinco folhetos impressos e jogos tradicionais de muitos países.
about-dice = Os dados de uma partida são selados antes do primeiro lançamento, e qualquer pessoa os pode verificar no fim. O bot não sabe deles mais do que o jogador.
about-private = Tudo fica no seu computador: partidas, nomes e preferências. Nada é enviado para lugar nenhum.
about-keys-title = Teclado
about-keys = Todas as páginas se usam com o teclado: Tab avança, Enter e espaço escolhem, as setas percorrem o tabuleiro e a revisão.
about-licence-title = Licença
about-licence = O Tavola é software livre sob a licença MIT ou Apache 2.0, à escolha. Contém a biblioteca Fluent da Mozilla e de colaboradores:
about-version = Versão { $version }

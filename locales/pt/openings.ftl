### O livro de aberturas: as melhores primeiras jogadas e respostas, por rollouts

openings-title = Aberturas
openings-about = As melhores primeiras jogadas e as melhores respostas, segundo os rollouts do motor. A equidade é a de quem lançou os dados, em jogo a dinheiro com cubo.
openings-first-roll = Primeiro lançamento
openings-reply-roll = Lançamento da resposta
openings-start = Todos os primeiros lançamentos
openings-replies-to = Respostas a { $roll }: { $play }
openings-best = a melhor é { $play }
openings-doubles = Um jogo só começa com um duplo se as regras o permitirem.
openings-plays-of = Jogadas com { $roll }
openings-plays = Jogadas
openings-play = Jogada
openings-cubeless = Sem cubo
openings-see-replies = Respostas a { $play }
openings-no-replies = O livro não tem respostas a esta jogada.
openings-board = Posição do livro de aberturas
openings-interval =
    { $trials ->
        [one] Intervalos de 95%, de { NUMBER($trials) } jogo. As diferenças são medidas com os mesmos dados.
       *[other] Intervalos de 95%, de { NUMBER($trials) } jogos da melhor jogada. As diferenças são medidas com os mesmos dados.
    }

### O que fica neste navegador quando a página não tem servidor

tab-title = Neste navegador
tab-where = As suas partidas, análises e problemas estão neste navegador, neste dispositivo, e em nenhum outro lugar.
tab-kept = O navegador guarda-os enquanto não os apagar.
tab-may-go = O navegador pode apagá-los quando faltar espaço. Instale o Tavola como app, ou grave tudo em um arquivo de vez em quando.
tab-fleeting = Este navegador não guarda nada aqui, como em uma janela privada: o que jogar perde-se ao fechar a página. Grave-o antes em um arquivo.
tab-save = Gravar tudo em um arquivo
tab-open = Substituir tudo pelos dados de um arquivo
tab-open-sure = O arquivo substitui tudo o que este navegador guarda. Não se pode desfazer.
tab-open-yes = Substituir tudo
tab-cancel = Cancelar
tab-file-help = Em um computador, o Tavola abre este arquivo como tavola.sqlite na sua pasta de dados, e esta página abre o de um computador.
tab-offline = Carregar tudo para usar sem conexão
tab-offline-help = As redes do motor para todos os jogos, { NUMBER($size) } MB. Sem elas, o bot só joga sem conexão os jogos que já jogou aqui.
tab-offline-progress = { NUMBER($done) } de { NUMBER($all) } MB
tab-offline-done = Todas as redes estão neste dispositivo.
tab-offline-failed = Nem todas as redes chegaram: caiu a conexão ou acabou o espaço. As que chegaram ficam.
tab-update = Há uma nova versão do Tavola.
tab-update-now = Usar agora
tab-gone = O navegador apagou os arquivos do Tavola deste dispositivo. Conecte-se à rede e abra esta página de novo: eles voltam.

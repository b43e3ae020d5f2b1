### O que fica neste navegador quando a página não tem servidor

tab-title = Neste navegador
tab-where = As suas partidas, análises e problemas estão neste navegador, neste dispositivo, e em mais lado nenhum.
tab-kept = O navegador guarda-os até os apagar.
tab-may-go = O navegador pode apagá-los quando faltar espaço. Instale o Tavola como aplicação, ou grave tudo num ficheiro de vez em quando.
tab-fleeting = Este navegador não guarda nada aqui, como numa janela privada: o que jogar perde-se ao fechar a página. Grave-o antes num ficheiro.
tab-save = Gravar tudo num ficheiro
tab-open = Substituir tudo por um ficheiro
tab-open-sure = O ficheiro substitui tudo o que este navegador guarda. Não se pode desfazer.
tab-open-yes = Substituir tudo
tab-cancel = Cancelar
tab-file-help = Num computador, o Tavola abre este ficheiro como tavola.sqlite na sua pasta de dados, e esta página abre o de um computador.
tab-offline = Carregar tudo para usar sem ligação
tab-offline-help = As redes neuronais de todos os jogos, { NUMBER($size) } MB. Sem elas, o bot só joga sem ligação aos jogos que já jogou aqui.
tab-offline-progress = { NUMBER($done) } de { NUMBER($all) } MB
tab-offline-done = Todas as redes estão neste dispositivo.
tab-offline-failed = Nem todas as redes chegaram: falta a ligação ou o espaço. As que chegaram ficam.
tab-update = Há uma nova versão do Tavola.
tab-update-now = Usar agora

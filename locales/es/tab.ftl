### Lo que se guarda en este navegador cuando la página no tiene servidor

tab-title = En este navegador
tab-where = Tus encuentros, análisis y problemas están en este navegador, en este dispositivo, y en ningún otro sitio.
tab-kept = El navegador los conserva hasta que los borres.
tab-may-go = El navegador puede borrarlos cuando falte espacio. Instala Tavola como aplicación, o guarda todo en un archivo de vez en cuando.
tab-fleeting = Este navegador no conserva nada aquí, como en una ventana privada: lo que juegues se pierde al cerrar la página. Guárdalo antes en un archivo.
tab-save = Guardar todo en un archivo
tab-open = Sustituir todo por los datos de un archivo
tab-open-sure = El archivo sustituye todo lo que guarda este navegador. No se puede deshacer.
tab-open-yes = Sustituir todo
tab-cancel = Cancelar
tab-file-help = En un ordenador, Tavola abre este archivo como tavola.sqlite en su carpeta de datos, y esta página abre el de un ordenador.
tab-offline = Cargar todo para usarlo sin conexión
tab-offline-help = Las redes neuronales de todos los juegos, { NUMBER($size) } MB. Sin ellas, el bot solo juega sin conexión a lo que ya ha jugado aquí.
tab-offline-progress = { NUMBER($done) } de { NUMBER($all) } MB
tab-offline-done = Todas las redes están en este dispositivo.
tab-offline-failed = No han llegado todas las redes: se cortó la conexión o se acabó el espacio. Las que han llegado se quedan.
tab-update = Hay una nueva versión de Tavola.
tab-update-now = Usarla ahora
tab-gone = El navegador ha borrado los archivos de Tavola de este dispositivo. Conéctate a la red y vuelve a abrir esta página: así se recuperan.

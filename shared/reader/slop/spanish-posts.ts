import type { Family } from '../phrases.ts'

const touched =
  'inmenso/inmensa/enorme/profundo/profunda/infinito/infinita/gran/mucho/mucha/verdadero/verdadera/auténtico/auténtica'
const pride = 'orgullo/alegría/ilusión/emoción/satisfacción/gratitud/entusiasmo/felicidad/esperanza/humildad'

/** What is said on LinkedIn of every job, event and farewell. */
export const spanishPosts: readonly Family[] = [
  {
    rule: 'cliche',
    weight: 1.5,
    reason: 'A stock opening. Start with what happened or what you think.',
    lines: `
      en/son/corren tiempos de incertidumbre/cambio/cambios/crisis/transformación/inmediatez/ia
      en tiempos difíciles/inciertos/convulsos/revueltos/turbulentos/complejos/tan
      en estos/los tiempos tan? inciertos/revueltos/convulsos/complejos/difíciles/modernos/cambiantes/actuales
      en/con este/un/el contexto/escenario/mercado/entorno/mundo/panorama tan? cambiante/incierto/competitivo/complejo/global/globalizado/exigente/volátil/vuca/digitalizado/hipercompetitivo
      en un mundo lleno/cada/saturado/marcado/dominado/gobernado/acelerado/digital/digitalizado/interconectado/conectado
      en un mundo en el que
      en un mundo que cambia/corre/avanza/va/gira/no
      en una sociedad/época/era/industria cada vez
      en una sociedad/época/era donde/en/marcada/dominada/que/tan
      vivimos en una? era/época/sociedad/tiempos de/del/en/donde/marcada/que/tan
      la era de la (ia/inteligencia/inmediatez/información/distracción)
      ^ tengo/tenemos una? gran/buena/grandes/buenas/excelente? noticia/noticias que/para @tell/contar/daros/darles/dar/todos/ti/vosotros
      ^ tengo/tenemos algo que confesar/confesaros/confesarte/confesarles/contaros/contarte/contarles
      ^ grandes/excelentes/maravillosas/fantásticas/increíbles noticias $
      ^ gran/notición/excelente noticia? $
      ^ por fin puedo/podemos @tell/contaros/contarlo/decirlo/contarles/desvelar
      ^ es oficial $
      ^ ya es oficial
      ^ hoy es un día @very? especial/grande/importante/histórico/agridulce/emocionante/feliz/inolvidable
      ^ hoy no es un día cualquiera/más
      ^ hoy es uno? de esos días
      ^ hoy os/te/les traigo/vengo/quiero
      ^ hoy vengo/quiero a? contaros/contarte/contarles/hablar/hablaros/hablarles/compartir/compartiros/compartirles/confesar/reflexionar
      ^ hoy me apetece/gustaría/toca compartir/contaros/hablar/reflexionar/presumir
      ^ hoy toca celebrar/agradecer/presumir/reflexionar
      ^ hoy celebro/celebramos con orgullo/ilusión/mucha/mucho/gran
      ^ hoy cumplimos/cumplo un sueño
      ^ hoy? os/les comparto con/algo/una/mucha (orgullo/alegría/gusto/emoción/mucha/mucho/reflexión/muy/ilusión/felicidad)
      ^ quiero/quisiera/quería/queremos/queríamos compartir con vosotros/ustedes/todos/mucha/mucho/gran/orgullo
      ^ quiero/quisiera/quería/queremos/queríamos compartiros/compartirles
      ^ quiero/quisiera agradecer profundamente/públicamente/infinitamente/enormemente
      ^ no quería/quiero/podía/puedo/quisiera dejar pasar
      ^ no quería/quiero/podía/puedo/quisiera dejar de (agradecer/compartir/dar/felicitar/mencionar)
      ^ me gustaría/encantaría aprovechar/compartir con/esta/este/la
      ^ aprovecho/aprovechamos/quiero/quisiera aprovechar? esta/este/la/el/estas ocasión/oportunidad/espacio/momento/líneas/post para?
      me/nos llena/llenan/llenaba/llenó de ${touched}? ${pride}
      me/nos complace/enorgullece/emociona/ilusiona/honra/entusiasma/alegra mucho/enormemente/profundamente/especialmente/sobremanera? @tell/invitaros/invitarles/invitarte/formar/haber/poder/ser
      me/nos hace muy/tremendamente/inmensamente feliz/felices @tell/poder/ver/formar/ser
      es/supone/sería/ha/fue sido? un/una/todo/toda verdadero/verdadera/auténtico/auténtica/gran/enorme/inmenso/inmensa? honor/placer/orgullo/privilegio/alegría/satisfacción/gozada @tell/formar/poder/haber/ser/recibir/participar/pertenecer/contar/trabajar/acompañar/representar
      un/todo verdadero/auténtico/enorme/inmenso/gran/absoluto honor/privilegio/orgullo/placer
      todo un honor/privilegio/orgullo
      un honor/privilegio/orgullo haber/poder/formar/ser/compartir/participar/recibir/trabajar/acompañar/contar
      tengo/tenemos/tuve/tuvimos/tendré el enorme/inmenso/gran? honor/privilegio/orgullo de
      ^ con ${touched} ${pride} (!pero)
      ^ con ${pride} os/les/te @tell/comparto/compartimos/anuncio/anunciamos/presento/presentamos/comunico/contamos/cuento/informamos
      ^ con el corazón en/lleno/contento/agradecido/encogido/roto
      ^ con lágrimas en los ojos
      me/nos siento/sentimos @very? tremendamente/inmensamente/infinitamente? afortunado/afortunada/afortunados/bendecido/bendecida/privilegiado/privilegiada/privilegiados de/por/con
      tremendamente/inmensamente/increíblemente/infinitamente/enormemente/profundamente @happy/afortunado/afortunada/afortunados/bendecida/bendecido
      no puedo/podemos/podría/podríamos/podía/podíamos estar/sentirme/sentirnos más @happy/afortunada/afortunado
      no puedo/podemos ocultar/esconder/disimular/contener @own alegría/emoción/orgullo/ilusión/felicidad/entusiasmo
      ^ todavía/aún no me/nos lo creo/creemos
      aún/todavía estoy/estamos asimilando/procesando/flotando/soñando
      sigo/seguimos asimilándolo/flotando/procesándolo
      sigo/seguimos/estoy/estamos en/sin una/creérmelo/creérnoslo nube? $
      ^ qué manera/forma de (empezar/terminar/cerrar/acabar/comenzar/arrancar)
      ^ qué mejor manera/forma de/que
      ^ qué semana/día/año/jornada/noche/evento más/tan increíble/intenso/intensa/especial/bonito/bonita/emocionante/inolvidable/maravilloso/maravillosa
      un sueño que se hace/hizo/cumple
      ^ hay momentos/días/decisiones/encuentros/historias/viajes/proyectos/experiencias/lugares/palabras/frases que no? te/se/nos/lo/valen/merecen (marcan/cambian/quedan/olvidan/dejan/inspiran/transforman/recuerdan/llegan/definen/cambia/todo/cambiarán/explican/viven)
      ^ hay personas/gente/jefes/profesores/compañeros/equipos que te/nos? suman/inspiran/brillan/dejan/iluminan/transforman/marcan/cambian/nacen/suma/inspira/marca/cambia
      ^ hay algo que nadie/pocos te/se/nos/dice/dicen/cuentan/cuenta
      ^ hay cosas que el/no dinero/se/tienen (no/compran/compra/precio/enseñan/explican)
      hay/existen dos tipos/clases de personas/líderes/empresas/jefes/profesionales/emprendedores/vendedores/equipos
      ^ les/te/os voy/vamos a contar/confesar/decir/revelar/regalar un/una/algo secreto/verdad/confesión/que/cosa/truco
      ^ te/os/les confieso/revelo un/una/algo/mi/que
      ^ te/os/les explico/cuento $
      ^ te/os/les lo explico/cuento $
      ^ déjame/déjenme/dejadme/déjeme/permíteme/permítanme/permitidme que? te/os/les? contarte/contaros/contarles/decirte/deciros/decirles/explicarte/explicaros/explicarles/cuente/diga/explique/compartir/compartirte/compartirles/presumir/preguntarte/confesarte
      ^ voy/vamos a ser @very? sincero/sincera/honesto/honesta/claro/clara/directo/directa/franco/franca/breve/transparente/sinceros/honestos
      ^ seré @very? sincero/sincera/honesto/honesta/claro/clara/directo/directa/franco/franca/breve
      ^ seamos @very? honestos/sinceros/claros/realistas/francos/directos/honestas/sinceras
      ^ hablemos con? claro/sinceridad/honestidad/franqueza
      ^ lo voy a decir
      ^ lo digo/diré sin/alto rodeos/y/filtros/miedo/tapujos claro?
      ^ verdad/reflexión incómoda/necesaria $
      ^ a/aun riesgo de sonar/parecer
      ^ me van/vais a matar/odiar/cancelar
      ^ imagina/imaginad/imaginen/imagínate/imagínense/imaginaos un/una/esto mundo/empresa/vida/futuro/escena/posibilidad/sociedad
      ^ cierra los ojos e/y
      ^ nunca/jamás imaginé/imaginamos/soñé/soñamos que
      ^ nunca/jamás habría/hubiera/hubiese imaginado/soñado
      ^ quién me/nos lo? iba a decir
      ^ quién lo diría
      si alguien me lo? hubiera/hubiese lo? dicho/contado
      si me lo? hubieran/hubiesen/hubieras lo? dicho/contado
      ^ si me dicen/dices/llegan hace
      ^ si hace ** años/año/meses me/alguien
      ^ si algo he/hemos/me/nos ha/han? aprendido/enseñado/aprendí/enseñó/enseña/tengo
      ^ si hay algo que he/me/hemos/nos/tengo aprendido/enseñó/enseñado/define/caracteriza/ha/claro
      ^ si tuviera que resumir/definir/describir ** en una
      ^ si pudiera darle/darte/dar un/solo/solamente
      ^ si pudiera volver atrás
      ^ si pudiera hablar con mi yo
      mi yo de/del (ayer/veinte/hace/pasado/futuro/diez/20/25/18/30)
      ^ querido/querida yo
      ^ querida/querido/estimada comunidad/red/linkedin
      ^ hola/buenos/feliz red/linkedin/comunidad $
      ^ hace ** años tomé/empezó/comenzó/comencé/inicié/di/tuve/empecé una/la/mi/el/un decisión/aventura/viaje/salto/paso/sueño/camino
      echo/echamos/miro/miramos/miras/echas/echar/echando la vista atrás
      ^ hoy/ahora? miro/miramos/mirando/mirar/miras atrás y/veo
      cuando miro/miras/miramos atrás
      ^ mirando atrás $
      ^ al mirar atrás
      ^ se habla mucho de ** poco/pero
      ^ lunes de/con (motivación/reflexión/energía/actitud/inspiración)
      ^ viernes de (reflexión/gratitud/agradecimiento)
      ^ feliz inicio/comienzo de (semana/mes)
      ^ feliz lunes/martes/miércoles/jueves/viernes/semana $
      cierro/cerramos/termino/terminamos/despido/despedimos/cierra/termina el/este/un/otro año/mes/curso lleno/inolvidable/increíble/cargado/intenso
      un año lleno/cargado/inolvidable/increíble/intenso/apasionante
      un año de @det? muchos? retos/aprendizajes/desafíos/crecimiento/emociones
      será/va a? ser? nuestro/mi/tu año $
      no quepo/cabemos/cabe/cabía en/de mí/sí/nosotros/felicidad/alegría/orgullo/gozo
      me/nos hace/hacía muchísima/mucha/tanta/tantísima/especial/una ilusión/alegría
      ^ lo logramos/conseguimos $
      ^ misión/objetivo/sueño/reto/meta cumplida/cumplido/conseguido/superado/lograda .
      ha sido todo? un viaje/honor/placer/privilegio/orgullo/camino/año/lujo (intenso/increíble/trabajar/desde/compartir/formar/poder/lleno/de)
      fue todo? un viaje/honor/privilegio/orgullo/lujo (intenso/increíble/trabajar/desde/compartir/formar/poder/lleno/de)
      ha sido un honor/placer/privilegio/orgullo/lujo/viaje
      ha sido todo un (honor/placer/privilegio/viaje/reto/aprendizaje/lujo)
      ^ cambio/fin/final/cierre/comienzo/inicio de etapa/ciclo/aventura
      cerrando/cerramos/cierro/cerrar etapas/etapa/ciclos/capítulos
      haciendo/hacer/hacemos camino
      seguimos haciendo camino/historia
      orgulloso/orgullosa/orgullosos/orgullosas de (pertenecer/formar/presentar/anunciar/compartir/haber)
      orgulloso/orgullosa/orgullosos/orgullosas de este/esta/mi/nuestro gran/equipo/equipazo/familia/logro/comunidad equipo?
      agradecido/agradecida/agradecidos/agradecidas por tanto/todo/cada/haber/formar/compartir
      emocionado/emocionada/emocionados/ilusionado/ilusionada/ilusionados por/con/de lo/compartir/anunciar/formar/empezar/comenzar/este/esta (que/nuevo/nueva/etapa/reto/parte/proyecto/mi/a/con/una)
      hoy sé que/cuánto (todo/nada/el/la)
      hoy puedo decir que
      puedo decir con orgullo`,
  },
  {
    rule: 'cliche',
    weight: 1.5,
    reason: 'A drumroll before the point. Make the point.',
    lines: `
      ^ y? entonces/ahí pasó/ocurrió/sucedió $
      ^ y entonces/ahí , pasó/ocurrió/sucedió/llegó/todo/lo/algo (entendí/cambió/comprendí/vi/supe/inesperado/hizo/se/empezó)
      ^ y? entonces sucedió/ocurrió/pasó lo/algo/la
      ^ y? de repente/pronto , todo/algo/boom/silencio
      ^ y? en ese/aquel preciso/mismo? instante/momento , lo? todo? entendí/comprendí/supe/cambió
      ^ y? fue ahí/entonces/justo ahí/entonces? cuando/que ** entendí/comprendí/supe/descubrí/cambió/di/aprendí/nació
      ^ y? ese/aquel/este día lo? entendí/aprendí/comprendí/descubrí/prometí
      ^ y? ese/aquel/este día cambió/lo
      algo hizo clic
      algo cambió en/dentro mí/de
      ^ y? algo cambió $
      todo cambió cuando
      todo iba/va a cambiar $
      todo dio un vuelco
      mi/nuestra vida/carrera dio un (vuelco/giro)
      dio un vuelco
      ^ lo que pasó/vino/ocurrió/sucedió después
      me/nos/te dejó/dejaron/dejará/va a? dejar? helado/helada/boquiabierto/boquiabierta/helados
      me/nos/te dejó/dejaron/dejará/va a? dejar? sin palabras/habla/aliento/respiración
      lo que no/nadie sabía/sabíamos/sabían/imaginaba/imaginábamos era/es
      ^ lo que nadie ve/vio/sabe/cuenta/dice/imagina/enseña/muestra
      lo que nadie ve/cuenta/dice/sabe (de/del/sobre/es)
      ^ lo que no se ve/cuenta/dice/muestra/enseña
      lo que no ves/se/te/sale en/ve/aparece/cuentan/dicen/enseñan (es/la/de/detrás/linkedin/instagram)
      nadie habla/hablaba de/del (lo/esto/ello/eso/soledad/miedo/cansancio/precio/coste/lado/fracaso/síndrome)
      nadie te/os/les/nos cuenta/dice/explica/avisa/prepara/enseña/regala/enseñó/contó/dijo/advirtió/explicó/habló/avisó/preparó
      no se/te enseña/enseñan/aprende/explican en (la/las/ninguna/ningún/una/universidad)
      te/os/nos han vendido/mentido/engañado
      lo que realmente/verdaderamente importa/cuenta/marca/necesitas/quieren/buscan/mueve/vale/queda/transforma
      lo que de verdad importa/cuenta/marca/mueve/vale/queda/transforma
      ^ y? lo mejor/bonito/increíble de todo/esto $
      ^ y? lo mejor/peor de todo
      ^ y? lo más bonito/increíble/valioso/especial/emocionante/gratificante/enriquecedor/inspirador/mágico (es/fue/de/ha/no)
      ^ y? lo más curioso/fuerte/triste/importante/irónico/interesante/sorprendente/valioso/difícil $
      ^ pero hay/había algo/otra más/cosa $
      ^ pero hay/había algo que nadie/casi/no
      ^ y/pero? aquí/ahora viene/va/está/llega/empieza lo/la/el/mi mejor/bueno/interesante/importante/curioso/difícil/duro/bonito/gordo/fuerte/clave/cuestión/truco/secreto/trampa/reflexión/reto/lección/magia/gracia/divertido/irónico
      ^ y? aquí viene mi/el/la parte/consejo/pregunta/mejor/mensaje
      ^ y? aquí/ahí es donde/cuando (entra/ocurre/sucede/está/todo/nace/marca/marcamos/muchos/muchas/la/el)
      ^ ahí/aquí está la/el gracia/magia/clave/diferencia/secreto/trampa/verdad/truco/cuestión/quid
      el quid de la
      ^ la clave $ ~ wifi/contraseña/llave/puerta/caja/cajero/usuario/cerradura/sobre/arco/bóveda/sol
      ^ la diferencia/magia/enseñanza/moraleja/reflexión/fórmula/receta $
      ^ mi/nuestra reflexión/moraleja/enseñanza $
      ^ mi/nuestro secreto/mantra/lema $
      ^ mi/nuestro mayor/gran/mejor consejo/aprendizaje/secreto
      ^ aprendizaje/lección/enseñanza/reflexión/frase/consejo del día/mes/año/semana
      ^ la? lección/enseñanza aprendida/vital $
      la clave/verdad/realidad/respuesta/solución es @very? simple/sencilla/otra/incómoda/dura/distinta
      la realidad/verdad es otra/distinta/diferente/incómoda
      la pura/cruda/dura/triste/gran/incómoda verdad/realidad
      ^ la verdad duele/incomoda
      ^ y/pero? no , no es/fue/hablo/se/me/estoy (magia/suerte/casualidad/un/una/de/trata/volví/exagero/exagerando)
      ^ no , no es/fue magia/suerte/casualidad/exageración
      no hay trucos/truco ni/secretos
      ^ sí , lo has/habéis/han leído
      ^ sí , como lo/has leíste/leído/oyes/lees
      ^ lo has leído
      ^ spoilers/spoiler $
      ^ spoiler , no/sí/todo/nadie/fue/salió/era/es
      atención spoiler
      ^ ojo al dato
      ^ atentos/atento/atenta a lo/esto
      ^ recuerda/recordad/recuerden $
      ^ spoiler $
      ^ recordatorio amistoso/necesario/importante/amable/diario $
      ^ recuerda/recordad/recuerden/recuérdalo siempre $
      ^ recuerda/recordad/recuerden siempre? que? eres/vales/tú/mereces/puedes/nadie/todo/cada/siempre (único/única/suficiente/más/mucho/puedes/lo/capaz/va/eres/paso/gran)
      ^ nunca/no lo? olvides/olvidéis/olviden/olvidemos $
      ^ nunca/no olvides/olvidemos/olvidéis/olviden quién/lo (eres/que/vales)
      ^ nunca/no olvides/olvidemos/olvidéis/olviden de dónde/por
      ^ nunca olvides
      ^ que no se te/os/nos olvide $
      ^ que nunca se te/nos/os olvide
      ^ que nadie te/os diga/digan/apague/robe/frene/quite/convenza
      no dejes/dejéis/dejen/permitas/permitan que nadie/el/tu/tus/la/los/las te/miedo/entorno/opinión/dudas (apague/diga/frene/paralice/robe/detenga/quite/pare/haga/defina)
      ^ tatúatelo/apúntatelo/repítelo/repítetelo/interiorízalo $
      ^ grábatelo/grábate/tatúate esto/bien/a/en/esta
      ^ léelo/leedlo/léanlo/reléelo otra/de/dos/bien/despacio/nuevo/lento vez/nuevo/veces?
      ^ lee/leed/lean/relee eso/esto otra/de/dos/bien/despacio vez/nuevo/veces?
      ^ vuelve/volved/vuelvan a leer/leerlo/leerla
      ^ deja/dejad/dejen/dejemos que eso/esto/esta/la/esa? idea/frase/dato? cale/calen/penetre/repose/asiente/resuene/macere
      ^ piénsalo/pensadlo/piénsenlo/piénselo bien/un/dos/por? momento/segundo/veces? $
      ^ reflexionemos/reflexiona/reflexionad/reflexionen/reflexionémoslo $
      ^ da/dan que/para pensar/reflexionar $
      ^ para pensar/reflexionar $
      invita/invitan/invitar/invitarte/invitaros/invitarles a la reflexión
      ^ una reflexión para/en/final (terminar/cerrar/hoy/el/voz/final)
      reflexión en voz alta
      ^ ahí queda eso
      ^ ahí lo/os/te dejo eso/queda
      ^ ahí lo llevas/lleváis
      ^ y ahí lo dejo
      que cada uno/cual/quien saque sus
      ^ no digo más
      ^ no hay/tengo más que añadir/decir
      ^ poco/nada más que añadir/decir
      sobran las palabras
      las palabras sobran
      ^ sin palabras .
      ^ y? tú/todos/ustedes/vosotros lo sabes/sabemos/saben/sabéis $
      ^ y lo sabes
      ^ mic drop
      ^ boom/zas/touché .
      ^ así de claro/fácil/simple/sencillo/duro/triste/crudo/real/bonito/directo $
      ^ simple/sencillo/fácil/claro y/pero/e efectivo/eficaz/potente/poderoso/directo/contundente/sencillo .
      ^ tan simple/sencillo/fácil como eso/esto
      ^ y? créeme/creedme/créanme
      ^ te/os/les lo dice alguien
      te/os/les suena/resulta familiar
      ^ y? esto/eso es/era? no? solo/sólo? es? el? solo? principio/comienzo .
      ^ y? esto acaba/recién/apenas/solo/sólo de? empezar/empieza/comienza/comenzar/arranca $
      lo demás es historia
      y el resto es historia
      ^ y? por si fuera poco
      ^ y? como si fuera poco
      ^ plot/giro twist/argumental $
      ^ unpopular/hot opinion/take
      ^ storytime $
      ^ sabes/sabéis/saben qué tienen en común
      ^ y? sabes/sabéis/saben lo/qué mejor/peor/más/pasó/ocurrió/aprendí
      ^ sabes/sabéis/saben cuál es/fue el/la/su mayor/verdadera/verdadero/diferencia/secreto/gran/clave/peor
      te/os/les has/habéis/han preguntado/parado/planteado alguna/a/por vez/pensar/qué
      ^ alguna vez te/os/se? has/habéis/han preguntado/sentido/parado/pensado/planteado/soñado
      ^ cuántas veces hemos/nos/te/dejamos (has/habéis/hemos/oído/dicho/escuchado/escondemos/decimos)
      ^ quién no ha soñado/sentido/querido
      y si te/os/les/nos dijera/digo/dijese/dijéramos/contara/atreves/atrevemos/atreviéramos/atrevieras
      ^ qué pasaría si todos/dejáramos/dejaras/dejásemos/hoy/fuéramos/nos
      qué harías si no tuvieras/supieras
      ^ los? titulares/titular $`,
  },
  {
    rule: 'bait',
    weight: 2,
    reason: 'It asks for a reaction instead of giving something. Offer the link, and say what it is.',
    lines: `
      ^ y? tú/vosotros/ustedes , qué opinas/opináis/opinan/piensas/pensáis/piensan .
      ^ qué opinas/opináis/opinan/piensas/pensáis/piensan tú/vosotros/ustedes/al/de/sobre? respecto/esto/ello? .
      ^ qué te/os/les parece/sugiere/inspira esto? .
      ^ opiniones .
      ^ y? estás/estáis/están de acuerdo conmigo? .
      ^ coincides/coincidís/coinciden conmigo? .
      ^ te/os/les ha pasado/ocurrido/sucedido alguna vez/esto .
      ^ a quién más le
      ^ quién más se ha/siente/identifica
      ^ te/os/se sientes/sentís/sienten identificado/identificada/identificados .
      ^ te/os/les leo/leemos/escucho abajo/aquí/👇/en/y (en/abajo/comentarios/los)
      te/os/les leo/leemos abajo/aquí/por
      te/os/los/les/nos leo/leemos en comentarios
      te/os/los/les/nos leo/leemos en los comentarios
      ^ os/te/les/los leo/leemos .
      nos leemos $
      ^ los leo .
      ^ leo comentarios/opiniones .
      cuéntame/cuéntamelo/cuéntanos/cuéntanoslo/contadme/contádmelo/contadnos/cuéntenme/cuéntenmelo/cuéntennos/dime/dímelo/dinos/decidme/dígame/díganme/díganmelo en los? comentarios
      cuéntame/cuéntamelo/contadme/cuéntenme/dime/dímelo/decidme/díganme/te/os/les leo? abajo/aquí .
      ^ cuéntame/cuéntanos/contadme/cuéntenme tu/vuestra/su/tus experiencia/historia/opinión/historias/experiencias .
      comparte/compartid/compartan/cuéntame/déjame/déjanos/dejadme/deja/dejad/déjenme/escribe/escribid/escriban tu/tus/vuestra/vuestro/su/sus opinión/experiencia/experiencias/historia/comentario/respuesta/reflexión/opiniones/punto $
      comparte/comparta/compartid/compartan/compártelo/compártanlo/compartidlo/difunde/difúndelo para que/ayudar/llegar/inspirar
      si te/os/les ha? sirvió/gustó/ayudó/inspiró/resonó/resuena/servido/gustado/ayudado/inspirado/aporta/aportó/aportado/sumó/gusta/sirve , compártelo/comparte/guárdalo/guarda/dale/dadle/denle/compartidlo/compártanlo/deja/sígueme/reenvíalo/comenta
      si has/habéis/han llegado hasta aquí
      si llegaste hasta aquí
      si sigues leyendo
      si estás/está de acuerdo , comparte/comenta/dale/like/dilo
      si crees/piensas/opinas lo mismo/en/que , comparte/comenta/dale/like
      si esto/esta te/os/les resuena/inspira/suena/sirve/ayuda/ayudó/resonó
      guarda/guárdate/guardad/guarden/guárdalo/guárdatelo este/esta/para carrusel/infografía/lista/vídeo/video/guía/cuando/más/luego/después/post/publicación
      ^ guárdatelo/guárdalo/guárdenlo .
      dale/dadle/denle/da/dad/den un? al? like/me/corazón/amor/💛/seguir/follow si/y/a/gusta
      etiqueta/etiquetad/etiqueten/menciona/mencionad/mencionen/arroba a/al (ese/esa/alguien/quien/compañero/amigo/quienes/esos)
      etiqueta/etiquetad/etiqueten en comentarios
      etiqueta/etiquetad/etiqueten/menciona a? alguien/ese/esa/tu/quien
      sígueme/síguenos/seguidme/síganme/síguelo para/si/y
      dale a seguir
      suscríbete a mi/nuestra newsletter
      te/os/les invito/invitamos a (reflexionar/compartir/comentar/sumarte/sumaros/conectar/seguirme/soñar)
      ^ conectemos/conectamos .
      ^ conectamos
      me encantaría/gustaría leerte/leeros/leerlos
      estoy deseando leerte/leeros/leerlos
      abro/abrimos/abramos el/un? debate/melón
      se abre debate/el
      ^ debate .
      ^ verdadero o falso .
      ^ sí o no .
      ^ a favor o en contra .
      ^ tú/vosotros/ustedes de qué/cuál equipo/team/lado
      ^ eres/sois de los que
      ^ eres del? team
      ^ cuál es/ha/fue tu/su/vuestro/vuestra mayor/mejor/gran (aprendizaje/reto/lección/miedo/sueño/consejo/superpoder/secreto)
      ^ qué te frena/detiene/impide/inspira/mueve/motiva
      ^ y a ti , qué te (inspira/mueve/motiva/frena/hace)
      ^ levanta/levanten/levantad la mano (si/quien/el)
      ^ mano/manos arriba (si/quien/el)
      un emoji/🔥/❤️/👏/🙌 si
      manda/envía/reenvía/pásale/mándale/envíale/reenvíale/pasa esto/este a (alguien/quien/ese/esa/tu)
      reposteo/repostea/reposta/republica/difunde si
      plazas limitadas $
      últimas plazas $
      no te quedes fuera/atrás
      no lo dejes escapar/pasar
      corre que vuelan
      link/enlace en el? primer? comentarios/comentario/bio/perfil
      te/os/se animas/animáis/animan a contarme/contarnos/compartir/compartirlo/contarlo/comentar
      quién se suma/anima/apunta .
      ^ te sumas .
      ^ os/se sumáis/suman .
      ^ los leo en/con/a (comentarios/atención/todos)
      ^ sígueme/sígannos/síguenos .`,
  },
  {
    rule: 'tidy-moral',
    weight: 1.5,
    reason: 'A moral tied on with a bow. The story says it already; end on the last fact.',
    lines: `
      ^ porque al final del? día? todo/todos/lo/nadie/somos/solo/sólo/las
      porque al final del día
      al final , lo que queda/importa/cuenta/permanece/vale
      al final , todo llega/suma/encaja/pasa
      al final , son/somos las/los/personas
      y eso no tiene precio
      eso no se paga/compra con
      eso no tiene precio
      no tiene/tienen precio .
      no hay dinero que lo? pague
      y eso vale/valió/pesa más que/oro cualquier/todo/el? (título/premio/dinero/sueldo/número/oro)
      y eso es lo que (importa/define/marca/realmente/verdaderamente)
      y eso me/nos hace/llena/da/convierte/inspira (feliz/felices/mejores/mejor/orgullo/vida/grande/grandes)
      y por eso/eso vale/merece la pena
      ^ y por eso hago lo
      vale/valió/valdrá/valía/merece/mereció/merecerá la pena cada/todo (desvelo/esfuerzo/sacrificio/minuto/segundo/hora/paso/gota/el/lo)
      todo esfuerzo/sacrificio vale/valió/merece/mereció/tiene
      todo el esfuerzo/sacrificio vale/valió/merece/mereció
      pero ha? valió/mereció/valdrá/valido/merecido la pena .
      no fue/ha/es/será/resultó sido? @det? fácil/sencillo/camino , pero valió/mereció/vale/merece/lo/aquí/cada/con
      el camino no ha/fue/es/será/siempre sido? siempre? fácil/sencillo/recto/lineal/lineales
      nadie dijo que fuera/fuese/iba/sería fácil/a
      los errores/fracasos/tropiezos/golpes/rechazos son/también/nos/te/enseñan los/lecciones/enseñan/hacen/más/oportunidades/parte/tu/aprendizaje/aprendizajes/maestros mejores/mejor/fuertes/fuerte/maestros/del/de/que?
      los/las errores/fracasos/crisis/derrotas/caídas/dificultades son/nos/te oportunidades/lecciones/maestros/maestras/hacen/enseñan/forjan
      aprendí/aprendemos/aprendes/se aprende? más de un/una/mis/los/las/tus/cada error/fracaso/derrota/caída/errores/fracasos/derrotas
      a veces/unas se? gana/ganas/pierde y/,/otras a/otras? veces? se? aprende/aprendes
      se gana o se aprende
      o ganas/gano/ganamos o aprendes/aprendo/aprendemos
      nunca pierdo , o
      no hay fracasos/fracaso/errores/derrotas/problemas , solo/sólo/sino/hay
      equivocarse es/también de/parte/humano/aprender
      equivocarse está bien
      está bien no/parar/pedir/equivocarse (estar/ayuda/saber/poder/llegar)
      está bien no estar bien
      cada cicatriz/arruga/herida/caída/error/fracaso/tropiezo/lágrima/rechazo cuenta/enseña/esconde/es/suma/me/te/nos
      las cosas/casualidades no? pasan/existen/suceden/ocurren por/porque
      las casualidades no existen
      nada pasa/es/sucede/ocurre por casualidad/azar
      por algo pasan/suceden las cosas
      todo pasa/sucede/ocurre/llega por/a/cuando/para algo/su/debe/tiene/una/quien/el tiempo/momento/razón?
      todo a su (tiempo/debido)
      cada cosa a su tiempo
      los tiempos de dios
      el tiempo de dios
      dios tiene un plan
      el universo conspira/te/siempre/sabe/responde
      la vida es lo que/un/una/como/aquello (pasa/regalo/viaje/aventura/carrera/maratón/montar/sucede/suspiro/ratito)
      la vida da/dio/te/me/nos/son/está muchas/mil/tantas? vueltas/revancha/sorprende/recompensa/hecha/enseña/enseñó/premia/pone
      la vida son/se/está momentos/dos/instantes/hecha/trata/mide
      lo que siembras/das/siembres/sembramos/sembraste/toleras/piensas/resistes/crees , cosechas/recibes/vuelve/cosecharás/cosechamos/persiste/atraes/creas
      se recoge/cosecha lo que se
      uno? cosechas/cosecha/recoges/recogemos/recoge lo que siembras/siembra/sembramos
      lo que no te mata/reta/desafía
      lo que no se usa/cuida/nombra/riega/comunica/celebra/agradece (se/no/muere/existe/pierde)
      lo importante no es llegar/caer/caerse/ganar/cuántas/cuánto
      lo esencial/invisible/importante/urgente es/no/nunca invisible/deja/se
      lo urgente ** lo? importante
      no todo es trabajo/dinero/éxito .
      no todo en la vida
      no es lo que/cómo dices/haces/tienes/te , sino/es cómo/quién
      no importa cuántas/de/lo/el veces/dónde (caigas/vienes/tropieces/caes/te)
      no importa de dónde vienes/vengas
      tu pasado/origen/código/apellido/título/cargo no te define/determina
      el título/cargo/puesto/currículum/dinero/apellido no te? define/hace/lo
      eres/somos lo que haces/hacemos/piensas/comes/repites/toleras
      eres/somos el/la promedio/media/suma/resultado de (las/los/tus/nuestras/cinco/nuestros)
      nadie nace/nació sabiendo/enseñado/siendo
      nadie es profeta
      nadie te va a regalar
      nadie te/me/nos regala/regaló/regalará nada
      nadie va a hacerlo/creer/luchar/venir por/en ti
      nadie lo hará/va por ti
      nadie puede/podrá quitarte/quitarnos/hacerlo/todo lo/solo/por
      nadie puede solo
      nadie se salva solo
      solo/sólo no se/puedes/puedo/podemos (llega/puede/llegar/llegas)
      solos no llegamos/podemos/vamos
      nadie llega lejos/solo/sola/arriba
      para muestra , un botón
      quien siembra/persevera/sueña/resiste/ama/da/comparte/madruga/busca/calla/insiste/lucha/trabaja , recoge/alcanza/triunfa/gana/recibe/vence/encuentra/crece/otorga/logra
      el que/quien la/busca/persevera/persiste/algo/insiste sigue/encuentra/alcanza/quiere/triunfa/gana/consigue/algo la?
      a quien madruga
      al que/quien madruga
      al mal tiempo , buena
      después de la lluvia/noche/caída/oscuridad/tempestad
      no hay rosas/gloria/éxito/victoria/recompensa/cambio/crecimiento/avance/innovación/magia sin (espinas/esfuerzo/sacrificio/dolor/fracaso/lucha/riesgo/trabajo/disciplina/incomodidad/error/constancia/miedo/personas)
      sin dolor/sacrificio/esfuerzo/riesgo/disciplina/acción/pasión/miedo/personas/confianza/fracaso , no hay
      más vale tarde/prevenir/hecho/solo/maña/ser/pedir/intentarlo (que)
      mejor pedir perdón
      nunca es tarde/demasiado para/si tarde?
      todavía/aún estás/está/estamos a tiempo de (cambiar/soñar/empezar/ser/reinventarte)
      siempre hay/habrá una/un/otra luz/esperanza/oportunidad/motivo/razón
      siempre se puede empezar/mejorar/más/aprender .
      las oportunidades no llegan/esperan/se/caen/aparecen/pasan
      los sueños/límites/miedos/milagros/imposibles no/se/están/sí/también tienen/hacen/cumplen/caducan/existen/trabajan/esperan/en/solo
      la actitud/confianza/pasión/perseverancia/disciplina/paciencia/constancia/educación/cultura/empatía/gratitud/bondad/amabilidad/curiosidad/salud/honestidad/humildad/felicidad/gente/familia/amistad/sencillez lo es todo/primero
      el equipo/trabajo/contexto/timing/amor/cliente/respeto/talento/esfuerzo lo es todo
      la salud/familia/gente/seguridad/persona es lo primero/más
      lo primero es la/tu/el salud/persona/cliente/familia
      tu salud/bienestar/familia/tiempo es/no/vale lo/tu/oro/tiene primero/más/mayor/mejor/precio
      sé/sean/sed/seamos amable/amables/buena/bueno/agradecido/humilde/generoso/valiente/valientes/tú/feliz/felices/paciente contigo/con/persona/siempre/y/mismo
      sé/sean/sed/seamos amable/amables/humilde/valiente/valientes/agradecido/felices/feliz .
      sé la persona/el/la que/líder/jefe/jefa/energía/cambio necesitabas/te/hubieras/quieres
      trátate con
      cuídate/quiérete/priorízate/escúchate/respétate/valórate/perdónate mucho/bien/siempre? .
      regálate tiempo/un/unos
      ponte/ponerse/ponernos a ti en/primero primer/lugar
      tú eres/primero lo/primero/tu más/mejor/mayor importante/proyecto/inversión
      invierte/invertir/inviertan en ti/uno mismo/misma?
      la mejor/única inversión es/eres/está/posible en/tú/ti
      el mejor momento es/para fue/era/es/empezar ahora/hoy/hace
      el momento es ahora/hoy
      el momento perfecto no
      no existe el momento/éxito/fracaso perfecto?
      no hay/existe momento perfecto
      no esperes/esperéis/esperen/esperemos a/al/el que? momento/mañana/perfecto/llegue/alguien (perfecto/ideal/el/para)
      deja/dejad/dejen/dejemos de postergar/procrastinar/compararte/quejarte/esperar/soñar/posponer/culpar/buscar/excusarte/dudar/conformarte (y/tus/a/excusas/tu/el/culpables)
      deja/dejen/dejemos de poner excusas
      basta de excusas/quejas/poner
      no hay excusas/excusa $
      sin excusas $
      se acabaron las excusas
      no hay segundas oportunidades
      segundas oportunidades para
      las excusas no`,
  },
]

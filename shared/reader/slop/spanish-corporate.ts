import type { Family } from '../phrases.ts'

const forms = (stem: string, endings: string) =>
  endings
    .split(' ')
    .map((ending) => stem + ending)
    .join('/')

/** The forms of a regular verb that posts use, by its stem. */
const ar = (stem: string) =>
  forms(
    stem,
    'ar a as o amos áis an ando ado ada ados adas é ó aste aron aba ábamos aban ará aremos arán aría e es emos en ad arse arte arnos arme',
  )

const put =
  'poner/pongo/pones/pone/ponemos/ponéis/ponen/poniendo/puesto/puse/puso/pusimos/pusieron/ponía/pon/ponga/pongamos/pongan/ponerse/ponerte/ponernos/ponerme'
const open =
  'abrir/abre/abres/abren/abriendo/abrirte/abrirnos/abrirles/abrirá/abrirán/abriéndonos/abriéndose/abriéndome/abriéndole'
const break_ =
  'romper/rompe/rompen/rompemos/rompiendo/rompió/rompimos/rompieron/rompamos/rompan/rompa/rompas/rompí/roto/romperá'
/** The language of companies, of self-help and of brochures. */
export const spanishCorporate: readonly Family[] = [
  {
    rule: 'generic-optimism',
    weight: 1.5,
    reason: 'Cheer that fits any post. Say what you look forward to and why.',
    lines: `
      lo que viene/está/vendrá será/es/por/va aún/todavía/venir/mejor/a/increíble mejor?
      se vienen/viene/avecinan cosas/grandes/nuevos/nuevas/muchos/tiempos/algo retos?
      y lo que nos? queda/falta/viene .
      a por otro año/reto
      a por más retos/éxitos/años
      a por nuevos/muchos/muchas retos/años/éxitos/metas/más/sueños
      a por todas
      ^ a por ellos/ello/más/todas/otro/muchos .
      ^ vamos/seguimos/sigamos/vayamos por/a más/por más? .
      ^ vamos/vayamos/sigamos por más
      ^ seguimos/sigamos/seguiremos/seguir creciendo/sumando/avanzando/soñando/rompiéndola/brillando/inspirando/conectando juntos/juntas/en/y equipo?
      ^ seguimos/sigamos/seguiremos creciendo/sumando/avanzando/soñando/rompiéndola/brillando/conectando .
      seguiremos/seguimos/seguir/sigamos rompiéndola/soñando/sumando
      la/rompiéndola rompimos/rompiste/rompieron/rompes $
      ^ equipo , vamos/gracias/seguimos
      a comerse/comernos/comerte/comérnoslo/comérselo/comértelo/comerme el? mundo/todo
      comerse/comernos/comerte/comerme/cómete/comiéndose/comiéndonos/come/comamos el mundo
      comerse/comernos el mercado
      cambiar/conquistar/mover el mundo $
      el mundo es tuyo/nuestro/vuestro/suyo/de (quienes/los)
      el cielo es el
      no hay imposibles
      no hay sueños imposibles/pequeños/grandes/sin
      no hay/existen imposibles
      nada puede/podrá detenernos/detenerte/pararte/pararnos/frenarnos/con
      nada/nadie nos/te para/detiene/frena/detendrá/parará
      somos/eres/sois/son imparables/imparable/invencibles
      podemos con todo/esto
      juntos/juntas , podemos/puedes .
      si quieres/quiero/queremos/crees/sueñas/lo , puedes/puedo/podemos/lo/crees/sueñas
      si tú/yo/ella/él/ellos puede/puedo/pueden/pude/pudo/pudieron , tú/cualquiera/todos/también
      querer es poder
      soñar es gratis
      soñar/sueña/sueñen/sueñan/soñamos/soñad/soñando/soñemos/pensar/piensa/piensen/pensemos/pensando/pensad en grande
      soñar/sueña/soñamos/soñando sin límites/miedo/techo
      soñar/creer/trabajar despierto/despierta/despiertos
      creer en ti/uno/tus/los/nosotros mismo/misma/sueños/mismos
      cree/crean/creed/creer/creamos/creyendo/crea en ti/ustedes/vosotros/tus/sus/uno/tu/lo mismo/misma/sueños/potencial/talento/imposible/haces?
      creyeron/creyó/creíste/creísteis/creyeran/cree/creen/creyendo/confiaron/confió/confiaste/confiasteis en mí/nosotros $
      gracias a quienes/todos/todas/los/las que? creyeron/confiaron/creéis/confiáis/creen/confían/apostaron
      gracias por formar/ser/creer/inspirarme/inspirarnos/inspirar/sumar/recordarnos/recordarme/demostrarnos/demostrarme (parte/luz/siempre/tanto/en/posible/mejor/que/familia/cada/inspiración/ejemplo/a)
      gracias , gracias y? mil? veces? gracias?
      mil gracias de corazón
      gracias vida
      gracias a la vida
      agradecido/agradecida/agradecidos con/a la/dios/el/cada vida/universo/proceso/camino/paso/persona
      gracias al universo/camino/proceso/destino
      mi/mis compañeros/compañeras/gente de/del? vida/viaje/aventura/batallas/camino
      dejas/deja/dejáis/dejan/dejó/dejaste el listón muy? alto
      el listón muy/altísimo alto?
      dejas/deja/dejan/dejó un? vacío/hueco enorme/inmenso/difícil/imposible/irremplazable
      te vas/marchas , pero te quedas
      en nuestros/mi/mis/nuestro corazones/corazón .
      siempre estarás/serás/tendrás/quedarás/habrá en/parte/un/una (nuestros/nuestro/mi/corazón/hueco/de/casa/lugar)
      ^ hasta siempre $
      ^ buen viento y
      no es un? adiós/despedida
      esto no es una? un? adiós/despedida
      el comienzo/inicio/principio/arranque de algo/una/un grande/gran/nueva/nuevo/increíble/maravilloso/especial/hermoso/etapa
      nuevo/nueva comienzo/aventura/desafío/etapa/capítulo/reto/camino/viaje/horizonte profesional/laboral/por/en/que/para (delante/mi/nuestra/empieza/comienza/vida)
      un/una nuevo/nueva/otro/gran/apasionante/ilusionante/emocionante/increíble capítulo/aventura/desafío/reto/etapa/comienzo/camino/viaje (profesional/laboral/lleno/llena/en/para/junto/de)
      comienza/empieza/empezamos/arranca/comenzamos/comienzo/empiezo/inicio/iniciamos/emprendo/emprendemos/arranco/arrancamos un/una/esta/este nuevo/nueva/gran/apasionante/ilusionante/emocionante/maravillosa? capítulo/aventura/desafío/reto/camino/viaje/andadura/travesía
      asumo/afronto/asumir/afrontar/acepto/afrontamos/asumimos este/esta/un/el nuevo/nueva? reto/desafío/responsabilidad/etapa con
      con las/muchas/más/toda/todas ganas/energía/pilas/baterías/fuerzas de/cargadas/renovadas/del/que (comernos/comerme/seguir/mundo/nunca/siempre/aportar/sumar)
      con las pilas cargadas
      con energías/energía/fuerzas renovadas/renovada
      con más fuerza/ganas/ilusión que nunca
      más fuertes/unidos/vivos/motivados/ilusionados que nunca
      hacia/por/para un/el futuro/mundo/planeta más? prometedor/brillante/mejor/sostenible/justo/humano
      con la mirada/vista puesta en
      con la mirada en las?
      la mirada en las estrellas
      con los pies en la tierra y/,
      mirando al futuro
      el futuro es/está/será/se/pertenece/empieza/no ahora/hoy/de/en/brillante/prometedor/nuestro/construye/escribe/espera/verde/digital/femenino/colaborativo/híbrido/rosa
      un futuro prometedor/brillante/sostenible/esperanzador/mejor
      brillante futuro
      apuesta/apuestas de futuro
      la revolución ya? ha? está/empezado/comenzado/llegado/llegó/empezó aquí?
      ha/han venido/llegado para quedarse
      vino/vinieron para quedarse`,
  },
  {
    rule: 'saying',
    weight: 1.5,
    reason: 'A saying that everyone knows. What you saw yourself carries further.',
    lines: `
      sin prisa , pero/y sin pausa
      con los pies en la tierra y
      el que/quien la sigue la
      nadie te/nos/me regala nada
      trabaja/trabajar/trabajen/trabajad en silencio y/, (deja/que/el)
      que el éxito/resultado/trabajo haga/hable el/ruido/por
      que tus/tu/los/nuestro resultados/trabajo/éxito/hechos hablen/hable/haga/hagan
      la disciplina/constancia/actitud/perseverancia/paciencia/pasión/cultura/curiosidad/ejecución siempre? le? vence/gana/supera/derrota/tarde/come/desayuna/mata al/a/la/el/o/se (talento/motivación/inteligencia/temprano/estrategia/aptitud/miedo/gato/perfección)
      disciplina mata/vence/gana/come (a/al/motivación/talento)
      actitud/hábito/disciplina/ejecución/constancia/acción/progreso mata/vence/gana/antes/por sobre/que/a/encima? (de/talento/motivación/título/currículum/perfección/inspiración)
      la motivación te hace/pone/lleva/se/es
      la disciplina te hace/lleva/mantiene/es
      hazlo con miedo
      con miedo , pero
      hazlo aunque tengas/te/tiemble
      el miedo no/es/te/nos/paraliza/siempre solo/sólo/un/una/mal/libre/paraliza/frena/normal/va/se/enemigo
      el miedo paraliza .
      al otro lado del miedo
      el/tu peor/mayor/único/verdadero enemigo/rival/competidor eres/está/es/soy
      compite/competir/compites/compito contigo/conmigo/solo
      compararte/compararse/compárate/compárense contigo/con (quien/nadie/tu)
      tu única competencia
      si no es/soy/eres ahora/hoy/tú/nosotros/yo/yo, , cuándo/quién
      si no ahora , cuándo
      si no lo haces tú/hoy
      ahora o nunca
      el tren solo/sólo/no pasa
      hay trenes que solo/sólo/no
      los trenes pasan
      levántate/levantarte/levantarse/levantarme/levantarnos/levantamos/te y/de/una/más/vuelve/cada otra/sigue/nuevo/vez/fuerte/a intentarlo/veces?
      caer/caerse/caerte/caes/caí/caímos/caemos/cae y/,/siete/mil volver/levantarte/levantarse/levantarnos/levantarme/veces/vuelves/levantas/levantar
      caer está permitido
      caer siete/mil/diez veces
      de las cenizas
      renacer/resurgir/renacimos/resurgimos/resurgió/renací/renació/ave de/como/fénix las/el/un? cenizas/fénix?
      tirar/tires/tiréis/tiren/tiramos/tiró/tiremos/tirando la toalla
      bajar/bajes/bajemos/bajéis los brazos $ ~ hombro/hombros/ejercicio/postura/espalda/grúa
      nunca/no/jamás te/os/nos/se rindas/rindáis/rindan/rindamos/rendimos/rendirse/rendirte $
      no rendirse/rendirte/rendirnos/rendirme nunca/jamás/ante
      rendirse no/nunca es
      seguir/sigue/seguimos adelante $
      siempre adelante/hacia
      ni un paso atrás
      para atrás ni
      siempre pa'lante
      nadar/nadando/nado/nadamos/remar/remando/ir/navegar/navegando contra corriente/contracorriente ~ río/kayak/piscina/playa/canoa
      a contracorriente $ ~ río/kayak/piscina/canoa
      salirse/salirte/salirnos/salirme del/de la? caja/molde/redil/rebaño
      pensar/piensa/piensan/pensamos/pensando/pensemos/piensen fuera de la? caja
      oveja/ovejas negra/negras
      ser diferente/diferentes/distinto/auténtico/auténtica/vulnerable/uno es/no/mismo
      fiel/fieles a mi/tu/su/nuestra/nuestros/mis/tus/sus esencia/valores/principios/propósito/estilo
      sin perder la/tu/nuestra/su esencia/ilusión/humanidad/sonrisa/norte/alma
      perder/perdemos/pierdas/pierde/perdamos el norte/foco/rumbo $
      de lo bueno , lo
      lo bueno se hace
      lo bueno , si
      las mejores cosas/ideas/decisiones/historias de/en/son/nacen/se/no la/vida/surgen?
      las cosas bien hechas
      lo hecho con (amor/cariño/pasión/mimo)
      las prisas no
      vísteme despacio
      la curiosidad mató
      a grandes males
      un grano no hace
      grano a grano
      quien mucho abarca
      el ojo del amo
      a buen entendedor
      cuando el río suena
      no hay mejor publicidad/inversión/maestro/escuela/recompensa/regalo/marketing/sensación que
      el mejor marketing/vendedor/regalo/jefe/líder/currículum/networking/aprendizaje/maestro es/no
      los niños/jóvenes son el/nuestro futuro/presente
      los/las pequeños/pequeñas detalles/gestos/cosas/momentos marcan/hacen/importan/cuentan
      el diablo está
      en los pequeños? detalles está/están/se/reside
      los detalles hacen/son/cuentan/no
      la magia/grandeza/belleza/diferencia/clave/felicidad/excelencia está/reside/vive/se/habita en/esconde los/las/lo? pequeños/detalles/simple/sencillo/pequeñas/sencillas/equilibrio/camino/constancia/cotidiano?
      fuerza/poder/valor/magia/importancia/grandeza del/de equipo/trabajo/comunidad/unión/gratitud/gracias/escucha/colaboración/red/grupo (!eléctrico/con/de)
      la? magia/belleza/poder/fuerza/lujo/encanto/arte/valor/importancia/grandeza de/del/en lo/los/las/un/una/la/saber/ser/decir/no/hacer simple/sencillo/pequeños/pequeñas/imperfecto/cotidiano/auténtico/invisible/esencial/bien/equipo/trabajo/detalles/gracias/rodearse/parar/desconectar/escuchar/unión/gente/cercano/humano/hecho/local/pequeño/vulnerabilidad/comunidad (!pastillas/fuegos)
      el poder de un/una/las/los/la/lo/ser/decir/creer/escuchar buena/buen/sonrisa/gracias/historia/palabras/hábitos/pausa/simple/no/abrazo/pequeños/idea/marca/comunidad/constancia/colaboración/gratitud/red/datos/escucha/abrazo
      héroes/héroe/heroína/heroínas/superhéroes/superhéroe/ángeles sin/con/anónimos/anónimo/anónimas/de/silenciosos/invisibles capa/bata/verdad/carne?
      no todos los/las héroes/superhéroes/héroe
      ${break_} @det? techos/barreras/estereotipos/tabúes/silos/estigmas/paradigmas/esquemas/patrones ~ grúa/albañil/pico/maza/tabique/obra/atletismo/tráfico
      ${break_} moldes/barreras $ ~ panadería/obrador/fundición/yeso/escayola
      ${break_} con lo establecido
      ${break_} con los/el/las/todos moldes/esquemas/estereotipos/tabúes/estigma/tópicos/paradigmas
      ${break_} una/otra/las/tus/sus barrera/barreras/cadenas/creencias/límites ~ tráfico/paso/camión/aparcamiento/moto/bici/rueda
      ${break_} el techo/silencio/estigma/tabú/molde
      techo/techos de cristal ~ cristalero/claraboya/invernadero/arquitecto/arquitecta/obra
      ponerse/ponerte/ponernos/ponerme/poniéndonos/ponen/pone/pusieron/puso/pusimos/ponemos/sudar/sudamos/suda/sudan/sudaron/sudando/sudado/defender/sentir/sienten/siente/sentimos/amar/transpirar/transpiramos la camiseta ~ partido/equipación/gimnasio/fútbol/lavadora/talla/tallas/algodón/estampado/dorsal
      llevar/llevo/lleva/llevamos/llevan/tener/tengo/tiene/tenemos/tienen la camiseta puesta/tatuada ~ partido/equipación/gimnasio/talla
      camiseta puesta
      dejar/dejamos/dejaron/dejó/dejando/dejé/dejan/dejarlo/dejarse/dejarnos/dejándolo todo/la en/piel el? la? cancha/campo/piel/alma/terreno ~ partido/entrenador/entrenadora/árbitro
      darlo/darnos/darse/dándolo/darle todo $
      dar/dando/damos/dimos/dan/da/doy/di/das/dio/dieron lo mejor/máximo de/por/en/cada
      dar/dando/damos/dimos/dan/da/doy/dio/dieron todo por/en cada/mí/el/la
      dar/dando/damos/dimos/dan/da/doy/di/dio/dieron el todo/100/110/ciento/doscientos/máximo/200
      lo mejor de mí/sí/ti/nosotros/cada
      la/una? milla/kilómetro extra
      kilómetro extra $
      dar/da/dimos/damos/dando ese/el/un extra/plus $
      dar/da/dimos/damos/dando/di/dio el paso/salto $
      ese plus $
      patear/pateó/pateamos/pateando/patearon/mover/movemos/movió/sacudir/sacudió/dar/romper el tablero ~ ajedrez/damas/dominó/parchís
      subirse/subirte/subirnos/súbete/subirme/subimos/surfear/surfeando/surfea/cabalgar/sumarse a? al? la/esta/este ola/tren/carro/barco/cohete (de/del/digital) ~ estación/andén/puerto/playa
      surfear/surfea/surfeando/cabalgar la/una ola ~ playa/neopreno/tabla/mar
      perder/pierdas/pierda/escape/escapar/escapes/dejes/deje/perdamos pasar? el/este tren (de/digital/del) ~ estación/andén/billete/renfe
      quedarse/quedarte/quedarnos/quedarás/quedarán/quedes atrás ~ ruta/sendero/carrera/grupo/caminata/corredor
      se quedará/quedarán atrás/obsoleto/obsoletos/fuera
      adaptarse/adáptate/renovarse/reinventarse/innovar/evolucionar/actualizarse/digitalizarse/adaptarnos o morir/desaparecer/quedarse/extinguirse/morirás/muere/quedarte
      o te/nos adaptas/reinventas/actualizas/digitalizas/adaptamos o
      poner/ponemos/poniendo/pusimos/pone/ponen/puesto/puso/meter/echar/echando toda/todo la/el carne en el/asador/asador
      poner/ponemos/pusimos/poniendo/pone/ponen/pon/puse/puso el/toda/todo/mi/su/nuestro alma/corazón/cuerpo/pasión en/y
      con alma , (corazón/vida/y)
      (!sin) alma , corazón
      se me/nos infla/ensancha/llena/encoge/hincha/parte/sale/eriza el/la/de corazón/pecho/alma/piel
      corazón lleno/contento/contenta/hinchado/gigante/enorme
      se me/nos pone/ponen/puso/pusieron la/los piel/pelos
      la piel de gallina
      los pelos de punta
      sacar/saca/sacamos/sacando/sacó/sacaron/sacas/saques lo mejor de
      sacar/saca/sacando/sacó mi/tu/su/nuestra/la mejor versión
      el árbol no/que/te deja/bosque
      los árboles no
      construir/crear/tender/tendiendo/tendemos/tienden/tiende/tendió/creando/construyendo/construye/construimos puentes/puente entre/con/hacia/y/donde (culturas/personas/mundos/generaciones/el/la/los/las/dos/empresa/mundo/talento/y/no/muros/otros) ~ hormigón/acero/río/ingeniera/ingeniero/barandal/obra
      más puentes y/, menos
      puentes , no muros
      sembrar/sembramos/sembrando/siembra/siembran/sembró/plantar/plantando/plantamos semillas/semilla/una/la/el/esperanza/futuro/valores/ilusión/confianza/cambio/conciencia/hoy/sueños (de/semilla/para/en/futuro/hoy) ~ huerto/huerta/tierra/surco/invernadero/riego/maceta/cosecha/tomate/tomates/maíz/trigo/bancal
      plantar/plantando/sembrar/sembrando/sembramos/plantamos la semilla de/del
      aportar/aportamos/aportando/aporta/aporto/aportó/aportaron/aportan nuestro/un/mi/su/tu/este granito/grano/grano
      granito/grano de arena ~ playa/reloj/desierto/arenero/mortero
      encender/encendió/encendiendo/enciende/prender/prende/avivar/mantener/mantiene la/esa/una/viva chispa/llama/mecha (de/que/la/viva/del)
      la llama de la/del
      luz al final
      siempre hay luz/esperanza
      al final del camino/túnel
      iluminar/ilumina/iluminan/iluminas/iluminó/iluminando el/tu/nuestro/vidas/mi/nuestras camino/vidas/vida ~ farola/farolas/bombilla/linterna/foco/led
      dejes/dejéis/dejen de brillar
      brilla/brillar/brillas/brilles más que nunca
      brilla siempre/fuerte
      luz propia ~ coche/carril/bombilla/foco
      dar/da/damos/dan/dando/demos voz a (quienes/los/las/quien/mujeres/tantas/tantos)
      dar/da/damos/dan/dando alas/sentido/vida a (tus/tu/los/la/nuestra/las/sueños/ideas/proyectos/lo/todo)
      volar/vuela/vuelen/volamos/volad alto/libre/solo
      cortar/cortan/corten/corta/cortaron/desplegar/desplegó/despliega/extender las/tus/sus/mis alas
      raíces y alas
      visibilizar/visibiliza/visibilizando/visibilizamos la/el/una/a/lo/los/las
      realidad/enfermedad/lucha/carga/labor invisible/silenciada/silenciosa/invisibilizada
      carrera de fondo
      no es un/una sprint/carrera/destino/meta/competición/lugar , es/sino
      es/son un/una maratón , no
      maratón , no un? sprint
      escalar/escala/subir/escalando/alcanzar/conquistar/llegar a? la/una/tu/mi/nuestra cima/cumbre/montaña (del/de/más/profesional) ~ refugio/crampones/nieve/sendero/piolet/cordada
      la punta del/de iceberg
      caldo de cultivo
      en el ojo/corazón/epicentro del huracán/todo/cambio
      tocar/toqué/tocamos/tocó fondo $ ~ puerto/barco/ancla/pantalán/velero/buzo/quilla
      reinventarse/reinventarme/reinventarte/reinventarnos/reinventó/reinventé/reinvéntate/reinventamos/reinventar (!la)
      hecho/hecha a sí/mí mismo/misma
      de menos a más
      desde/del barro/cero/fango hasta/a la/lo cima/éxito/cumbre/alto
      desde/de abajo hasta/a la cima/cumbre
      un paso a la vez
      paso a paso , (se/todo/con/sueño)
      pasito a paso/pasito
      día a día , nos
      un día a la vez
      roma no se construyó
      poquito a poco
      el cliente/paciente/usuario/alumno , siempre? en el centro
      en la misma dirección $ ~ tráfico/carril/calle/viento/flechas/coche/autovía/rotonda/tren/vía
      que reman/rema/remamos en
      sumar/suma/sumando/sumamos para multiplicar
      suma y multiplica
      todo suma .
      todos sumamos/suman/somos/contamos .
      talento hay en
      el talento está en
      al servicio de las personas
      tecnología/marketing/banca/vino/empresa/liderazgo/educación/medicina/arquitectura/ia con alma/corazón/propósito/rostro
      la tecnología/ia/inteligencia artificial? no? sustituye/reemplaza/sustituirá/reemplazará/viene
      la tecnología/ia es solo/sólo
      fracasa/fracasar/falla/equivócate/equivocarse rápido
      aprende rápido
      el no ya lo
      el peor intento/error/fracaso es el/no
      el mayor/peor riesgo/error/fracaso es no
      la perfección es/no/paraliza
      el perfeccionismo es/no/paraliza
      aprender/aprendí/aprendiendo/aprendemos/aprende/saber a? (soltar/fluir/desaprender)
      aprender/aprendí/aprendiendo/aprendemos/saber/desaprender a? soltar/fluir/desaprender
      soltar el control/pasado/miedo/lastre/ego ~ botón/freno/volante/mando
      soltar/suelta/soltemos lastre
      ${break_} con la? rutina/monotonía
      salir/sal/salimos/salgamos de la rutina/burbuja
      reescribir/reescribe/reescribiendo/reescribimos/reinventar/redefinir las/la/el/nuestra/tu reglas/historia/futuro/relato/guion ~ guionista/novela
      mimamos/mima/mimar/mimando cada/todos
      cuidamos/cuida/cuidar/cuidando cada/hasta detalle/el/los/último
      pasado , presente y futuro
      viaje en el tiempo
      un viaje sensorial/gastronómico/culinario/interior/emocional/iniciático
      vive/vivan/ven/descubre/disfruta a? vivir? la/una/esta/tu experiencia/magia/aventura
      déjate/dejarse/dejarte/déjense/dejaos llevar/sorprender/inspirar/cautivar/atrapar/envolver
      tu/la próxima/gran/siguiente gran? aventura/historia/oportunidad/sueño te/nos/empieza/comienza/está
      con encanto $
      en estado puro
      en todo su esplendor
      en su máxima expresión
      los? resultados no se hicieron/harán
      y los resultados llegaron .
      donde hay voluntad
      decían/dijeron que/era era/sería? imposible
      contra todo pronóstico
      contra todas las expectativas
      el resto ya lo/es
      lo demás vino/llegó solo/después/rodado
      date/dense/daos/darte/darse/darme/darnos permiso para/de
      permítete/permitirte/permitirse/permitirme/permítanse fallar/descansar/parar/sentir/soñar/ser/fracasar/equivocarte/llorar/equivocarse/no/brillar
      pon/poner/ponle/aprende límites $
      di/decir más veces? no/que
      no te compares
      no te conformes
      no te limites $
      celebra/celebrar/celebremos/celebrad/celebren/celebrando cada/los/tus/las pequeño/pequeños/pequeñas/logro/logros/paso/victoria/victorias/triunfos logros/logro/victorias/victoria/paso/triunfos?
      pequeños/grandes logros
      pequeñas/grandes victorias
      agradece/agradecer/agradezcamos lo/cada/a (que/día/vida/tienes)
      vale/valen/vales oro
      entre todos/todas podemos/construimos/logramos/sumamos
      súmate/sumaos/súmense/sumarte/sumarse/sumemos al/a cambio/la/este/esta/reto/movimiento/nuestra/nuestro revolución/comunidad/familia/aventura?
      sé/sean/sed/seamos/ser/somos/soy parte de/del la/esta/este/algo/cambio/nuestra historia/familia/grande/comunidad/aventura?
      otro mundo/futuro es posible
      no dejar/dejamos/dejemos/dejando a nadie atrás
      sin dejar a nadie
      es vida .
      la tierra/naturaleza/madera/piedra/casa tiene memoria/alma/voz/habla
      somos lo que comemos/hacemos/leemos/decimos
      guardián/guardianes/guardiana/guardianas/custodios de la/del/los/una tradición/tradiciones/territorio/sabor/memoria/saber/saberes
      manos que/y crean/cuentan/hablan/cuidan/trabajan/curan/construyen/corazones/corazón/tejen
      hilo/puntada/grano/gota/arruga/nota/trazo/pincelada/piedra/costura/barrica/grieta cuenta/esconde/guarda/tiene una? historia/alma/memoria
      ^ abre/abran los ojos .
      ^ despierta .
      toma/tomar/tomemos/tomen/pasa/pasar/pasemos/pasen a? la? acción $
      el momento/día es hoy/ahora
      mañana puede/será ser? tarde
      ^ no es tarde
      gana/ganar/conquista/conquistar el día $
      levántate/levantarse/levantarme/levantarte a las 5/cinco/4/cuatro y
      el club de las 5/cinco
      jugar/juega/jugamos/jugando en otra/primera/la/las/segunda liga/división/grandes/champions ~ partido/entrenador/fútbol/equipación/baloncesto
      lugar/sitio correcto/adecuado/indicado en/y el? momento
      as bajo la manga
      guinda del/de pastel/la
      cereza del/de pastel/la
      poner/puso/pone la guinda
      el broche de/final oro?
      broche de oro
      llevar/llevamos/lleva/llevando ** a otro nivel
      de ensueño
      de otro planeta
      el motor de mi/nuestra/nuestro/la vida/éxito
      el? motor de/del cambio
      la chispa adecuada
      ser/seamos/sé/somos/son luz/faro
      haz/haciendo/hacer que las cosas pasen/sucedan
      que las cosas pasen/sucedan
      hacer que suceda/ocurra/pase
      hagámoslo posible/realidad
      convertir/convirtiendo/convertimos/convierte/convierten/convirtió @det? sueños/sueño/retos/problema/problemas/crisis/obstáculos/ideas/desafíos/dificultades/amenaza/adversidad/dolor/pasión/debilidad/debilidades/errores/fracasos en (oportunidad/oportunidades/una/un/realidad/realidades/aprendizaje/aprendizajes/fortaleza/fortalezas/éxito/fuerza/tu/negocio)
      elige/elegir/elegimos/elijo/elijamos ser/creer/confiar/crecer/vivir/sonreír/sumar/agradecer (feliz/felices/amable/tú/en/a/y/valiente)
      elige/elegir/elijo ser/creer/vivir feliz/en/con/valiente/sin
      contenido/contenidos/conversaciones/información/propuesta/relaciones de valor $
      contenido de valor
      con/poniendo/dejando/ponemos/pongo/pone/dejamos el/la/toda/todo/mucha/mi/nuestra? alma/corazón/pasión/ilusión/amor/vida en cada/todo/lo
      valor/pasión/amor/calidad/excelencia/cariño/innovación/compromiso/magia/alma en cada (detalle/paso/interacción/proyecto/gesto/puntada/plato/pieza/producto/palabra/bocado/copa/cliente)
      nuestra filosofía/esencia/misión/promesa/visión/razón/apuesta/meta es clara/sencilla/simple/que/hacer/ayudar/ayudarte/acompañarte/hacerte
      nuestra razón de ser
      nuestro/mi/su mayor/mejor/único/verdadero reconocimiento/premio/éxito/regalo/logro/salario/pago es/son/eres
      tu hogar/casa/refugio/espacio/rincón/salud/negocio/marca/mejor , tu/nuestra/nuestro
      el arte de (decir/saber/escuchar/vender/hacer/vivir/delegar/comunicar/liderar/negociar/perder/esperar/parar/cocinar/conversar/no/lo/convencer/contar/servir/emprender)
      pasión por el/la/los/las/lo/nuestro/nuestra/su/mi/enseñar/ayudar/servir (detalle/trabajo/oficio/excelencia/calidad/tierra/vino/café/personas/clientes/que/bien/innovación/cocina/moda/arte/tecnología/educación)
      pasión por enseñar/ayudar/servir/innovar/crear/lo/el/la
      cobrar/cobra/cobran/cobraron/cobró vida $
      sueños/ideas cobran/se/toman vida/hacen/forma
      ${ar('trabaj')}/${ar('educ')}/${ar('cocin')}/${ar('lider')}/vender/vende/vendemos/hablar/habla/hablo/escribir/escribe/enseñar/enseño/crear/vivir/emprender/cuidar/hacerlo/hacer con/desde el/la corazón/alma
      educar/liderar/cocinar/vender/trabajar/crear/enseñar/emprender/vivir/comunicar/cuidar con/desde (corazón/alma/pasión/propósito/amor/valores/empatía/ilusión)
      ${ar('dej')} una/la/su/tu semilla
      vocación de/por servicio/servir/enseñar/ayudar
      vocación , no/pasión
      ^ el/la/los/las campo/vida/innovación/tecnología/talento/aprendizaje/creatividad/solidaridad/transformación/pasión no/nunca se? para/paran/descansa/detiene/espera/termina/acaba nunca?
      el aprendizaje/camino/trabajo/cambio no/nunca se? termina/acaba/detiene nunca?
      nunca dejas/dejes/deja/dejo/se de? aprender/crecer/soñar/sorprenderte/deja/termina de? aprender?
      ${ar('apost')}/apuesta/apuestan/apostamos por lo nuestro/local/auténtico/cercano/humano
      de generación en generación
      legado familiar/vivo
      los/las cobardes/valientes/soñadores/soñadoras/líderes no/nunca/se hacen/nacen/rinden/esperan historia?
      solo/sólo fracasa/pierde/gana/triunfa/avanza/crece/cae/falla quien/el/la que? no? se? arriesga/intenta/atreve/levanta/insiste/lo/rinde/resiste intenta?
      haz que suceda/pase/ocurra/cuente/valga/merezca
      ^ empieza/comienza/hazlo/inténtalo hoy/ya/ahora mismo? .
      ^ hazlo ya/hoy/ahora? .
      listo/lista/listos/listas/preparado/preparada/preparados/preparadas para el/dar/lo/un cambio/futuro/siguiente/reto/salto/que/gran paso?
      cuál es tu/vuestra/su excusa
      nos vemos/leemos en los? comentarios
      estamos/estoy de enhorabuena/celebración/estreno
      forma/manera de ver/entender/mirar/sentir el/la mundo/vida
      si no estás/sales/comunicas/te en/ven/redes/linkedin/internet * no existes
      no existes $
      aquí/ahí empieza/empezó/comenzó todo .
      amor a primera vista
      la vida me/nos ha? enseñó/enseñado/puso/regaló/regalado/premió/dio
      la vida te/nos/me pone/enseña/da/sorprende/regala/lleva/cambia
      una nueva forma/manera de (entender/vivir/ver/hacer/trabajar/viajar/aprender/comunicar/relacionarse/cuidar)
      cada vez más cerca de (ti/vosotros/ustedes/nuestros)
      contigo en cada (paso/momento/etapa)
      en cada paso del/de camino/tu
      siempre contigo .
      crecemos contigo
      te acompañamos/acompaño en/durante todo? el/tu/cada/este proceso/camino/paso/viaje/transformación
      un clásico que
      alzar/alza/alzamos/alzando/levantar/levantamos la voz por/contra/para ~ micrófono/megáfono
      no hay planeta
      mujeres que inspiran/transforman/rompen/cambian/lideran
      talento femenino/sénior/joven/oculto $
      luchador/luchadora/guerrero/guerrera/guerreras/guerreros nato/nata/de/incansable luz/vida?
      ángel/ángeles de la guarda
      la mejor decisión de mi/nuestra
      el mejor equipo/trabajo/oficio/regalo/público/jefe de/del mundo/que/mi
      la mejor/mayor profesión/recompensa/sensación/satisfacción/lección/escuela del/de/es/que mundo/mi/la/ver/todas?
      mi/nuestra/su/tu segunda casa/familia/hogar
      la familia que se? elegimos/elige/eliges
      sentirse/sentirte/siéntete/sentirnos/te/nos sentirás? como en casa
      con los brazos abiertos
      de puertas abiertas a
      con nombre propio $
      una vida dedicada/entera/entregada a/al
      toda una vida dedicada/entregada
      entrega y (dedicación/pasión/compromiso/vocación/generosidad/esfuerzo)
      dedicación y (entrega/pasión/compromiso/esfuerzo/cariño/amor)
      compromiso y (pasión/entrega/ilusión/vocación/constancia/responsabilidad)
      profesionalidad y
      calidez y/humana
      buen hacer
      saber hacer y
      savoir faire
      haciendo/hacer/hace/hacemos/hicimos equipo/piña/comunidad/historia/magia .
      hacer/hace/haciendo/hacemos/marcar/sentir la diferencia
      marcando/marcamos/sentando/sentar/sientan/sienta un? precedente/precedentes/bases/las bases?
      sentar las bases ~ obra/hormigón/cimentación
      escribir/escribimos/escribe/escribiendo/escriben el/un/una/nuevo/nuestra/tu/la/su próximo/nuevo/nueva/siguiente/propia capítulo/página/historia/páginas (!clínica) ~ novela/libro/manual
      una página en blanco
      el lienzo en blanco
      el tiempo vuela/pasa/corre .
      cómo pasa el tiempo
      parece que fue ayer
      como si fuera ayer
      no sería/seríamos/estaría/estaríamos lo/quien/los/aquí/nada que/soy/sin/somos
      gracias a ellos/ellas/ella/él/vosotros/ustedes hoy/soy/somos/estoy
      no lo habría/habríamos/hubiera/hubiéramos conseguido/logrado sin
      de la teoría a la
      el camino no/continúa/sigue/apenas se? termina/acaba/aquí/adelante/empieza/comienza
      queda mucho/muchísimo/tanto camino/por (por/recorrer/construir/aprender)
      mucho camino por
      mucho por aprender/construir/recorrer/aportar/dar/descubrir
      nos/me queda/quedan/espera/esperan mucho/muchas/muchos/grandes/nuevas por (aprender/construir/descubrir/celebrar)`,
  },
  {
    rule: 'slop-word',
    weight: 1,
    reason: 'An inflated verb. A plain one says what is done.',
    lines: `
      ${open} @det? nuevas/muchas/infinitas/nuevos/innumerables/más puertas/caminos/horizontes/oportunidades
      ${open} puertas $ ~ llave/llaves/cerradura/cerrajero/ventana/ventanas/portal/bisagra/coche/tienda/público/horario/taquilla/concierto/garaje/local
      ${open} puertas a/al quienes/jóvenes/talento/mujeres/nuevas/nuevos/futuro/mundo
      ${open} la puerta a (nuevas/nuevos/infinitas/otras/muchas/oportunidades)
      ${ar('marc')} ** diferencia (!en) ~ precio/iva/balance/caja/contador/rojo/boli
      ${ar('marc')} @det? tendencia/tendencias/rumbo/camino/historia/hito/hitos
      ${ar('marc')} un antes
      ${ar('gener')} @det? valor/impacto/sinergias/confianza/comunidad/conversación/conversaciones/engagement/oportunidades/cambio/cambios/conciencia/comunidades/vínculos/conexiones (!añadido)
      ${ar('aport')} @det? mayor/más/mucho/verdadero/gran? valor $
      ${ar('agreg')}/${ar('sum')} @det? verdadero? valor
      ${ar('cre')} @det? valor/impacto/sinergias/comunidad/conciencia/vínculos/conexiones/experiencias/magia/historia/futuro/legado
      construir/construimos/construyendo/construye/construyen/construí/construyamos @det? marca/cultura/futuro/comunidad/confianza/vínculos/relaciones/legado/sueños/puentes (!de/hormigón/públicas)
      ${ar('impuls')} @det? @det? crecimiento/innovación/cambio/transformación/talento/negocio/negocios/carrera/ventas/desarrollo/liderazgo/emprendimiento/marca/futuro/empleabilidad/sostenibilidad
      ${ar('potenci')} @det? @det? talento/talentos/marca/ventas/negocio/carrera/habilidades/creatividad/equipo/equipos/resultados/liderazgo/capacidades/crecimiento/bienestar/desarrollo/presencia/perfil/visibilidad
      ${ar('maximiz')} @det? resultados/potencial/ventas/rendimiento/impacto/productividad/oportunidades/beneficios/valor
      ${ar('desbloque')} @det? @det? verdadero/máximo/pleno/todo? @det? potencial/crecimiento/talento/éxito/oportunidades/creatividad/futuro/ventas
      ${ar('liber')} @det? @det? verdadero/máximo/pleno/todo? @det? potencial/talento/creatividad/poder
      ${ar('explot')}/${ar('desarroll')}/desplegar/despliega/alcanzar/alcanza/alcanzan/alcances/alcances @det? @det? máximo/pleno/verdadero/todo/enorme? @det? potencial
      máximo potencial
      pleno potencial
      ${ar('elev')} @det? @det? nivel/marca/experiencia/estándar/listón/negocio/talento/conversación
      ${ar('llev')}/${ar('pas')} ** al siguiente nivel
      al siguiente/próximo nivel
      a/al otro nivel .
      un siguiente nivel
      subir/subiendo/sube/subimos el listón ~ atletismo/pértiga
      ${ar('transform')} @det? @det? vida/vidas/realidad/realidades/futuro/mundo/negocio/negocios/empresa/empresas/sociedad/industria/sector/carrera/educación/organizaciones/equipos/ideas/retos/desafíos/culturas
      ${ar('transform')} la forma/manera
      ${ar('cambi')} @det? @det? vidas/mundo/paradigma/realidades
      cambiar/cambia/cambió/cambiando/cambian/cambiará/cambiamos/revolucionar/revoluciona/reinventar/reinventando/redefinir/redefine la/tu/nuestra/su manera/forma en que
      cambiar/cambia/cambió/cambiando/cambian/cambiará/cambiamos/reinventar/redefinir/redefine la/tu/nuestra/su/mi manera/forma de entender/vivir/pensar/relacionarnos/comunicarnos
      ${ar('reinvent')} ~ rueda/pólvora
      redefinir/redefine/redefinimos/redefiniendo/redefinen el/la/lo/los/las/qué/nuestra/nuestro
      ${ar('empoder')}
      ${ar('democratiz')}
      ${ar('humaniz')}
      ${ar('dinamiz')} @det? equipos/comunidad/mercado/negocio/economía
      ${ar('monetiz')} tu/tus/su/mi/la pasión/conocimiento/talento/audiencia/marca/comunidad
      escalar/escala/escalando/escalamos/escalen tu/tus/su/el/mi/nuestro/nuestra negocio/ventas/empresa/marca/agencia/startup
      en piloto automático ~ avión/barco/velero/cabina/vuelo/tractor
      libertad financiera
      ingresos pasivos
      mientras duermes
      ${ar('aterriz')} @det? ideas/idea/estrategia/conceptos/concepto/visión/propósito/objetivos
      bajar/bajarlo/bajando/baja a tierra $ ~ barco/pescador/puerto/velero/marinero
      alinear/alinearnos/alineados/alineadas/alineado/alineada/alineamos/alineando @det? con? @det? visión/valores/propósito/estrategia/objetivos/equipos/equipo/cultura/misión
      estar/estamos/están totalmente? alineados/alineadas .
      remar/remamos/remando/rememos/reman todos? juntos? en/hacia la? una? misma? dirección ~ bote/barca/trainera/regata/patrón/remeros/kayak
      remar/remamos/remando/rememos/reman todos? juntos $ ~ bote/barca/trainera/regata/patrón/remeros/kayak
      todos a una $
      ir/vamos/van/va/yendo todos a una
      ir/va/van/vamos/yendo/crecer/crecen/crecemos/avanzar/avanzamos/avanzan siempre? de la mano ~ niño/niña/hijo/hija/padre/madre/abuela/abuelo/nieto/nieta
      crecer/crecemos/crece/creciendo/crecen/avanzar/avanzamos/avanzando/construir/aprender/soñar/evolucionar juntos/juntas/unidos
      ${ar('foment')} @det? @det? cultura/innovación/creatividad/colaboración/talento/emprendimiento/diálogo/inclusión/diversidad/pertenencia/pensamiento/bienestar/igualdad/aprendizaje/liderazgo/espíritu/autonomía
      ${ar('inspir')} a (otros/otras/los/las/más/miles/nuevas/quienes/personas/mi/tu/toda/jóvenes/niñas)
      ${ar('inspir')} @det? confianza/cambio/generaciones/personas/vidas
      ${ar('enfrent')}/${ar('afront')} @det? retos/desafíos/reto/desafío (!de/con)
      ${ar('super')} @det? @det? retos/desafíos/barreras/obstáculos/límites/adversidades/adversidad/expectativas/miedos/limitaciones (!legales/de/del/permitidos/máximos/impuestos)
      ${ar('abraz')} @det? cambio/incertidumbre/imperfección/vulnerabilidad/error/fracaso/diversidad/proceso/innovación/miedo/caos/tecnología/ia/diferencia
      ${ar('cultiv')} @det? relaciones/confianza/mentalidad/gratitud/talento/paciencia/curiosidad/vínculos/resiliencia/empatía/hábito
      ${ar('conect')} con tu/tus/su/sus/nuestro/nuestra/mi/el/la/lo/las/nosotros propósito/esencia/audiencia/clientes/personas/emociones/interior/corazón/alma/mismo/mismos/público/talento/pasión/porqué/naturaleza/esencial
      conectar/conectando/conectamos/conecta/uniendo/unir/une/unimos personas/corazones/almas/mentes/talento/mundos/generaciones/culturas (!a)
      ${ar('acompañ')} ** en/hacia el/la/su/tu/este/cada camino/proceso/transformación/crecimiento/viaje/paso/éxito/cambio
      ${ar('despert')} @det? @det? potencial/talento/creatividad/conciencias/conciencia/curiosidad/pasión/ilusión/emociones/vocaciones/sueños
      ${ar('desafi')}/${ar('reta')}/desafiar/desafía @det? statu/status/límites/normas/convencional/establecido/lo (quo/establecido/de/convencional/tradicional)
      desafiar/desafía/desafiamos/desafiando/cuestionar/romper el/lo statu/status/establecido quo?
      statu/status quo
      ver/mirar/mira/miramos más allá de (lo/los/las/números)
      forjar/forja/forjando/forjamos/forjaron @det? carácter/camino/futuro/alianzas/destino/líderes/relaciones/legado ~ hierro/yunque/herrero/fragua
      ${ar('dej')} @det? huella/legado/impronta (!de/dactilar/en)
      ${ar('dej')} una/su/tu/nuestra huella/marca/legado (en/imborrable/profunda/positiva/para)
      ${ar('viv')}/vivir/vive/viviendo/vivimos una/la experiencia única/inolvidable/increíble/transformadora/inmersiva
      ${ar('disfrut')} de una experiencia/velada/jornada
      sumérgete/sumergirte/sumérjase/sumergirnos/adéntrate/adentrarte/adentrarnos en una/un/el/la/nuestro/nuestra (experiencia/mundo/universo/viaje/historia/aventura/magia/sabores/océano/paraíso)
      descubre/descubran/descubrid/descubrir/descubra @det? @det? secreto/secretos/magia/poder/potencial/encanto/claves/universo/esencia/placer de/del/para/que
      reconecta/reconectar/reconéctate con? contigo/consigo/tu/ti/lo/naturaleza mismo/misma/esencia/interior/esencial?
      reconectar contigo/consigo/con
      desconectar para (conectar/reconectar)
      parar para avanzar/crecer/seguir`,
  },
  {
    rule: 'slop-word',
    weight: 1,
    reason: 'A label anyone can stick on anything. Show what earns it.',
    lines: `
      accionable/accionables
      propuesta/propuestas de valor única/diferencial/diferenciadora/real
      ventaja competitiva real/sostenible/única/clave
      valor diferencial
      factor diferencial/diferenciador/humano/clave/wow
      efecto wow
      elemento/toque diferenciador
      data driven
      customer centric
      people first
      smart/next/best in? level/class
      think big
      pensamiento lateral/disruptivo
      liderazgo empático/humano/humanista/consciente/inspirador/auténtico/servicial/femenino/colaborativo/positivo/compasivo
      líder/líderes empático/empáticos/inspirador/inspiradora/auténtico/auténticos/consciente/conscientes/nato/natos/humano/humanos/visionario/visionarios
      cultura de (innovación/excelencia/confianza/feedback/aprendizaje/colaboración/respeto/alto/transparencia/mejora/esfuerzo/crecimiento)
      cultura organizacional/corporativa/empresarial sólida/fuerte/sana/humana/inclusiva/basada
      ecosistema emprendedor/innovador/digital/vibrante/colaborativo/startup/dinámico/tecnológico/creativo
      mentalidad de (crecimiento/abundancia/tiburón/ganador/campeón/emprendedor/éxito/dueño/mejora/principiante)
      mentalidad ganadora/emprendedora/abierta/positiva/digital/correcta/adecuada/global
      espíritu emprendedor/innovador/colaborativo/joven
      espíritu de (equipo/superación/lucha/servicio/colaboración)
      ganas de comerse/comerte/comernos
      ganas de aportar/sumar/crecer $
      ambiente joven/dinámico/inmejorable/increíble/inspirador/excepcional
      ambiente de trabajo inmejorable/excelente/dinámico/joven/increíble/colaborativo
      un ambiente inmejorable/increíble/excelente/mágico
      entorno dinámico/joven/innovador/inspirador/colaborativo/retador/inclusivo/estimulante/privilegiado
      equipo joven/dinámico/multidisciplinar/multidisciplinario/apasionado/motivado/comprometido y
      equipo joven y dinámico/comprometido/motivado
      un equipo unido/comprometido/apasionado/excepcional/maravilloso/increíble/invencible/imbatible/imparable/extraordinario/espectacular
      equipo de ensueño/lujo/primera/diez/campeones/cracks/estrellas
      grandísimo/grandísimos/grandes/gran/enormes profesional/profesionales y mejor/mejores/grandes/excelentes personas/persona
      mejor/mejores persona/personas .
      grandes/excelentes/enormes/maravillosos/increíbles profesionales
      fuera de serie
      crecimiento personal/exponencial/continuo/interior/sostenible/imparable $
      crecimiento personal y/o
      crecer personal y profesionalmente
      personal y profesionalmente
      desarrollo personal y profesional
      plan de carrera
      proyección profesional/real/internacional $
      oportunidades de crecimiento
      oportunidad/oportunidades única/únicas/increíble/increíbles/maravillosa/inigualable/infinitas/ilimitadas
      una oportunidad de oro
      reto/retos apasionante/apasionantes/ilusionante/ilusionantes/emocionante/emocionantes/mayúsculo
      proyecto/proyectos apasionante/apasionantes/ilusionante/ilusionantes/retador/retadores/desafiante/desafiantes/transformador/transformadores/disruptivo/inspirador
      apasionante/ilusionante/emocionante/maravilloso/increíble proyecto/reto/aventura/etapa/camino/viaje/desafío/mundo
      retador/retadora/retadores/retadoras
      ilusionante/ilusionantes
      gratificante/gratificantes
      inigualable/inigualables
      inmejorable/inmejorables
      insuperable/insuperables
      irrepetible/irrepetibles
      único/única/únicos/únicas e/y irrepetible/irrepetibles/inigualable/inolvidable/especial/especiales/auténtico/diferente
      espacio/lugar/momento/evento/encuentro/rincón/sabor/jornada/velada/noche/día/semana/año/viaje/recuerdo/etapa/fin mágico/mágica/inolvidable/inigualable/irrepetible/único/única/increíble/espectacular/soñado/soñada
      momentos/recuerdos/experiencias/lugares/espacios/sabores/días mágicos/mágicas/inolvidables/irrepetibles/únicos/únicas/increíbles/imborrables
      inolvidable/inolvidables .
      impecable trayectoria/labor/trabajo
      inestimable/incalculable/invaluable apoyo/ayuda/aprendizaje/valor/aporte/colaboración
      apoyo/ayuda/valor/aprendizaje/aporte incondicional/inestimable/incalculable/invaluable
      indispensable/indispensables para/en (el/la/tu/cualquier/toda/éxito)
      extraordinaria/extraordinario labor/trabajo/equipo/trayectoria/oportunidad/talento/calidad
      excepcional/excepcionales equipo/trabajo/labor/calidad/talento
      talento excepcional/increíble/extraordinario
      verdadero/verdadera/auténtico/auténtica/puro/pura/gran/enorme/todo/toda ejemplo/inspiración/referente/lujo/placer/pasada/orgullo/honor/fuente/pasión/gozada/acierto/éxito (!de/precio)
      ejemplo de (superación/vida/resiliencia/lucha/constancia/esfuerzo/valentía/perseverancia/humildad/liderazgo/entrega/generosidad)
      ejemplo a seguir
      fuente de (inspiración/motivación/energía/alegría/aprendizaje)
      un/todo soplo de aire fresco
      historia/historias de (superación/éxito/vida/esfuerzo/resiliencia/lucha/pasión)
      que cuentan/cuenta una? historia/historias
      cada plato/copa/pieza/botella/rincón/prenda/foto/proyecto/objeto/mueble/libro/casa/vino/taza/puntada/producto/cliente/persona/imagen/arruga/detalle cuenta/tiene/esconde/guarda/encierra/es una? historia/alma/mundo/universo/única/único/vida
      tiene alma propia?
      tienen alma
      con alma .
      con mucho/todo/tanto/muchísimo el? amor/mimo/corazón ~ hijo/hija/nieto
      con mucha? alma .
      con todo nuestro/mi/el cariño/amor/corazón
      hecho/hecha/hechos/hechas/elaborado/elaborada/elaborados/cocinado/cocinada/horneado/tejido/cosido/creado/creada con mucho? amor/alma/mimo/pasión/corazón
      ingrediente/ingredientes secreto/secretos/especial/mágico
      el ingrediente secreto
      del campo/mar/huerto a/al tu/la/plato mesa/plato?
      de la tierra/huerta a/al tu/la/plato mesa/plato
      sabor/sabores a/de hogar/siempre/infancia/antes/auténtico/auténticos/tradición/inolvidable/inolvidables
      sabores/aromas que enamoran/cuentan/transportan/despiertan/unen/emocionan/abrazan
      te transporta/transportará/transportan/transportarán a
      tus sentidos
      refugio/remanso/oasis/santuario/paraíso/bálsamo para/de/del el/la/los/paz/calma alma/sentidos/mente?
      para el alma .
      el tiempo se detiene/para/detuvo ~ reloj/relojería/cronómetro
      escapada/experiencia/rincón/destino/paraje perfecta/perfecto/ideal/soñada/soñado
      el lugar/destino/regalo/espacio/plan perfecto para/donde
      más que una/un simple/mera/mero
      calidad y servicio/compromiso/cercanía/confianza/innovación/tradición/profesionalidad/excelencia
      tradición y calidad/vanguardia/innovación/modernidad
      compromiso y calidad/dedicación/profesionalidad/pasión/excelencia/entrega/responsabilidad
      calidad , compromiso/servicio/innovación/cercanía/confianza
      pasión , compromiso/entrega/dedicación/esfuerzo/trabajo
      profesionalidad y/, cercanía/compromiso/dedicación/pasión/calidad/confianza
      nuestra/mi/su/tu máxima/mayor/principal/única/gran? prioridad/pasión/esencia/fortaleza/misión/vocación es/eres/son/sois
      tu/su/vuestra tranquilidad/satisfacción/seguridad/salud/éxito/felicidad/sonrisa/confianza/bienestar/descanso/futuro/crecimiento/imagen/hogar es/son/en (nuestra/nuestro/la/lo/el/nuestras)
      es/son/eres/sois/somos nuestra/nuestro/mi/tu mayor/mejor/máxima/gran/verdadera/única recompensa/prioridad/activo/motor/inspiración/fortaleza/tesoro/orgullo/premio/aval/aliado/garantía/capital/éxito
      nuestra/nuestro/mi mayor/mejor/gran/verdadero/verdadera/principal recompensa/activo/motor/inspiración/fortaleza/tesoro/orgullo/aval/capital/riqueza/patrimonio
      tu mejor opción/versión/aliado/aliada/elección/decisión/inversión/compañero
      la mejor opción/elección/decisión para ti/tu
      tu aliado/partner (estratégico/de/en/para/ideal/perfecto)
      porque tú lo/te/eres/vales vales/mereces/importas?
      porque te lo mereces
      te lo mereces $
      lo que te/tú mereces
      porque cada segundo/minuto/detalle/gota/vida/gesto/persona/historia/paso/voz/cliente/gramo cuenta/importa/es/merece
      porque tu/tus * merece/merecen
      porque juntos/juntas/unidos
      porque un mundo/futuro
      porque el futuro
      porque no hay nada/mejor más/mejor/que?
      porque creemos en/que (ti/el/las/los/la/un/otro/personas/poder/juntos)
      creemos en el/la/las/un poder/personas/talento/fuerza/futuro/mundo/potencial
      creemos firmemente
      nos/me/te apasiona/apasionan
      apasionado/apasionada/apasionados/apasionadas del/de/por (la/el/los/las/marketing/tecnología/innovación/datos/personas/emprendimiento/comunicación)
      amante/amantes de/del (reto/retos/innovación/buena/cambio/detalles)
      líderes/líder/referente/referentes indiscutible/indiscutibles/absoluto/absolutos/nato/natos/mundial/mundiales
      pensado/pensada/diseñado/diseñada/creado/creada/hecho/hecha por y para
      pensado/pensada/diseñado/diseñada/creado/creada/hecho/hecha/pensados/diseñados para/pensando/con en? ti/tu/personas/hacerte/facilitarte/acompañarte/transformar/inspirar/potenciar/impulsar
      pensando en ti
      para que tú solo/sólo
      nosotros nos encargamos del/de resto/todo
      olvídate de preocupaciones/complicaciones/preocuparte
      sin ataduras $
      a otro nivel .
      solución/soluciones integral/integrales/innovadora/innovadoras/disruptivas/inteligentes/tecnológicas/creativas/personalizadas/globales/escalables
      servicio/atención/trato integral/personalizado/personalizada/exclusivo/exclusiva/excepcional/impecable/premium/inigualable/inmejorable
      experiencia/visión/enfoque/servicio 360
      visión/enfoque/abordaje/mirada/perspectiva holístico/holística/integral/integradora/estratégica/global/disruptiva/innovadora/innovador/transversal/humanista/inspiradora
      compromiso con la excelencia/calidad/innovación/sostenibilidad/sociedad/igualdad/diversidad
      compromiso firme/inquebrantable/absoluto/total
      apuesta/apuestas/apostar/apostamos/apostando/apostado/apuestan/apostaron/apostó siempre/fuerte/decididamente/firmemente? por la/el/las/los/un/una/nuestra/nuestro talento/innovación/calidad/excelencia/sostenibilidad/personas/futuro/digitalización/cercanía/cultura/bienestar/diversidad/formación/modelo/producto/crecimiento/igualdad/tecnología/local/comercio (!de)
      seguimos/seguiremos/siguen apostando
      alianza/alianzas estratégica/estratégicas/clave/que (suman/transforman/sólida)
      alianzas que suman
      personas/equipos/ideas/marcas/empresas/historias/palabras/proyectos/alianzas/líderes/espacios que suman/inspiran/transforman/conectan/impactan/marcan/enamoran/dejan/cambian/trascienden/emocionan/brillan/cuidan/unen/construyen/importan (!a/de)
      con impacto social/positivo/real/global
      impacto positivo/significativo/duradero/transformador/profundo
      contribuir/contribuye/contribuimos/contribuyendo/contribuyen al desarrollo sostenible
      triple impacto
      con propósito .
      un propósito claro/mayor/común/compartido/superior/firme
      propósito y (pasión/valores/impacto/sentido/visión)
      sentido de pertenencia
      orgullo de pertenencia/ser/formar/pertenecer
      escucha activa y
      inteligencia emocional
      capital humano
      potencial/equipo humano (!resto)
      recurso/activo/capital más valioso/importante/preciado
      el activo/capital/recurso más (valioso/importante/preciado)
      atraer y/o retener/fidelizar/desarrollar talento?
      guerra por el talento
      fuga de cerebros
      más vivo/viva/vivos que nunca
      @happy y @happy de
      infinidad/sinfín/multitud/universo/océano/mar de oportunidades/posibilidades/retos/emociones/sensaciones/ideas/opciones
      mundo de posibilidades/oportunidades/sensaciones/sabores/emociones
      montón/millón de emociones/gracias/oportunidades/sensaciones
      cúmulo/torbellino/vorágine/cóctel/mezcla/carrusel/avalancha de emociones/sensaciones/sentimientos
      subidón de
      chute de (energía/motivación/optimismo/adrenalina/ilusión)
      dosis de (motivación/inspiración/realidad/humildad/optimismo/ilusión/energía/creatividad) ~ fármaco/paciente/pastilla/vacuna
      carga/cargado/cargada/cargados/cargadas/repleto/repleta/repletos/lleno/llena/llenos/llenas de (ilusión/energía/emociones/sueños/aprendizajes/retos/vida/amor/magia/oportunidades/propósito/gratitud/esperanza/optimismo)
      risas , (lágrimas/abrazos/anécdotas/aprendizajes/nervios/emociones)
      risas y (lágrimas/aprendizajes/emociones/abrazos)
      lágrimas y/, (risas/abrazos/emoción)
      ilusión , (esfuerzo/trabajo/ganas/pasión/nervios/compromiso/dedicación/constancia)
      esfuerzo , (ilusión/trabajo/pasión/constancia/dedicación/sacrificio/compromiso/ganas)
      pasión , (esfuerzo/ilusión/constancia/talento/disciplina/trabajo)
      esfuerzo/trabajo/ilusión/pasión/talento/constancia/dedicación/compromiso/sacrificio y mucha/mucho/muchas/muchísima/muchísimo ilusión/pasión/café/esfuerzo/amor/trabajo/ganas/constancia/corazón/cariño/dedicación
      esfuerzo/trabajo/ilusión/pasión/dedicación/constancia/sacrificio/entrega/compromiso y ilusión/pasión/dedicación/constancia/esfuerzo/entrega/sacrificio/compromiso/perseverancia/corazón
      trabajo/mucho duro/trabajo y/, (esfuerzo/constancia/dedicación/ilusión/sacrificio/perseverancia/pasión/noches)
      trabajo duro
      fruto del/de esfuerzo/trabajo/constancia/dedicación/muchas/un/muchos (de/y/constante/horas/duro/meses/en/conjunto/diario)
      horas/noches/meses/años de esfuerzo/sacrificio/dedicación/lucha/constancia
      a base de (esfuerzo/trabajo/constancia/sacrificio/tesón)
      con esfuerzo/constancia/tesón/perseverancia y
      luchar/lucha/luchamos/luchando/luchad/perseguir/persigue/persiguen/perseguimos/cumplir/alcanzar/alcanza por? tus/tu/sus/mis/nuestros/los/un sueños/sueño
      por/de/a tus/sus/mis/nuestros sueños .
      mis/tus/sus/nuestros sueños .
      sueños cumplidos
      nuevo paradigma
      cambio/cambios de paradigma/paradigmas/mentalidad
      nueva era
      un nuevo rumbo/ciclo/horizonte/amanecer/capítulo (!del) ~ libro/manual/novela/serie/podcast/lectores
      hoja de ruta clara/ambiciosa/estratégica/compartida/sólida/holística
      en constante/continuo/continua/permanente/plena aprendizaje/crecimiento/evolución/movimiento/cambio/transformación/ebullición
      aprendizaje continuo/constante/permanente
      mejora continua y
      piedra angular de/del (éxito/estrategia/cultura/empresa/negocio/nuestra/nuestro/cualquier/todo/toda)
      pilar/pilares fundamental/fundamentales/clave/esencial/esenciales/básico/básicos/imprescindible/indispensable
      pieza/piezas clave/fundamental/fundamentales/imprescindible/esencial/angular en/de/del/para (el/la/nuestro/nuestra/este/esta/éxito/equipo/engranaje/puzle/proyecto/cualquier/toda)
      factor clave/determinante/decisivo en/para/del
      motor económico/invisible de
      es/son/sois/eres/somos el/la/los/las auténtico/verdadero/gran? motor/corazón/alma/pulmón/esencia/cimiento/cimientos/pilar/pilares/latido/chispa de/del/que (la/el/los/las/todo/toda/nuestra/nuestro/cualquier/cada/esta/este/una/un/mi/mueve/nos/empresa/éxito/cambio/equipo/negocio/proyecto/esto) ~ coche/furgoneta/camión/caldera/bóveda/médico/cardióloga/cirujano/bomba/lavadora/lancha/cinta/persiana/viga/forjado
      es/son/está/reside la clave/llave/base/brújula/raíz de/del ** éxito/crecimiento/cambio/confianza/liderazgo/felicidad/todo/bienestar/progreso
      detrás de cada/todo/toda/una/un/este/esta gran/grande/buen/buena/logro/éxito/proyecto/cliente/marca/historia/persona/decisión/cifra/número/dato/plato/producto/empresa/logro/sonrisa/error/equipo/foto/profesional/líder/pieza/crisis/idea/negocio/puntada/café/botella (hay/está/existe/se/late/viven/vive/equipo/historia/líder/marca/logro/éxito/empresa/mujer/proyecto/idea)
      equipo/gente/personas humano? que hay detrás
      las personas son/van lo/el/la/nuestro/nuestra/primero más/primero/activo/motor/centro/corazón/clave/mayor/mejor/valor/verdadero/alma?
      las personas no son (recursos/números)
      las personas primero
      las personas siempre/van/primero/importan primero/importan/antes?
      las marcas/empresas/organizaciones no/que/son se/venden/conectan/personas/compiten (adaptan/enamoran/productos/personas/innovan/humanizan)
      rostro/cara más? humano/humana/amable de
      el lado más? humano/oscuro/bonito/b de (la/del/emprender/liderazgo/éxito/los)
      humano/humana/humanos en el centro
      ${put} a/al? @det? personas/persona/cliente/clientes/usuario/usuarios/paciente/pacientes/humano en el? (centro/primer)
      en el centro de todo $
      marca/branding con propósito/alma
      salud mental importa`,
  },
]

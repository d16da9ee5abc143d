import { apart, close, few, opening, rest, type SlopLanguage, side, turn } from './language.ts'
import { spanishCorporate } from './spanish-corporate.ts'
import { spanishPosts } from './spanish-posts.ts'
import { spanishSayings } from './spanish-sayings.ts'
import { spanishTurns } from './spanish-turns.ts'

const be = '(?:es|son|soy|eres|somos|era|eran|fue|fueron|está|están)'
const only = '(?:solo|sólo|solamente|únicamente|simplemente|meramente)'
const yet = '(?:(?:y|pero|al contrario|en realidad|más bien),? )?'

/** After an opening these begin a sentence, so that the opening can go. */
const said = 'nadie/hay/tengo/tenemos/necesitamos'
/** The same after an opening that governs no object. */
const summed = `${said}/el/la/los/las`

export const spanish: SlopLanguage = {
  sets: {
    det: 'el la los las tu tus su sus nuestro nuestra nuestros nuestras mi mis vuestro vuestra vuestros vuestras un una este esta estos estas cada todo toda todos todas',
    own: 'mi tu su nuestro nuestra vuestro vuestra este esta un una el la',
    big: `comunicación escucha respeto actitud disciplina pasión paciencia humildad empatía feedback planificación organización efectivo potencial talento talentos creatividad innovación crecimiento productividad oportunidades oportunidad posibilidades éxito
      liderazgo colaboración confianza cambio cambios incertidumbre complejidad complejidades transformación eficiencia excelencia
      pertenencia conexión conexiones resiliencia curiosidad comunidad comunidades empatía autenticidad constancia equipo equipos
      tecnología ia datos automatización marca marcas negocio negocios empresa empresas cultura propósito motivación desarrollo
      competitividad inteligencia estrategia estrategias carrera vida mente futuro resultados rendimiento ventas compromiso
      aprendizaje diversidad inclusión bienestar visibilidad presencia valor diálogo imaginación conocimiento`,
    happy: `feliz contento contenta orgulloso orgullosa emocionado emocionada ilusionado ilusionada encantado encantada honrado honrada
      agradecido agradecida entusiasmado entusiasmada felices contentos orgullosos emocionados ilusionados encantados agradecidos`,
    tell: 'anunciar compartir comunicar contar contaros contarles compartirles compartiros anunciaros anunciarles presentar informar celebrar',
    very: 'muy tan súper realmente profundamente sumamente enormemente especialmente más',
  },
  families: [
    ...spanishSayings,
    {
      rule: 'slop-word',
      weight: 1,
      reason: 'An inflated verb. A plain one says what is done.',
      lines: `
        navegar/navegando/navegamos/navega/navegan ** mercado/entorno/incertidumbre/complejidad/tiempos/aguas/retos/desafíos/cambio/cambios/panorama/era
        descubre/descubrir cómo/el ** (potencial/poder/siguiente)
        acompañar/acompañamos/acompañando/acompaña ** transformación
        transformar/transformamos/transformando/transforma la manera/forma
        trascender/trasciende/trascendemos
        aprovecha/aprovechar/aprovechemos/aprovechando el poder
        desatar/desata/desatando @det? potencial/creatividad/talento
        construir/construimos/construyendo/construye relaciones/vínculos/puentes/confianza/comunidad (!públicas/de)
        conectar/conecta/conectamos/conectando con tu/su propósito/esencia/audiencia/público/clientes
        alcanzar/alcanza/alcanzamos/alcanzando tu/su/nuestro/todo? máximo/pleno/verdadero? potencial/metas/sueños/éxito
        superar/superamos/superando/supera barreras/límites/expectativas/obstáculos
        desbloquear/desbloquea/desbloqueamos/desbloqueando/desbloquean @det? @det? verdadero/máximo/pleno/nuevo/nuevas? @big
        liberar/libera/liberando/liberamos @det? @det? verdadero/máximo/todo? @det? potencial/talento/poder/creatividad
        despertar/despierta/despertando @det? @det? verdadero? potencial/talento/creatividad/líder
        potenciar/potenciamos/potenciando/potencian la/tu/su/nuestra/vuestra/mi comunicación/creatividad/productividad/visibilidad/competitividad/eficiencia/presencia > mejorar/mejoramos/mejorando/mejoran la/tu/su/nuestra/vuestra/mi comunicación/creatividad/productividad/visibilidad/competitividad/eficiencia/presencia
        potenciar/potenciamos/potenciando/potencian las/los/tus/sus/nuestras ventas/resultados > mejorar/mejoramos/mejorando/mejoran las/los/tus/sus/nuestras ventas/resultados
        potenciar/potencia/potenciamos/potenciando/potencian @det? verdadero? @big
        potencia tu/tus/su
        maximizar/maximiza/maximizando/maximizamos @det? @det? @big
        impulsar/impulsa/impulsamos/impulsando/impulsan @det @big
        impulsar/impulsa/impulsamos/impulsando crecimiento/innovación/cambio/resultados
        llevar/lleva/llevamos/llevando/llevará tu/tus/su/sus/nuestro/nuestra/la/el * al siguiente nivel
        al siguiente nivel
        a otro nivel $
        elevar/eleva/elevando/elevamos @det @big
        empoderar/empodera/empoderamos/empoderando/empoderado/empoderada/empoderados/empoderadas
        empoderamiento
        catapultar/catapulta/catapultó/catapultando
        (!se/me/te/nos/os) revolucionar/revoluciona/revolucionó/revolucionando/revolucionará el/la sector/mercado/industria/forma > cambiar/cambia/cambió/cambiando/cambiará el/la sector/mercado/industria/forma
        (he/has/ha/hemos/habéis/han/había) revolucionado el/la sector/mercado/industria/forma > cambiado el/la sector/mercado/industria/forma
        revolucionar/revoluciona/revolucionó/revolucionando/revolucionado/revolucionará
        reinventarse/reinventarte/reinventarnos/reinventarme
        apalancarse/apalancarnos/apalancarte/apalancándose/apalancándonos en (datos/tecnología/ia) > apoyarse/apoyarnos/apoyarte/apoyándose/apoyándonos en
        apalancarse/apalancarnos/apalancarte/apalancándose/apalancándonos en la/los/nuestra tecnología/experiencia/datos/comunidad > apoyarse/apoyarnos/apoyarte/apoyándose/apoyándonos en la/los/nuestra tecnología/experiencia/datos/comunidad
        apalancarse/apalancarnos/apalancarte/apalancándose/apalancándonos en
        aprovechar/aprovecha/aprovechando/aprovechamos el poder de/del
        el poder de @det? @big
        el poder del @big
        fomentar/fomenta/fomentamos/fomentando una/la/un/el cultura/entorno/ambiente/espíritu/sentido/innovación/creatividad/colaboración
        cultivar/cultiva/cultivando/cultivamos una/la cultura/mentalidad/confianza
        adentrarse/adentrarnos/adentrarte/adentrémonos en @det (mundo/universo/era/fascinante/apasionante/futuro)
        sumergirse/sumergirnos/sumergirte/sumérgete/sumerjámonos en @det (mundo/universo/era/fascinante/apasionante/futuro/detalles/datos)
        profundizar/profundicemos en @det (mundo/universo/fascinante)
        navegar/navegando/navegamos/navega por? @det? complejidades/complejidad/incertidumbre/desafíos/retos/cambio/cambios/aguas/tormenta
        navegar/navegando en/por tiempos/entornos/mercados/aguas
        abrazar/abraza/abrazando/abracemos/abracé/abrazamos el/la/lo/los/tu/nuestra/nuestras @big/imperfección/imperfecciones/errores/cambio/incertidumbre/fracaso/error/desconocido/vulnerabilidad/caos
        transformar/transforma/transformando/transformamos la forma/manera/vida en/de
        redefinir/redefine/redefiniendo/redefinimos el/la/lo/qué *
        romper/rompiendo/rompe/rompamos paradigmas/esquemas/silos
        marcar/marca/marcan/marcando/marcó/marcamos la diferencia (!en/con)
        marca/marcó/marcan/marcar un antes y un después
        un antes y un después
        aportar/aporta/aportamos/aportando/generar/genera/generamos/generando/crear/creando valor real/añadido/agregado/diferencial
        aportar/aporta/aportamos/aportando/sumar valor $
        dejar/deja/dejando/dejamos huella
        remar/remamos/remando/rememos en la misma dirección
        sumar/suma/sumamos esfuerzos/sinergias
        poner/puso/pusimos/ponemos/poniendo en valor el/la trabajo/esfuerzo/labor > destacar/destacó/destacamos/destacamos/destacando el/la trabajo/esfuerzo/labor
        poner/puso/pusimos/ponemos/poniendo en valor
        resuena/resonar/resonó/resuenan con (ellos/tu/su/nuestro/el/la/los)`,
    },
    {
      rule: 'slop-word',
      weight: 1,
      reason: 'A worn image that shows nothing. Name the thing itself.',
      lines: `
        ha/han llegado para quedarse
        llegó/llegaron para quedarse
        auténtica/verdadera/auténtico/verdadero revolución/motor/joya/tesoro/arte/aventura/regalo/desafío
        ecosistema de innovación/emprendimiento/colaboración/talento
        joya de la corona ~ museo/rey/reina/oro/diamante
        cóctel explosivo/perfecto
        combustible de/del/para (éxito/innovación/cambio)
        brújula $
        la chispa que
        antesala de
        camino hacia el éxito
        mar de dudas/oportunidades/posibilidades
        viaje de mil
        abrir/abre/abren/abrió puertas/la puerta a nuevas/un/infinitas/grandes/oportunidades
        cierro/cerramos/cierra una/esta/un/este etapa/ciclo/capítulo
        se cierra/abre una/un etapa/ciclo/capítulo/puerta
        comienza/empieza/arranca una? nueva etapa/aventura
        panorama digital/empresarial/actual/laboral/competitivo/tecnológico/cambiante/global/económico/corporativo/financiero/educativo/profesional/comercial
        panorama de/del @det? (negocios/marketing/ventas/trabajo/recursos/ia/inteligencia/tecnología/educación/retail)
        paisaje digital/empresarial/laboral/competitivo/tecnológico/corporativo/actual
        ecosistema emprendedor/innovador/digital/empresarial/dinámico/vibrante/colaborativo
        tapiz de (solidaridad/emociones/historias/voces/culturas/experiencias/ideas/sueños/vidas/vínculos/talentos/@big)
        tejer/tejiendo/tejemos/teje un/una tapiz/red de (solidaridad/confianza/apoyo/afectos/emociones/historias/sueños/@big)
        rico/vibrante tapiz de
        testimonio de/del @det? (esfuerzo/compromiso/trabajo/dedicación/talento/pasión/equipo/poder/perseverancia/resiliencia/fuerza)
        fiel reflejo de/del
        faro de (esperanza/luz/innovación/inspiración)
        piedra angular ~ cantero/arco/capilla/muro/bóveda/sillar/sillares/grúa/andamio
        punta de lanza ~ museo/hierro/bronce/yacimiento
        motor de/del (cambio/crecimiento/innovación/transformación/desarrollo/éxito)
        palanca de (crecimiento/cambio/transformación)
        cambia/cambiar/cambiando/cambió/cambian/cambiará las reglas del? juego
        cambio de juego
        game changer/changers
        gamechanger
        punto de inflexión
        salto cuántico
        cambio de paradigma
        tormenta perfecta ~ nudos/viento/previsión/puerto
        elefante en la habitación ~ zoo/trompa/cuidador/cuidadora
        la punta del iceberg ~ hielo/glaciar/barco
        montaña rusa de emociones
        montaña rusa emocional
        donde ocurre/sucede/pasa la magia
        la magia ocurre/sucede/sucedió/está
        ahí es donde ocurre/sucede
        arma secreta
        salsa secreta
        receta/fórmula secreta/mágica
        receta del éxito
        fórmula del éxito
        la? clave/llave/secreto/camino/pilar del éxito
        la clave está en
        el secreto está en
        superpoder (!de)
        superpoderes
        abanico de posibilidades
        sinfín/infinidad/mar/universo/mundo de posibilidades/oportunidades
        caja de pandora
        granito de arena
        oro puro $
        viaje apasionante/emocionante/transformador/increíble/inolvidable/emprendedor/profesional/maravilloso
        apasionante/emocionante/increíble/maravilloso viaje
        (!en) este/nuestro/mi viaje $
        este/nuestro/mi/tu/su viaje como/hacia/de/profesional/emprendedor (!vuelta/ida/negocios/trabajo)
        viaje de (autodescubrimiento/transformación/crecimiento/aprendizaje)
        parte de este/nuestro viaje/camino
        en este camino $
        camino lleno de
        gracias por ser/formar parte
        nueva etapa $
        nueva/nuevo etapa/capítulo/aventura profesional
        comienzo/empiezo/inicio/emprendo una? nueva etapa/aventura/andadura/viaje
        cierro/cerramos un ciclo/capítulo/etapa
        nuevos retos`,
    },
    {
      rule: 'slop-word',
      weight: 1,
      reason: 'A label anyone can stick on anything. Show what earns it.',
      lines: `
        cambio de mentalidad
        mentalidad abierta/positiva/digital
        visión 360
        enfoque 360
        centrado/centrada/centrados en las? personas/persona/cliente
        experiencia transformadora/inmersiva/memorable/inolvidable
        resultados extraordinarios/excepcionales/increíbles/exponenciales/reales
        crecimiento exponencial/imparable
        imparable/imparables
        a la velocidad de la luz
        éxito rotundo
        rotundo éxito
        pasión y (dedicación/compromiso/propósito/entrega/esfuerzo)
        con pasión
        esfuerzo y dedicación/pasión/constancia/sacrificio
        trabajo y dedicación/pasión/constancia/sacrificio
        trabajo en equipo es
        compromiso inquebrantable/firme/absoluto
        inquebrantable/inquebrantables
        incansable/incansables trabajo/esfuerzo/labor/dedicación
        innegable/indudable/indiscutible
        imprescindible en tu/su/la/toda
        profesional/profesionales del mañana/futuro
        líder/líderes del mañana/futuro
        transformación profunda/cultural/integral
        de vanguardia
        a la vanguardia
        vanguardista/vanguardistas
        de última generación
        disruptivo/disruptiva/disruptivos/disruptivas/disrupción/disruptor/disruptores
        innovador/innovadora/innovadores/innovadoras solución/soluciones/enfoque/propuesta
        solución/soluciones innovadora/innovadoras/integral/integrales/disruptiva/disruptivas
        sinergia/sinergias
        holístico/holística/holísticos/holísticas
        enfoque integral/integrador/holístico
        mindset
        growth mindset
        mentalidad ganadora/de crecimiento
        mentalidad de crecimiento
        en constante/continua/permanente evolución/cambio/transformación/crecimiento/movimiento
        en un mundo/entorno/mercado tan? cambiante/competitivo/globalizado/acelerado/volátil
        entorno/mundo/mercado cambiante/volátil/vertiginoso/hipercompetitivo
        ritmo vertiginoso
        vertiginoso/vertiginosa
        sin precedentes
        sin igual $
        poder/experiencia/viaje/impacto/liderazgo/líder/líderes/cambio/cambios/aprendizaje/educación/fuerza/visión/innovación/alianza/proceso/potencial/energía transformador/transformadora/transformadores/transformadoras
        verdaderamente/profundamente/realmente transformador/transformadora/transformadores/transformadoras
        inspirador/inspiradora/inspiradores/inspiradoras
        enriquecedor/enriquecedora/enriquecedores/enriquecedoras
        papel/rol fundamental/crucial/clave/esencial/vital/determinante en
        juega/juegan/jugar/desempeña/desempeñan un papel/rol fundamental/crucial/clave/esencial/vital/importante/central/protagonista
        multifacético/multifacética
        resiliente/resilientes
        valor añadido/agregado
        aprendizajes/lecciones valiosos/valiosas/invaluables
        valiosos/valiosas/invaluables aprendizajes/lecciones/enseñanzas
        apasionado/apasionada/apasionados/apasionadas por/del
        mi pasión por
        motivado/motivados por la pasión
        proactivo/proactiva/proactivos/proactivas
        equipazo
        dream team
        equipo de? ensueño
        increíble/maravilloso/fantástico/extraordinario/gran equipo humano
        equipo humano
        increíble/maravilloso/fantástico/extraordinario equipo
        equipo increíble/maravilloso/espectacular/extraordinario
        win win
        ganar ganar
        salir/salí/sal/salimos/saliendo/salgo/sales/sale/salgas/salgamos/romper/abandonar/dejar/fuera/lejos/límites de? @own? zona de confort
        tu/su/nuestra zona de confort
        quedarse/quedarte/quedarnos/quedas en @own? zona de confort
        pensar/piensa/pensamos out of the box
        out of the box
        líder/líderes inspirador/inspiradores/transformador/transformadores
        liderazgo inspirador/transformador/consciente/auténtico/humano/transformacional
        marca la pauta
        experiencia única/inolvidable/inigualable
        única e irrepetible
        alto rendimiento/impacto $
        impacto positivo/real/significativo/duradero
        generar/generando/genera/crear/creando impacto $
        con propósito $
        capital humano
        poner a las personas en el centro
        las? personas en/al el? centro
        poner/ponemos/pone/poniendo el foco en
        hoja de ruta hacia`,
    },
    {
      rule: 'cliche',
      weight: 1.5,
      reason: 'A stock opening. Start with what happened or what you think.',
      lines: `
        en un mundo donde/que/tan/en/hiperconectado/globalizado/cambiante
        en los tiempos que corren
        vivimos en un mundo/una/tiempos
        vivimos tiempos
        ^ qué orgullo/alegría/ilusión/emoción/honor/privilegio (formar/ser/ver/poder/compartir/pertenecer)
        ^ voy a decir algo
        ^ lo voy a decir claro/alto/sin
        ^ voy a decirlo claro/alto/sin
        ^ lo diré claro/alto/sin
        ^ te/os voy a decir/confesar/contar algo/una
        ^ te/os cuento un/mi secreto
        ^ os/te dejo una/esta/con reflexión/una
        ^ te/os lanzo/traigo una/esta reflexión/pregunta
        ^ una reflexión $
        ^ no te/os/les voy a mentir
        ^ no nos engañemos/engañéis
        ^ no nos vamos a engañar
        ^ seré sincero/honesto/sincera/honesta/claro/breve/directo , ${said} > ${said}
        ^ seré sincero/honesto/sincera/honesta/claro/breve/directo $
        ^ quizá/quizás/tal/puede/probablemente ** no guste/gustar/gustará/popular/incómodo
        ^ esto no te/os va a gustar
        ^ hoy cierro/cerramos/empieza/comienza/empiezo
        ^ hoy cumplo/celebro/celebramos ** y/con (orgullo/gratitud/ilusión/emoción)
        ^ hace unos/un/x/algunos/muchos años/año , nadie/jamás/nunca/soñaba/no (había/imaginaba/pensé)
        ^ a todos nos ha/han pasado
        ^ si estás leyendo esto
        ^ si me hubieran/hubieras dicho
        ^ érase una vez
        ^ en el mundo actual , ${said} > ${said}
        ^ en el? mundo actual/moderno/digital/empresarial/laboral/globalizado de? hoy?
        ^ en el mundo actual/moderno/digital/laboral/empresarial
        ^ en el mundo de hoy , ${said} > ${said}
        ^ en el mundo de hoy
        ^ en el mundo de los negocios de? hoy/actual
        ^ en el vertiginoso/acelerado/competitivo/cambiante/dinámico mundo
        ^ en el mundo vertiginoso/acelerado/competitivo/cambiante/dinámico
        ^ en el competitivo/cambiante/dinámico entorno/mercado/panorama
        ^ en el entorno/panorama/mercado/contexto actual/digital/empresarial/laboral
        ^ en un mundo cada vez más
        ^ en un mundo donde/que/en/lleno
        ^ en un entorno/mercado/contexto cada vez más
        ^ en un entorno/mercado/contexto tan/donde
        ^ en la era digital/actual , ${said} > ${said}
        ^ en la era digital/actual/moderna
        ^ en la era de/del (información/ia/inteligencia/la/cambio)
        ^ en plena era
        ^ en una época/era donde/en/de/marcada
        ^ en tiempos de (cambio/incertidumbre/crisis/ia)
        ^ hoy en día , @det (mundo/empresas/éxito/personas/tecnología/marca/sociedad/clientes/innovación)
        ^ hoy en día más que nunca
        hoy más que nunca
        ahora más que nunca
        ^ estamos/estoy/me? siento? @very? @happy de/por @tell que?
        ^ @very? @happy de/por @tell que?
        me complace @tell que?
        me alegra @tell que?
        me emociona @tell que?
        me enorgullece @tell que?
        me hace mucha? ilusión @tell que?
        nos complace/enorgullece/alegra @tell que?
        tengo/tenemos el placer/honor/gusto de @tell que?
        es un honor/placer/orgullo/privilegio para mí/nosotros
        es un honor/placer/privilegio @tell/formar/anunciar
        ^ con mucha/gran/enorme/inmensa ilusión/alegría/emoción/orgullo/satisfacción
        ^ con mucho/gran/enorme/inmenso orgullo/placer/entusiasmo
        con el corazón lleno
        ^ hoy quiero @tell/hablaros/hablarles/hablarte/reflexionar
        ^ quiero aprovechar este espacio/momento
        ^ quiero tomarme un momento
        ^ hoy me animo/animé a
        ^ déjame contarte/contaros/decirte/explicarte
        ^ déjenme contarles/decirles
        ^ te/os voy a contar (algo/una/un/lo/cómo/por)
        ^ te/os/les cuento $
        ^ hilo $
        ^ abro hilo
        ^ seamos honestos/sinceros/claros/realistas , ${said} > ${said}
        ^ seamos honestos/sinceros/claros/realistas $
        ^ siendo honestos/honesto/honesta/sincero/sincera/sinceros $
        ^ hablemos claro , ${said} > ${said}
        ^ hablemos claro $
        ^ hablemos de
        ^ tenemos que hablar de/sobre
        ^ voy a ser sincero/honesto/sincera/honesta/claro/directo , ${said} > ${said}
        ^ voy a ser sincero/honesto/sincera/honesta/claro/directo $
        ^ confesión $
        ^ confieso $
        ^ opinión impopular $
        ^ reflexión del? día/lunes/domingo/viernes
        ^ reflexión $
        ^ feliz lunes/viernes/martes/miércoles/jueves
        ^ imagina un mundo
        ^ imagina esto $
        ^ imagínate esto $
        ^ atención $
        ^ noticia bomba
        no es ningún? secreto que
        no es ninguna novedad que
        como todos sabemos
        sobra decir que
        ni que decir tiene que
        huelga decir que
        como bien/ya? sabéis/sabes/saben $
        ^ sin más preámbulos/dilación , empezamos/empecemos/comenzamos/vamos/aquí > empezamos/empecemos/comenzamos/vamos/aquí
        sin más preámbulos
        sin más dilación`,
    },
    {
      rule: 'cliche',
      weight: 1.5,
      reason: 'A drumroll before the point. Make the point.',
      lines: `
        y de repente/pronto lo/todo/me entendí/comprendí/cambió/di
        ^ de repente , todo
        deja/dejad/dejemos que eso/esto/esta se/cale/frase asiente/asimile/repose
        aquí está la cuestión/cosa/diferencia/realidad
        ^ la cuestión es esta/simple/otra
        ^ y la mejor parte
        ^ pero hay más $
        ^ pero hay un problema $
        ^ pero espera $
        ^ y eso no es todo
        ^ lo más curioso/fuerte/triste/irónico/bonito $
        ^ así , sin más
        ^ lo repito , ${said} > ${said}
        ^ lo repito $
        ^ sí , has leído/leíste bien
        has leído bien $
        lo que pasó/ocurrió/sucedió/vino después
        no vas a creer
        lo cambió/cambiaría todo
        mi vida cambió
        nunca volví a ser
        nos mintieron
        nos han mentido
        te han mentido
        ^ y? aquí viene lo mejor/bueno/interesante/importante/curioso/difícil/duro
        ^ y? aquí está lo mejor/bueno/interesante/importante/clave/secreto/truco
        aquí está la clave/verdad/trampa/cuestión/diferencia
        ^ y? ahora viene lo mejor/bueno/interesante
        ^ y lo mejor $
        ^ y lo mejor de todo
        ^ spoiler alert? $
        ^ alerta de? spoiler $
        ^ ojo con esto
        ^ y? adivina qué/que
        ^ y? sabes qué/que $
        ^ y sabéis qué $
        ^ la verdad incómoda
        la/una verdad/realidad incómoda/dura/cruda $
        la/una verdad/realidad incómoda/dura/cruda es/que/sobre
        la cruda/dura/triste verdad/realidad
        ^ la verdad es esta $
        nadie te lo? dice/cuenta/explica/dijo/contó/enseña/advierte/prepara
        nadie te habla de
        nadie habla de
        nadie nos enseña/enseñó/prepara/preparó/cuenta/dice
        de esto no se habla
        no se habla lo suficiente
        se habla poco de
        lo que nadie te/nos cuenta/dice/explica/enseña
        ^ léelo otra vez $
        ^ lee esto dos veces
        ^ lee eso otra vez $
        ^ vuelve a leerlo $
        ^ vuelve a leer eso
        ^ piénsalo , ${said} > ${said}
        ^ piénsalo $
        ^ piénsalo bien/un $
        ^ piénsalo un momento/segundo $
        ^ déjalo reposar
        ^ deja que eso/esto cale/repose/penetre
        ^ que se te quede/grabe
        ^ quédate con esto
        ^ grábatelo/grábate
        ^ repito , ${said} > ${said}
        ^ repito $
        ^ punto $
        ^ y punto $
        ^ punto y final $
        ^ punto final .
        ^ así de simple/sencillo/claro/fácil $
        ^ ahí lo dejo $
        y entonces todo cambió
        todo cambió $
        eso/esto lo cambió/cambia todo
        lo cambió/cambia todo
        me cambió la vida
        te va a cambiar/cambiará la vida
        cambió mi vida/carrera para siempre
        nada volvió a ser
        el resto es historia
        ^ poca broma $
        ^ plot twist $
        ^ giro inesperado $
        y ahí lo entendí
        y ahí entendí/comprendí/descubrí que
        ahí me di cuenta
        fue entonces cuando (entendí/comprendí/descubrí/me/todo)
        ^ no te engañes , ${said} > ${said}
        ^ no te engañes $
        ^ que no te engañen $
        ^ créeme , ${said} > ${said}
        ^ créeme $
        ^ hazme caso , ${said} > ${said}
        ^ hazme caso $
        ^ recuerda $
        ^ recuérdalo $`,
    },
    {
      rule: 'tidy-moral',
      weight: 1.5,
      reason: 'A moral tied on with a bow. The story says it already; end on the last fact.',
      lines: `
        verdadera/auténtica/pura magia/fuerza/belleza/clave/esencia/riqueza del/de/está
        esa es la magia/clave/fuerza/belleza/verdadera
        el futuro es de quienes/los/aquellos
        lo es todo
        ^ y así aprendí
        ahí está/reside la magia/diferencia/clave
        la magia está en
        nunca subestimes
        no subestimes el/la/nunca
        nunca hay que subestimar
        lo que no te mata
        el tiempo pone
        la suma de pequeños/las/pequeñas
        el todo es más
        una vez más , se demuestra
        queda/quedó demostrado que
        ^ la? moraleja $
        ^ la? moraleja es/de
        ^ la? lección aprendida? $
        ^ lecciones aprendidas $
        ^ mi/la/el gran/mayor/principal/verdadera aprendizaje/lección $
        ^ la/mi lección es
        ^ mi/el aprendizaje $
        ^ conclusión $
        ^ mi conclusión $
        ^ al final del día , lo/todo/las/la/los/somos/nadie/cada/es/son/importa/cuenta/somos
        al final del día (lo/somos/todo/importa/cuenta/las/se)
        ^ en definitiva , ${summed} > ${summed}
        en definitiva
        ^ en resumen , ${summed} > ${summed}
        ^ en resumen
        ^ en conclusión , ${summed} > ${summed}
        ^ en conclusión
        ^ en pocas palabras
        ^ en resumidas cuentas , ${summed} > ${summed}
        ^ en resumidas cuentas
        ^ para concluir
        ^ por último , pero no menos
        ^ y eso , (amigos/señores)
        y eso marca la diferencia
        y eso lo es todo
        y eso es lo que importa/cuenta .
        y eso es lo que (marca/hace/realmente/verdaderamente)
        y eso es lo que de verdad
        eso es lo que realmente/verdaderamente/de importa/cuenta/marca/verdad
        de eso se trata
        de eso va el/la (liderazgo/vida/éxito/trabajo/cultura)
        eso es el? liderazgo/éxito/equipo/cultura/resiliencia $
        en eso consiste el/la
        las cosas buenas
        todo pasa por algo
        todo llega $
        nunca es tarde para
        poco a poco se
        la vida es (demasiado/corta/un/una)
        lo esencial es invisible
        menos es más $`,
    },
    {
      rule: 'generic-optimism',
      weight: 1.5,
      reason: 'Cheer that fits any post. Say what you look forward to and why.',
      lines: `
        el único límite eres/es/está
        tu único límite
        no hay nada imposible
        todo llega .
        todo se puede .
        con/y esfuerzo , todo
        podemos/podremos/puedes/puede lograr/conseguir/alcanzar grandes/cualquier/todo/lo
        grandes cosas están/vienen/nos
        lleno/llena/llenos/llenas de retos/ilusión/oportunidades/aprendizajes/éxitos/emociones/energía
        con la misma/más/toda ilusión/ganas/energía
        vienen cosas grandes/buenas/muy
        se vienen cosas
        se viene algo
        nos vemos en la cima
        a seguir creciendo/aprendiendo/sumando/construyendo/soñando
        seguir creciendo/sumando juntos
        gracias a todos los que hacen/hacéis
        gracias a todas las personas que hacen/hacéis
        gracias por creer/confiar
        gracias por tanto
        gracias a la vida
        un equipo de diez
        de la mano $
        el mejor equipo del
        orgullo de equipo/pertenencia
        el cielo es el límite
        el límite es el cielo
        no hay límites $
        los límites los pones tú
        todo es posible
        nada es imposible
        lo mejor está por venir/llegar
        el futuro es brillante/prometedor/hoy/ahora/nuestro/tuyo
        el futuro pertenece a
        el futuro ya está aquí
        querer es poder
        si quieres , puedes
        cree/creer/creed en ti/vosotros/uno
        sueña en grande
        nunca dejes de (soñar/aprender/creer/crecer/creer/intentarlo/luchar)
        nunca te rindas
        no te rindas
        los sueños se? hacen/cumplen
        los sueños sí? se
        persigue/sigue tus sueños
        juntos somos más/mejores/invencibles
        juntos llegamos/llegaremos/podemos/lograremos/vamos/hacemos/construimos (más/lejos/todo/grandes/un/cosas/cualquier)
        juntos , podemos/llegaremos/somos
        la unión hace
        seguimos sumando/creciendo/avanzando/adelante/aprendiendo/construyendo $
        seguimos sumando/creciendo/avanzando , y? sumando/creciendo/avanzando/aprendiendo
        vamos a por más
        vamos con todo
        a por todas
        a por más $
        a por ello $
        esto es solo/sólo el principio/comienzo
        esto no ha hecho más que empezar
        esto acaba de empezar
        el esfuerzo siempre? tiene/da su/sus recompensa/frutos
        el trabajo duro
        trabajo duro siempre? da/tiene/paga
        todo esfuerzo tiene
        el éxito no llega solo/sólo
        el éxito está en tus
        con ilusión y (ganas/trabajo/esfuerzo)
        gracias infinitas
        infinitas gracias
        inmensamente/profundamente/eternamente agradecido/agradecida/agradecidos
        agradecido/agradecida por esta/la/cada oportunidad
        un mundo mejor
        construir un futuro mejor
        un futuro mejor
        luz al final del túnel
        sin duda alguna
        sin lugar a dudas
        la constancia es
        el conocimiento es poder
        el contenido es el rey`,
    },
    {
      rule: 'bait',
      weight: 2,
      reason: 'It asks for a reaction instead of giving something. Offer the link, and say what it is.',
      lines: `
        deja/dejad/déjame/déjanos/comparte/compartid/cuéntame/cuéntanos/dime/pon/escribe tu/tus/vuestro/vuestra/el/la/qué/cuál ** en los? comentarios
        dale al? me gusta
        dale al? like
        reacciona/reaccionad con
        si te ha? gusta/gustado/gustó/resonado , dale/comparte/deja/guarda
        te reto a compartir/comentar
        compártelo $
        comparte y (comenta/etiqueta/guarda)
        comenta y (comparte/te/gana)
        seguidme para
        únete a la conversación
        abro debate $
        abrimos debate $
        debate abierto
        te/os/les leo en los? comentarios
        te/os/les leo $
        déjame/déjamelo/déjanos/dejadme/déjenme tu/tus/un/una/vuestra/su/lo * en los? comentarios
        deja/dejad/dejen tu/un/una/vuestro/su me/like/comentario/opinión/corazón/emoji/reacción
        cuéntame/cuéntanos/contadme/cuéntenme en los? comentarios
        cuéntamelo/cuéntanoslo/contádmelo en los? comentarios
        dímelo en los? comentarios
        dale a? like/me/compartir/guardar (!instalar)
        dale like
        da/dad/denle/dadle like
        dadle a? like/me
        comparte si
        comparte este/esta/con post/publicación/alguien/contenido/tu
        compártelo con/si
        reacciona si
        dale al corazón
        (!la/una/esta/esa/su/cada/nueva/mi/de/tu/con) etiqueta a
        etiquetad a
        menciona a alguien/un/una/esa/ese/tu
        sígueme para
        sígueme si
        síguenos para
        guarda este/esta post/publicación/contenido
        guárdalo/guárdate para/este
        estás de acuerdo $
        de acuerdo o no
        quién más $
        quién se apunta
        levanta la mano si
        no te lo vas a creer
        no te lo pierdas
        no creerás
        enlace/link en mi/la bio/biografía
        activa la campanita`,
    },
    {
      rule: 'wordy',
      weight: 0,
      reason: 'A shorter word says the same.',
      lines: `
        con el fin/objetivo/propósito de (!que)
        con el fin de que
        a los efectos de
        debido al hecho de que
        por el hecho de que
        a pesar del hecho de que
        en el caso de que
        ^ en este preciso momento (hay/tenemos/tengo/necesitamos/somos) > ahora
        en este preciso momento
        ^ en el momento actual (hay/tenemos/tengo/necesitamos/somos) > ahora
        en el momento actual
        ^ en la actualidad (hay/tenemos/tengo/necesitamos/somos) > ahora
        en la actualidad
        ^ a día de hoy (hay/tenemos/tengo/necesitamos/somos) > ahora
        a día de hoy
        con anterioridad a
        con posterioridad a
        de manera/forma constante
        (!y/o/ni/sino/pero/que) de manera/forma rápida . > rápido
        de manera/forma rápida
        (!y/o/ni/sino/pero/que) de forma/manera diaria . > cada día
        de forma/manera diaria
        hay/tenemos/recibimos una gran cantidad de personas/ideas/preguntas/opciones/empresas . > hay/tenemos/recibimos muchas personas/ideas/preguntas/opciones/empresas
        hay/tenemos/recibimos una gran cantidad de clientes/errores/pedidos/datos/libros . > hay/tenemos/recibimos muchos clientes/errores/pedidos/datos/libros
        una gran cantidad de
        la gran mayoría de
        (duda/dudas/pregunta/preguntas/información) [en lo que respecta a|en relación con|con respecto a] esto/eso/ello . > sobre esto/eso/ello
        (duda/dudas/pregunta/preguntas/información) [en lo que respecta a|en relación con|con respecto a] la factura/reserva/oferta/propuesta . > sobre la factura/reserva/oferta/propuesta
        en lo que respecta a
        en relación con
        con respecto a
        tiene/tienen la capacidad de aprender/cambiar/mejorar/crecer/decidir/elegir/ayudar . > puede/pueden aprender/cambiar/mejorar/crecer/decidir/elegir/ayudar
        tiene/tienen la capacidad de
        llevar a cabo una/un/la/el encuesta/prueba/reforma/reunión/limpieza/inventario/estudio > hacer una/un/la/el encuesta/prueba/reforma/reunión/limpieza/inventario/estudio
        llevar a cabo
        llevó/llevaron a cabo una/un/la/el encuesta/prueba/reforma/reunión/limpieza/inventario/estudio > hizo/hicieron una/un/la/el encuesta/prueba/reforma/reunión/limpieza/inventario/estudio
        llevó/llevamos/llevaron a cabo
        hacer/hace/hacen uso de la sala/cocina/app/herramienta . > usar/usa/usan la sala/cocina/app/herramienta
        hacer/hace/hacen uso de
        utilizar/utiliza/utilizan/utilizamos/utilizando > usar/usa/usan/usamos/usando
        (a/con/para/por) todos y cada uno de vosotros/nosotros/ellos/ustedes . > todos vosotros/nosotros/ellos/ustedes
        todos y cada uno de
        es importante/necesario/fundamental destacar/mencionar/señalar/recordar/tener que
        cabe destacar/mencionar/señalar/resaltar que
        vale la pena destacar/mencionar que`,
    },
    ...spanishPosts,
    ...spanishCorporate,
  ],
  fits: (previous, former, plainer) => {
    if (/^[yeou]$/.test(previous))
      return /^h?i/.test(former) === /^h?i/.test(plainer) && /^h?o/.test(former) === /^h?o/.test(plainer)
    return true
  },
  figures: [
    ...spanishTurns,
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<no [^.!?\n;:]{1,40}?\<lo que\> [^.!?\n;:]{1,60}?,? sino (?:por |de |en |con |a )?(?:cómo|lo que|quién|por qué)\> ${rest}`,
      ),
    },
    {
      rule: 'from-to-chain',
      pattern: turn(
        String.raw`\<de \p{L}+[aei]r(?:se)?\> [^.,;!?\n]{0,30}?\<a \p{L}+[aei]r(?:se)?\>[^.,;!?\n]{0,30}, (?:y )?de \p{L}+[aei]r(?:se)?\> [^.,;!?\n]{0,30}?\<a \p{L}+`,
      ),
    },
    {
      rule: 'from-to-chain',
      pattern: turn(
        String.raw`\<(?:ya seas|tanto si eres|seas)(?: una?)? [^.!?\n]{2,60}? o (?:una?|si|como|un gran|una gran)?[^.!?\n,]{2,40}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<(?:no|nunca) (?:se trat\p{L}+|va|iba|es cuestión)(?: ${only})? de(?:l| [^.!?\n;:—–]| )[^.!?\n;:—–]{1,80}?(?:,? sino(?: más bien)? (?:de|que)|${apart}${yet}(?:se trat\p{L}+|va|iba|es cuestión) de)l?\> ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<nunca (?:se trató|se ha tratado|fue|fueron|es|son|ha sido)(?: solo)?(?: de| del)? ?${side('x', 60)}(?:,? sino|${apart}${yet}(?:se trat\p{L}+|siempre|fue|fueron|es|son|era)(?: de| del)?) ${rest}`,
      ),
    },
    {
      rule: 'from-to-chain',
      big: 2,
      pattern: turn(
        String.raw`\<(?:pasó|pasé|pasamos|pasar|pasaron|pasa|camino) del?(?: la| el)? (?<x>[\p{L}-]+) al?(?: la| el)? (?<y>[\p{L}-]+)`,
      ),
    },
    {
      rule: 'most-people',
      pattern: turn(
        String.raw`\<(?:nos|te|me|os|se nos) (?:dicen|dijeron|han dicho|repiten|cuentan|dice)(?: siempre)? que\>[^\n]{1,140}?[.,;:]\s+(?:pero )?(?:la (?:verdad|realidad)|en realidad|mentira|falso|no es|nada más)`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<no (?:te |me |se |os |nos |le |les |lo |la |los |las )(?<verb>(?!sé\>)\p{L}{2,}) ${side('x', 60)}(?:,? sino(?: que)?|${apart}${yet}(?:te |me |se |os |nos |le |les |lo |la |los |las )\k<verb>) ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<no (?:consiste|significa|implica|quiere decir|está|se basa|depende)(?: ${only})?(?: en| de)? ${side('x')}(?:,? sino(?: en| de| que)?|${apart}${yet}(?:consiste|significa|implica|está|es|se basa|depende)(?: en| de)?) ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<no (?:basta|es suficiente|vale) con ${side('x', 60)}[.,;:]\s+(?:hay que|hace falta|tienes que|se trata|también|necesitas|es necesario)[^.!?\n]{1,60}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`${opening}más que (?:una?|simples?) ${few('x', 3)}, (?<y>(?:\p{L}+ )?(?:una?|es|son|la|el)\> [^.!?\n]{1,60})`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<ya no (?:se trata|es|basta|vale|importa) ${side('x')}(?:,? sino|${apart}(?:ahora|hoy|se trata|es)) ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:liderar|emprender|vender|dirigir|trabajar|innovar|comunicar|crecer|educar|enseñar|descansar|delegar|gestionar|escribir|negociar|triunfar|aprender|fracasar|equivocarse|escuchar) no es ${side('x')}(?:,? sino|[,.;:]\s+es) ${rest}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(String.raw`\<\p{L}{5,} (?:lo es todo|no tiene precio|no se compra|no se improvisa)(?=[.!])`),
    },
    {
      rule: 'most-people',
      pattern: turn(
        String.raw`\<nos (?:han vendido|vendieron|han inculcado|inculcaron|han hecho creer|han repetido|han contado|educaron|han enseñado|enseñaron) (?:que|para|la idea|a)\>[^\n]{1,140}?[.,;:]\s+(?:pero |y )?(?:mentira|falso|error|no es|la (?:verdad|realidad)|en realidad|y no|nada|hoy)`,
      ),
    },
    {
      rule: 'generic-optimism',
      pattern: turn(
        String.raw`\<con (?:esfuerzo|pasión|trabajo|ilusión|constancia|actitud|ganas)(?: y (?:\p{L}+))?,? (?:todo|nada|cualquier|se puede|podemos)\>[^.!?\n]{0,40}`,
      ),
    },
    { rule: 'bait', pattern: turn(String.raw`\<(?:reacciona|reaccionad) (?:con|si)\>[^.!?\n]{0,40}`) },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<no (?:se trata|va|es cuestión|es una cuestión|se trataba|depende)(?: ${only})? de ${side('x')}(?:,? sino(?: más bien)?(?: de| que)?|${apart}${yet}(?:se trata|va|es cuestión|es|trata|depende)(?: de)?)\> ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<no (?:es|son|eres|somos)(?: ${only})? (?<same>un|una|unos|unas|el|la|lo|los|las|tu|cuánto|qué|quién|cómo|cuestión|tener|ser|hacer|por)\> ${side('x')}(?:, sino|${apart}${yet}(?:es|son|eres|somos))(?: que)? (?:(?:\k<same>|una?|la|el|cómo|qué)\> )?${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<no (?:es|son|eres|somos) ${few('x', 3)}${apart}${yet}(?:es|son|eres|somos) (?=(?:una?|unos|unas|\p{L}+[aei]r(?:se)?)\>)${few('y', 4)}${close}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<no (?:es|son|eres|somos) ${few('x', 3)}${apart}${yet}(?:es|son|eres|somos) (?!(?:una?|unos|unas|\p{L}+[aei]r(?:se)?)\>)${few('y', 4)}${close}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(String.raw`\<no ${be} ${side('x')}(?:,? sino(?: que)?|${apart}${yet}${be}) ${rest}`),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(String.raw`\<no ${side('x', 60)},? sino(?: también| que)? ${rest}`),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(String.raw`\<no ${only} ${side('x', 60)},? (?:sino|también) ${rest}`),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<no (?:te |me |se |os |nos |le |les )?(?<verb>(?!es\>|sé\>|hay\>|está|creo)\p{L}{3,}) ${side('x', 60)}${apart}${yet}(?:te |me |se |os |nos |le |les )?\k<verb> ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:clientes|gente|personas|líderes|equipos|empresas|usuarios|jefes|marcas|consumidores|profesionales)(?: \p{L}+)? no \p{L}+ ${few('x', 6)}${apart}${yet}(?!no\>)${few('y', 8)}${close}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(String.raw`${opening}no porque ${side('x')}[.,;]? ?\s*sino porque ${rest}`),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(String.raw`\<menos ${few('x', 3)}(?:[.,;]| y)\s+más ${few('y', 3)}${close}`),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`${opening}(?:deja|dejad|dejemos|dejen) de \p{L}+r(?:te|se|nos)?\>[^.!?\n]{0,60}[.,;!]? (?:y )?(?:empieza|empezad|empecemos|comienza|ponte|empiecen) a \p{L}+r[^.!?\n]{0,40}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`${opening}no (?<same>una?|más|por|para|con|en|desde) ${few('x', 4)}\.\s+(?:sino )?\k<same> ${few('y', 5)}${close}`,
      ),
      exceptFacts: true,
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<(?:la ia|la inteligencia artificial|un robot|la tecnología|chatgpt) no (?:te |nos |os |va a |te va a |nos va a )?(?:quitará|reemplazará|sustituirá|quitar|reemplazar|sustituir|quita|reemplaza|sustituye)[^!?\n]{0,60}?[.;,] [^.!?\n]{0,80}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(String.raw`(?<=\<(?<y>\p{L}+)), no (?<x>(?:una? |el |la )?[\p{L}-]+)(?=[.!\n]|$)`),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:es|son|fue) (?:mucho )?más que (?:una?|solo|sólo|simplemente) ${few('x', 4)}(?:${close}|: )(?<y>)`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(`${opening}más (?:allá de|que) ${few('x', 4)}, (?:es|se trata|son|hablamos) ${rest}`),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<lo (?:importante|difícil|que importa|que cuenta|esencial|relevante|que marca la diferencia) no (?:es|está en) ${side('x')}(?:,? sino|${apart}${yet}(?:es|está en|lo es)) ${rest}`,
      ),
    },
    {
      rule: 'from-to-chain',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:de|del|desde)(?: (?:el|la|los|las))? (?<x>[\p{L}-]+(?: [\p{L}-]+)?) (?:a|al|hasta)(?: (?:el|la|los|las))? (?<y>[\p{L}-]+(?: [\p{L}-]+)?)(?:,| y|, y|;) (?:de|del|desde)(?: (?:el|la|los|las))? [\p{L}-]+(?: [\p{L}-]+)? (?:a|al|hasta) [\p{L}-]+`,
      ),
    },
    {
      rule: 'from-to-chain',
      big: 2,
      pattern: turn(
        String.raw`\<(?:de|del|desde)(?: (?:el|la))? (?<x>[\p{L}-]+) (?:a|al|hasta)(?: (?:el|la))? (?<y>[\p{L}-]+)${close}`,
      ),
    },
    {
      rule: 'most-people',
      pattern: turn(
        String.raw`\<(?:la mayoría(?: de [\p{L} ]{1,25}?)?|muchos|muchas|mucha gente|todos|todo el mundo|la gente|casi todos|tendemos a|solemos|nos (?:han enseñado|enseñaron|dijeron|han dicho|hicieron creer)|siempre nos)\>[^.!?\n]{0,40}?(?:creen?|piensan?|pensar|creer|dicen?|que|confunden?|asumen?|cree)\>[^\n]{1,160}?(?:\s|\n)(?:pero )?(?:la (?:verdad|realidad)|en realidad|nada más lejos|se equivocan?|error\>|mentira|falso|no es (?:así|cierto|verdad)|lo cierto|es un error|es mentira|spoiler|yo (?:también )?lo creía)`,
      ),
    },
    {
      rule: 'most-people',
      pattern: turn(
        String.raw`\<(?:todos|todo el mundo|la gente) (?:hablan?|quieren?|celebran?|ven?|aplauden?|admiran?)\>[^.!?\n]{1,60}[.,;]\s+(?:pero |y )?(?:nadie|pocos|casi nadie|muy pocos)\>`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`${opening}(?:a veces|porque|recuerda)[,:]? (?:lo más|la mejor|el mejor|los mejores|las mejores|el mayor|la mayor|los pequeños|las pequeñas|hay que|tienes que|no hay mejor|lo mejor)\>[^.!?\n]{1,80}`,
      ),
    },
    {
      rule: 'tidy-moral',
      big: 1,
      pattern: turn(
        String.raw`\<(?:aprendí|aprendimos|entendí|entendimos|comprendí|descubrí|me enseñó|nos enseñó|me di cuenta de|me recordó|nos recordó|nos recuerda|recuerda|demuestra|prueba de|enseña)(?: una vez más)? que (?<x>(?:el |la |los |las )?[\p{L}-]+(?: [\p{L}-]+)?) (?:no )?(?:se |siempre |nunca )?(?:es|son|está|nace|empieza|vence|gana|importa|vale|significa|requiere|lleva|puede|depende|construye|construyen|crece|mueve|abre|todo)\>[^.!?\n]{0,60}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\<(?:ese día|ahí|entonces|fue cuando|así) (?:es cuando |fue cuando |fue como )?(?:entendí|comprendí|aprendí|descubrí|me di cuenta)\>[^.!?\n]{0,60}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\<(?:eso|esto|así) es lo que (?:realmente |de verdad |verdaderamente )?(?:significa|define|hace|diferencia|distingue)\>[^.!?\n]{0,60}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`${opening}(?:porque )?al final(?:,? [^.!?\n]{0,50}\<(?:importa|todos somos|se trata|lo que queda|lo que cuenta)|, (?:todo es|todos|siempre|nunca|son las personas|las personas|la gente|gana quien|lo único))\>[^.!?\n]{0,40}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\<(?:pequeñ[oa]s?) (?:pasos?|gestos?|cambios?|acciones|detalles?|hábitos?|logros)\>[^.!?\n]{0,40}\<(?:grandes?|enormes?|montañas|todo|diferencia)\>`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\<(?:el|la|los) (?:verdader[oa]s?|auténtic[oa]s?|buen(?:os)?|gran(?:des)?) (?:liderazgo|líder|líderes|éxito|crecimiento|innovación|riqueza|cambio|fuerza|cultura|progreso|valor|talento|equipo|reto|diferencia)\> (?:no )?(?:se |está|es|son|nace|empieza|consiste|viene|significa|radica|escucha|sabe|inspira)`,
      ),
    },
    {
      rule: 'tidy-moral',
      exceptFacts: true,
      pattern: turn(
        String.raw`${opening}(?:porque )?(?:el |la )?(?:confianza|constancia|disciplina|empatía|amabilidad|éxito|liderazgo|crecimiento|fracaso|valentía|paciencia|autenticidad|cultura|gratitud|resiliencia|integridad|respeto|curiosidad|vulnerabilidad|innovación|creatividad|colaboración|pasión|perseverancia|humildad|honestidad|actitud|talento|motivación) (?:no )?(?:siempre |nunca |solo |se )?(?:es|son|gana|vence|abre|construye|crea|genera|empieza|nace|mueve|inspira|demuestra|gana|contagia|mide|cultiva|supera|marca|lleva|depende|está|trata|llega|consiste)\>[^.!?\n]{0,60}`,
      ),
    },
    {
      rule: 'generic-optimism',
      pattern: turn(
        String.raw`\<(?:cada|todo|detrás de cada) (?:caída|error|reto|desafío|fracaso|obstáculo|crisis|problema|tropiezo|rechazo|dificultad|final|día|paso|no)\>[^.!?\n]{0,20} (?:es|trae|esconde|enseña|puede ser|hay|nos acerca|te acerca|cuenta)(?: siempre)?(?: una?| nuev[oa]| la| el)*\>[^.!?\n]{0,40}\<(?:oportunidad|oportunidades|lección|aprendizaje|aprender|comienzo|regalo|crecer|impulso|meta|sí|éxito|cuenta|enseñanza)\>`,
      ),
    },
    {
      rule: 'generic-optimism',
      pattern: turn(
        String.raw`\<(?:no puedo esperar|con (?:muchas )?ganas|deseando|emocionad[oa]s?|ilusionad[oa]s?|a ver|listos) (?:a ver |de ver |por |para |de |con |por ver )?(?:todo )?lo que (?:viene|está por venir|nos espera|vendrá|nos depara)`,
      ),
    },
    {
      rule: 'bait',
      pattern: turn(
        String.raw`\<(?:comenta|comentad|comenten|escribe|escribid|escriban|pon|poned|pongan|deja|dejad|responde|responded|teclea|mándame|envíame|manda)(?: aquí| abajo| en comentarios| la palabra| un| una| con)* ?\p{Extended_Pictographic}`,
      ),
    },
    {
      rule: 'bait',
      pattern:
        /(?<!\p{L})(?:[Cc]omenta|[Cc]omentad|[Cc]omenten|[Ee]scribe|[Ee]scribid|[Ee]scriban|[Ee]scríbeme|[Pp]on|[Pp]oned|[Dd]eja|[Dd]ejad|[Dd]éjame|[Rr]esponde|[Tt]eclea|[Mm]ándame|[Ee]nvíame|[Mm]anda)(?: aquí| abajo)?(?: por| en)?(?: privado| MD| DM| comentarios| los comentarios)?(?: la palabra| un| una| con| solo)* (?:(?!(?:IA|CEO|RRHH|IVA|UE|PDF|SQL|API|CSV|NIF|CIF|DNI)(?!\p{L}))\p{Lu}{2,}(?!\p{L})|["“'‘«]\p{L}+["”'’»])/gu,
    },
    {
      rule: 'bait',
      pattern: turn(
        String.raw`\<(?:comenta|comentad|escribe|escribid|pon|deja|responde)(?: la palabra)? ["“'‘«]?\p{L}{2,14}["”'’»]? (?:en (?:los )?comentarios|abajo|aquí abajo|y te (?:lo|la|los|las)?\s?(?:envío|mando|paso|comparto))`,
      ),
    },
    {
      rule: 'bait',
      pattern: turn(
        String.raw`\<(?:comenta|comentad|comenten|pon|poned|pongan|escribe|escribid|escriban|deja|dejad|responde|di|teclea)\>[^.!?\n]{1,50}? y (?:te|os|les) (?:lo|la|los|las) (?:envío|enviamos|mando|mandamos|paso|hago llegar)\>`,
      ),
    },
  ],
  virtues: `dinámico dinámica dinámicos dinámicas versátil versátiles resolutivo resolutiva resolutivos proactivo proactiva polivalente positivo positiva coherente coherentes coherencia memorable memorables relevante rigor cercanía entrega ilusión superación felices feliz productivo productivos productivas felicidad orgullo pasiones bondad
 acompañar innovadoras creativos resiliencia emociones equidad sostenibilidad solidaridad optimismo serenidad confianza crecimiento innovación creatividad visión misión propósito pasión disciplina constancia claridad foco enfoque valentía
    coraje empatía amabilidad compasión honestidad integridad autenticidad transparencia resiliencia paciencia perseverancia
    dedicación compromiso motivación inspiración ambición conexión conexiones comunidad colaboración comunicación pertenencia
    diversidad inclusión respeto lealtad impacto influencia transformación progreso excelencia agilidad equilibrio libertad felicidad
    alegría plenitud gratitud humildad sabiduría aprendizaje curiosidad oportunidad oportunidades posibilidades legado sueños potencial
    vulnerabilidad intención energía presencia sentido ilusión amor esperanza fe determinación garra voluntad mentalidad liderazgo
    éxito valores adaptabilidad generosidad sencillez flexibilidad imaginación talento esfuerzo sacrificio entusiasmo actitud cercanía
    humano humana humanos auténtico auténtica auténticos genuino genuina inspirador inspiradora resiliente resilientes ágil ágiles
    valiente valientes honesto honesta sincero sincera apasionado apasionada innovador innovadora innovadores creativo creativa
    poderoso poderosa transparente transparentes comprometido comprometida conectado conectada cercano cercana empático empática
    inspirar inspira inspiran motivar motiva motivan empoderar innovar innova transformar transforma crecer crece crecen aprender
    aprende aprenden adaptarse conectar conecta liderar lidera soñar creer creemos lograr escuchar emprender evolucionar evoluciona`,
  abstract: `aprendizajes derrota derrotas victoria victorias éxitos problemas descanso recuerdos hogares currículums actitudes ansiedad estrés abrazos crisis postureo palabrería prisas apariencias apariencia filtros drama discurso vanidad agotamiento burnout cansancio silencio lujo reuniones conversaciones idea prioridades prioridad miedos acción duda dudas idea camino propósitos profesional profesionales mañana experiencia experiencias puestos puesto producto motivo
 excusa rutina zona cima cambiar límite límites normas reglas empleado empleador títulos mérito fracaso fracasos líder líderes jefe jefes gestión cultura estrategia capacidades suerte valor cambio cambios perfección calidad
    cantidad velocidad eficiencia productividad rendimiento conocimiento reto retos desafío desafíos obstáculo obstáculos miedo miedos
    duda dudas incertidumbre caos complejidad viaje destino maratón sprint historia historias marca reputación identidad meta metas
    futuro poder control estatus título títulos cargo cargos ego riqueza ruido magia arte ciencia hábito hábitos elección elecciones
    decisión decisiones privilegio debilidad debilidades fortaleza fortalezas atención relación relaciones solución soluciones síntoma
    lección lecciones regalo arma superpoder movimiento revolución emoción emociones sentimiento sentimientos ideas inversión gasto
    coste costo competencia ventaja activo tecnología automatización seguidores likes vanidad métricas gente personas persona humanidad
    hambre resultados actividad teoría acción acciones equipo equipos herramientas algoritmo algoritmos datos credenciales experiencia
    carácter creencia creencias perspectiva mediocridad comodidad abundancia escasez supervivencia estabilidad seguridad conversación
    conversaciones diálogo lucha dolor tropiezo confusión orden distracción estancamiento posibilidad simple claro clara estratégico
    sostenible eficaz eficiente perfecto perfecta ocupado productivo visible valioso relevante feedback vocación trabajo empleo carrera
    familia promesa promesas respuestas preguntas excusas dinero beneficio empleados clientes usuarios soledad escucha palabras
    función requisito obligación lujo premio castigo camino horas presencialidad tiempo productos servicios tranquilidad vida`,
  concrete: `dos tres cuatro cinco seis siete ocho nueve diez once doce cuñado cuñada hermano hermana padre madre hijo hija
 tornillo enchufe lámpara gestoría aduanas miel queso lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre
    noviembre diciembre hoy mañana ayer mediodía medianoche tarde noche semana mes año trimestre planta sala oficina edificio almacén
    cocina mesa impresora cable servidor router portátil móvil pantalla botón puerta ventana furgoneta camión coche tren metro tranvía
    autobús avión barco estación calle carretera factura facturas recibo contrato archivo carpeta hoja formulario borrador versión copia
    página correo carta billete pedido paquete envío caja estante máquina bomba válvula motor batería sensor base tabla columna índice
    prueba error rama parche aplicación contraseña reunión comida café pan leche agua aceite acero madera papel vidrio plástico euro euros
    dólar céntimo impuesto impuestos alquiler nómina sueldo banco fábrica tienda hotel hospital escuela abogado abogada contable
    fontanero electricista conductor enfermera médico médica paciente inquilino casero proveedor mensajero aduana norte sur oeste
    arriba abajo rojo azul verde amarillo blanco negro roto rota abierto abierta cerrado cerrada vacío lleno plazo
    cita festivo turno dirección calendario tejado sótano garaje jardín tóner fuga tubería fuente bici bicicleta freno rueda
    harina mantequilla sal huevos tomate azúcar manual destornillador`,
  and: 'y e o u ni',
  repeated: 'más menos sin cada mejor mejores nuestro nuestra nuestros tu ni hay no mismo misma cuando aprender cero',
  repeatedBig: 'con por para en cuando',
  asksReader:
    /(?:^|¿)(?:y )?(?:si |qué pasaría)|(?<!\p{L})(?:tú|te|ti|tus?|contigo|usted|ustedes|vosotr[oa]s|os|vuestr[oa]s?|cuál|cuáles|alguien|algun[oa] de|has|habéis|hab[ií]as|haces|hacéis|harías|haríais|crees|creéis|piensas|pensáis|usas|usáis|tienes|tenéis|prefieres|preferís|eliges|elegirías|cambiarías|añadirías|quitarías|sueles|soléis|puedes|podéis|podrías|vives|lleváis|llevas|conoces|conocéis|recuerdas|opinas|opináis|opinan|quitas|empezarías|dirías|dejarías|gestionas|gestionáis|trabajas|trabajáis|pagas|cobras|cobráis|quién (?:de|ha|más)|quiénes|qué \p{L}+(?:aste|iste|asteis|isteis|arías|erías|irías)|\p{L}{2,}(?:aste|iste|asteis|isteis|áis|éis)|(?<!-)[\p{L}-]+, [\p{L} -]+ o [\p{L}-]+)(?!\p{L})/iu,
  teases:
    /^[^¿]{0,25}¿(?:y |pero )?(?:lo (?:mejor|peor|más|importante|bueno|malo|curioso|difícil)|(?:el|la|los|las|lo (?:mejor|peor|más|que)|mi|tu|su|nuestr[oa]|un|una)(?: (?!que )\p{L}+){1,4}|(?:y )?(?:por qué|para qué|cómo|y entonces|entonces|qué (?:pasó|cambió|ha cambiado|ocurrió|sucedió|aprendí|aprendimos|he aprendido|significa(?: esto| eso)?)|sabes? (?:qué|por qué)|sabéis (?:qué|por qué)))\?/iu,
  replies:
    /^porque |^(?:sí|no|nada|nadie|todo|ninguno|ninguna|mucho|poco|exacto|exactamente|simple|sencillo|fácil|absolutamente|por supuesto|claro|desde luego|rotundamente|jamás|nunca|siempre|en absoluto|efectivamente|ni (?:de broma|lo sueñes)|quizá|tal vez)(?:[.,!:…]| que (?:sí|no))/iu,
  rhetorical:
    /(?:^|[¿,;:—] ?)(?:(?:y|pero|entonces|porque|o|así que|quizá|tal vez|y tú|y vosotros|y usted),? ¿?){0,4}(?:acaso|no (?:es|será|crees que|te parece|sería|deberíamos|merece|va siendo|somos|estamos)|a qué (?:esperas|estás esperando|esperamos)|qué estás esperando|te atreves|estás (?:list[oa]|preparad[oa]|dispuest[oa]|segur[oa])|estáis (?:list|preparad|dispuest)|verdad\?|no crees\?|no te parece\?|no\?|de verdad|realmente|en serio|de qué sirve|para qué|hasta cuándo|desde cuándo|quién(?: dijo| no| dice| quiere| puede| necesita|\?)|y si no (?!tú|te|tu)|cómo no)/iu,
  invites:
    /^¡?(?:cuéntame|cuéntalo|cuéntamelo|añádel[oa]|cuéntanos|contadme|contádmelo|dime|dímelo|decidme|escríbeme|escribidme|escribe|comparte|compartid|leo|me gustaría|me interesa|me encantaría|os leo|te leo|responde|pregunta|envíame|respondo|contesto|elige|vota|tengo curiosidad)(?!\p{L})/iu,
}

import type { ClaimWords } from '../claims.ts'
import { foldedSetOf, mapOf, never, setOf } from '../lists.ts'

const preterite =
  'hice|dije|fui|tuve|puse|traje|vine|estuve|anduve|quise|supe|hicimos|dijimos|fuimos|tuvimos|pusimos|trajimos|vinimos|estuvimos|vimos|dimos|vi'
/** In -amos and -imos, past and present look alike; these verbs usually mean the past. */
const meantAsPast =
  'lanzamos|creamos|cancelamos|eliminamos|contratamos|cerramos|publicamos|probamos|cambiamos|pasamos|logramos|ganamos|facturamos|ahorramos|entrevistamos|montamos|organizamos|implantamos|implementamos|desarrollamos|diseñamos|migramos|automatizamos|duplicamos|triplicamos|bajamos|empezamos|dejamos|quitamos|recortamos|firmamos|llegamos|terminamos|acabamos|entregamos|presentamos|formamos|celebramos|inauguramos|doblamos|multiplicamos|reservamos|sustituimos|abrimos|escribimos|decidimos|reunimos|despedimos|conseguimos|subimos|vendimos|perdimos|hicimos|redujimos|construimos|recibimos|medimos|aprendimos|rehicimos|rompimos|crecimos|movimos'
/** First person only: "lancé", "construí"; not the future ("lanzaré") or other words in -é. */
const first =
  '(?!(?:qué|porqué|café|también|bebé|comité|usted|olé|paté|sé|té|dé|esté|hé|aquí|allí|ahí|así|sí|mí|casi)(?!\\p{L}))(?:(?:prepar|compar|separ|repar|declar|aclar|dispar|par|retir|tir|gir|admir|esper|gener|oper|super|liber|recuper|consider|integr|entr|registr)é|\\p{L}+(?<![aei]r)é|\\p{L}{2,}í)(?!\\p{L})'
const third = '(?:\\p{L}{2,}(?<![aei]r)ó|hizo|dijo|tuvo|puso|redujo|consiguió|condujo|produjo|trajo)(?!\\p{L})'

const months = [
  ['enero', 'ene'],
  ['febrero', 'feb'],
  ['marzo', 'mar'],
  ['abril', 'abr'],
  ['mayo', 'may'],
  ['junio', 'jun'],
  ['julio', 'jul'],
  ['agosto', 'ago'],
  ['septiembre', 'setiembre', 'sept', 'sep'],
  ['octubre', 'oct'],
  ['noviembre', 'nov'],
  ['diciembre', 'dic'],
]

export const spanish: ClaimWords = {
  numbers: mapOf(
    'cero 0|dos 2|tres 3|cuatro 4|cinco 5|seis 6|siete 7|ocho 8|nueve 9|diez 10|once 11|doce 12|trece 13|catorce 14|quince 15|dieciseis 16|diecisiete 17|dieciocho 18|diecinueve 19|veinte 20|veintiun 21|veintiuno 21|veintiuna 21|veintidos 22|veintitres 23|veinticuatro 24|veinticinco 25|veintiseis 26|veintisiete 27|veintiocho 28|veintinueve 29|treinta 30|cuarenta 40|cincuenta 50|sesenta 60|setenta 70|ochenta 80|noventa 90|docena 12',
    Number,
  ),
  powers: mapOf(
    'cien 100|ciento 100|doscientos 200|doscientas 200|trescientos 300|trescientas 300|cuatrocientos 400|cuatrocientas 400|quinientos 500|quinientas 500|seiscientos 600|seiscientas 600|setecientos 700|setecientas 700|ochocientos 800|ochocientas 800|novecientos 900|novecientas 900|mil 1000|millon 1000000|millones 1000000',
    Number,
  ),
  joint: 'y',
  crowds: mapOf('docenas 24|decenas 20|cientos 100|centenares 100|miles 1000|millones 1000000', Number),
  parts: mapOf('tercio 3|tercios 3|cuarto 4|cuartos 4|quinto 5|quintos 5', Number),
  phrases: [
    { pattern: /(?<=\d \p{L}{1,30}, )(?:medio|mitad) (?=\p{L})/giu, value: 50, unit: '%', isWeak: true },
    {
      pattern: /(?<!\p{L})(?:una? )?(?<time>hora|día|semana|mes|año) y medi[oa](?!\p{L})/giu,
      value: 1.5,
      unit: 'x',
      isWeak: true,
    },
    {
      pattern:
        /(?<!\p{L})(?:la mitad(?! de(?:l| la| los| las)? (?:camino|tiempo|batalla|reuniones))|a la mitad)(?!\p{L})/giu,
      value: 50,
      unit: '%',
      isWeak: true,
    },
    { pattern: /(?<!\p{L})medi[oa] (?<time>hora|día|semana|mes|año)(?!\p{L})/giu, value: 0.5, unit: 'x', isWeak: true },
    { pattern: /(?<!\p{L})(?:el doble (?:de|que)|al doble)(?!\p{L})/giu, value: 2, unit: 'x' },
    { pattern: /(?<!\p{L})(?:el triple (?:de|que)|al triple)(?!\p{L})/giu, value: 3, unit: 'x' },
  ],
  idioms: /^(?:mil (?:gracias|veces|maneras|cosas)|cien veces)(?!\p{L})/iu,
  outOf: /^(?: \p{L}+)? de cada (?=\d|\p{L})/iu,
  multiples: /^(?: ?[x×]\b| veces (?=más|menos|mayor|menor|el|la))/iu,
  multiplied: mapOf(
    'duplique 2|duplico 2|duplicamos 2|duplicado 2|triplique 3|triplico 3|triplicamos 3|triplicado 3|cuadruplico 4|cuadruplicamos 4',
    Number,
  ),
  percent: /^[\s\u00A0]?(?:%|por ?ciento\b|puntos porcentuales\b)/iu,
  currencies: mapOf(
    'euros €|euro €|eur €|dolares $|dolar $|usd $|pesos peso|peso peso|libras £|libra £|soles sol|centimos ¢|centimo ¢|centavos ¢',
  ),
  times: mapOf(
    'segundo second|segundos second|minuto minute|minutos minute|hora hour|horas hour|dia day|dias day|noches day|semana week|semanas week|mes month|meses month|ano year|anos year|decada decade|decadas decade|trimestres quarter|trimestre quarter',
  ),
  per: foldedSetOf('por a al la el cada'),
  structure: foldedSetOf(
    'cosas cosa formas maneras razones motivos pasos paso consejos preguntas pregunta puntos lecciones reglas ideas señales errores opciones partes hábitos frases frase líneas línea tipos clases ejemplos principios niveles caras versiones hechos claves aprendizajes rasgos fases etapas palabras verdades caminos ingredientes mitos columnas mitades bloques categorías párrafos extremos bandos',
  ),
  theSame: /(?<!\p{L})(?:l[oa]s|estos|estas|esos|esas|entre|ambos|página|capítulo|número)\s$/iu,
  hedges:
    /(?:^|\s)(?:unos|unas|casi|cerca de|(?:más|menos) (?:del?|que)|alrededor de|aproximadamente|hasta|en torno a|sobre|un|el)\s$/iu,
  firstPerson:
    /(?<!\p{L})(?:yo|nosotros|nosotras|mi|mis|nuestro|nuestra|nuestros|nuestras|me|nos|conmigo|hemos|he)(?!\p{L})/iu,
  past: new RegExp(
    `(?<!\\p{L})(?<!(?:el|un|mi|como|de) )recuerdo (?!que(?!\\p{L}))|(?<!\\p{L})(?:me|nos|le|les|se) \\p{L}{2,}(?<!r)ía(?!\\p{L})|(?<!\\p{L})(?:hemos|he|habíamos|había|ha|han|fue|fueron|era|eran|tenía|tenían|tuvo|tuvieron|hizo|dijo|costó|${preterite}|${meantAsPast})(?!\\p{L})|(?<!\\p{L})\\p{L}+ieron(?!\\p{L})|(?<!\\p{L})\\p{L}{2,}(?:aron|ábamos|íamos|aban|aba|(?<!r)ían)(?!\\p{L})|(?<!\\p{L})(?:${third}|${first})`,
    'iu',
  ),
  order:
    /^(?:(?:así que|luego|y|pero|ahora|después|primero|segundo|tercero|por último|siempre|nunca|hoy|mañana|o|cada \p{L}+|el \p{L}+)(?:\s+(?:,\s+)?|,\s+))*(?:abre|acuerda|agrupa|anota|aparta|apunta|añade|avisa|ayuda|bloquea|borra|busca|cambia|cierra|compara|comparte|comprueba|copia|corta|crea|cuenta|da|decide|define|deja|describe|di|dibuja|divide|elige|elimina|empieza|encuentra|escoge|escribe|escucha|espera|evita|explica|fija|guarda|habla|haz|imagina|invita|junta|lee|limita|llama|llega|lleva|manda|mantén|marca|mide|mira|muestra|ofrece|ordena|para|pasa|pide|pon|prepara|pregunta|prueba|quita|recorta|recuerda|reduce|repasa|repite|reserva|resta|resume|revisa|saca|sal|señala|separa|sigue|suma|tacha|termina|toma|trabaja|trata|usa|vuelve|dedica|calcula|envía|cita|apaga|(?!(?:ayer|mujer|lugar|taller|primer|tercer|alquiler|hogar)(?!\p{L}))\p{L}+(?:ar|er|ir))(?!\p{L})/iu,
  reader: /(?<!\p{L})(?:tú|tu|tus|te|ti|usted|puedes|quieres|tienes|debes|haces|eres)(?!\p{L})/iu,
  conditional:
    /(?<!\p{L})(?!quería)\p{L}+(?<=[aei]|d|[hs]ab|quer)ría[ns]?(?!\p{L})|(?<!\p{L})(?:irá|será|tendrá|hará)n?(?!\p{L})/iu,
  imagined:
    /^(?:\P{L}*(?:y|ahora),? )?¿?(?:imagina|imagínate|imaginad|imagine|supón|supongamos|suponga|pongamos|digamos|y si)[:,]? (?:que |por un momento que )?(?:(?:no )?(?:tienes|tiene|tenéis|hay|eres|un|una|alguien|diriges|trabajas|ganas|vendes|tuvieras|tuviéramos|\d+))(?!\p{L})/iu,
  general:
    /(?<!\p{L})(?:alguien que|quien|(?<!como )si|podría|debería|puede|pueden|conviene|basta|(?<!de )cada|suele|suelen|a menudo|normalmente|rara vez|a veces)(?!\p{L})/iu,
  anybody:
    /(?<!\p{L})(?:nadie|alguien)(?!\p{L})|^(?:(?:pero|y|o|así que) )?(?:todo el mundo|la gente|la mayoría|una? \p{L})/iu,
  negation: /(?<!\p{L})(?:no|nunca|nadie|nada|ningún|ninguna?|sin|ni|tampoco)(?!\p{L})/iu,
  myself: /^ \p{L}+ (?:\+|&|y|más|mas) yo(?!\p{L})/iu,
  months,
  monthDate:
    /(?<!\p{L})(?:(?<day>\d{1,2}) de )?(?<month>enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)(?:,? (?:de |del )?(?<year>(?:19|20)\d\d))?(?!\p{L})/giu,
  monthFirst: false,
  weekdays: [
    ['lunes'],
    ['martes'],
    ['miercoles'],
    ['jueves'],
    ['viernes'],
    ['sabado', 'sabados'],
    ['domingo', 'domingos'],
  ],
  weekday:
    /(?<=(?<!\p{L})(?:el|este|ese|aquel|un|próximo) )(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?: pasado| que viene)?(?!\p{L})/giu,
  quarters: [
    /\b[TQ]([1-4])\b/giu,
    /(?<!\p{L})(primer|segundo|tercer|cuarto|último|1\.?º?|2\.?º|3\.?º|3\.?er|4\.?º) trimestre/giu,
  ],
  clock:
    /\b(?<hour>\d{1,2})(?::(?<minute>\d{2}))? ?(?<half>[ap])\. ?m\b\.?|\b(?<hour2>[01]?\d|2[0-3])(?::|(?<=\blas \d{1,2})\.)(?<minute2>[0-5]\d)\b(?!:)|\blas (?<hour3>\d{1,2})\b(?!\.\d)(?= |[,.;]|$)(?! \p{L}+(?:as|es)\b)/giu,
  clockWords:
    /(?<!\p{L})(?:(?:a|desde|hasta|hacia|sobre) las? |las (?=\p{L}+ (?:y (?:media|cuarto)|menos cuarto)(?!\p{L})))(?<h>una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?: y (?<past>media|cuarto|cinco|diez|veinte|veinticinco)| menos (?<to>cuarto|cinco|diez|veinte|veinticinco))?(?!\p{L})(?! (?:semanas|horas|personas))/giu,
  beforeYear:
    /(?<!\p{L})(?:en|desde|hasta|de|del|durante|entre|y|a|año|verano|invierno|otoño|primavera|finales de|principios de|mediados de|hacia|para)\s$/iu,
  everyMonth: /(?<!\p{L})(?:cada|todos los|en cualquier)\s$/iu,
  author: new RegExp(
    `(?<!\\p{L})(?:yo|nosotr[oa]s|he|hemos|(?<!se )había|habíamos|mis? \\p{L}+|nuestr[oa]s? \\p{L}+|(?<!(?:el|un|mi|como|de) )recuerdo|${first}|${preterite}|${meantAsPast}|[a-zñ]{2,}imos|\\p{L}{2,}(?:ábamos|íamos))(?!\\p{L})`,
    'iu',
  ),
  perfect: /(?<!\p{L})(?:he|hemos) \p{L}/iu,
  moment:
    /(?<!\p{L})(?:ayer|anoche|anteayer|hace (?:\p{L}+ ){0,2}(?:días?|semanas?|mes(?:es)?|años?)|(?:la semana|el mes|el año|el verano|el invierno|la primavera|el otoño) pasad[oa]|(?:esta|aquella|esa|una|la otra) (?:mañana|tarde|noche)|(?:un|aquel|ese|el otro) día|la primera vez|en (?:invierno|verano|otoño|primavera)|(?:el|un|este|aquel) (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))(?!\p{L})/iu,
  now: /(?<!\p{L})(?:ahora|desde entonces|hoy en día|hoy|actualmente|a partir de entonces)(?!\p{L})/iu,
  coming:
    /(?<!\p{L})(?:pasado mañana|(?:la semana|el mes|el año|el trimestre|el lunes|el martes|el miércoles|el jueves|el viernes|el verano|el invierno) (?:que viene|próximo)|(?:la próxima|el próximo) (?:semana|mes|año|trimestre|lunes|martes|miércoles|jueves|viernes|verano|invierno))(?!\p{L})/iu,
  somebody:
    /(?<!\p{L})(?:él|ella|(?:un|una|unos|unas|otro|otra|el|la|los|las|este|esta|aquel|aquella|mi|mis|nuestro|nuestra|su) (?:\p{L}+ )?(?:cliente|clienta|comprador|compradora|usuario|usuaria|colega|compañero|compañera|socio|socia|jefe|jefa|director|directora|gerente|becario|becaria|candidato|candidata|empleado|empleada|vecino|vecina|amigo|amiga|madre|padre|padres|hermano|hermana|hijo|hija|mujer|marido|chico|chica|niño|niña|hombre|señor|señora|alumno|alumna|profesor|profesora|paciente|enfermera|médico|abogado|abogada|equipo|público|familia|sala)(?:e?s)?)(?!\p{L})/iu,
  other: new RegExp(`(?<!\\p{L})${third}`, 'iu'),
  opinions: foldedSetOf(
    'pienso pensaba pensábamos creo creía creíamos quería queríamos sabía sabíamos pensé pensado pensamos creí creído creímos quise querido quisimos supe sabido supimos sentí sentido sentimos noté notado aprendí aprendido aprendimos entendí entendido entendimos comprendí esperé temí dudé imaginé supuse olvidé recordé gustó gustado preferí odié amé',
  ),
  bases: mapOf(
    'hice hacer|hicimos hacer|hecho hacer|hizo hacer|puse poner|pusimos poner|puesto poner|reduje reducir|redujimos reducir|redujo reducir|escrito escribir|visto ver|vi ver|vimos ver|fui ir|traje traer|trajimos traer|lance lanzar|empece empezar|comence comenzar|busque buscar|publique publicar|organice organizar|automatice automatizar|pague pagar|llegue llegar|abierto abrir|construi construir|vendi vender|vendimos vender|consegui conseguir',
  ),
  speech:
    /(?<!\p{L})(?:dice|dijo|dije|dijeron|contó|preguntó|pregunté|escribió|respondió|contestó|explicó|añadió|admitió|soltó|comentó|gritó|me dice|su respuesta|mi respuesta|sus palabras|su pregunta|me dijeron)(?!\p{L})/iu,
  stop: foldedSetOf(
    'a al algo algún alguna algunas alguno algunos ahora allí antes aquel aquella aquí así aún aunque bien cada casi como con contra cosa cosas cual cuál cualquier cuando cuándo cuánto de del desde después donde dónde dos durante e el él ella ellas ellos en entonces entre era eran eres es esa ese eso esos esta está están estaba estado este esto estos etc fue fueron ha había haber hace hacer hacia han hasta hay he hemos hoy la las le les lo los luego más me menos mi mientras mis mismo misma mucha mucho muchos muy nada nadie ni ningún ninguna no nos nosotros nuestra nuestras nuestro nuestros nunca o os otra otras otro otros para pero poco pocos por porque puede pueden pues que qué quien quién se sea según ser si sí siempre sin sino sobre solo sólo somos son soy su sus también tan tanto te tener tengo ti tiene tienen toda todas todavía todo todos tras tu tú tus un una unas uno unos usted va vamos van vez veces ver voy y ya yo',
  ),
  titles: /(?<!\p{L})(?:Sr|Sra|Srta|Dr|Dra|Don|Doña|señor|señora|profesor|profesora|se llama|se llamaba)\.? $/iu,
  acts: /^ (?:(?:se|me|nos|le|les|lo|la) )?(?:\p{Ll}{2,}ó|dijo|hizo|vino|trajo|puso|fue)(?!\p{L})/u,
  notNames: foldedSetOf(
    'ayer anoche internet linkedin dios web ok navidad nochebuena nochevieja reyes tierra semana pascua estado i ii iii ia rrhh ceo',
  ),
  capitalsAreCommon: false,
  groupMark: '.',
  one: {
    article: foldedSetOf('un uno una'),
    last: foldedSetOf('un uno una'),
    first: foldedSetOf('un uno una'),
    hour: 'una',
  },
  half: /^ y medi[oa](?!\p{L})/u,
  ordinalEnding: /^(?:ª|º|o|a)$/,
  outOfSurely: / de cada /,
  kinds: [{ before: /(?<!\p{L})(?:semana|jornada)(?: laboral)? de $/iu, is: /^[\p{L}\d]+ (?:días|horas)(?!\p{L})/iu }],
  ofAll: /^ de(?!\p{L})/u,
  and: 'y',
  between: setOf('a y o'),
  perAnything: foldedSetOf('por'),
  references: {
    short: 'núm|[Cc]ap|págs?',
    whole:
      '[Cc]láusula|[Pp]ágina|[Cc]apítulo|[Dd]iapositiva|[Ll]ínea|[Ss]ección|[Aa]rtículo|[Ee]pisodio|[Tt]emporada|[Nn]ivel|[Ff]ase',
  },
  calling: /(?<!\p{L})(?:llamad?|llame|marcad?|marque)(?: al?)?\s$/iu,
  sharing: { ordinal: /^(?:cuarto|quinto)$/, behind: /^de$/, before: never },
  hour: 'hora',
  further: foldedSetOf('nuevos nuevas otros otras mas grandes'),
  things: {
    people: foldedSetOf('persona personas gente hombres mujeres individuos'),
    customers: foldedSetOf('cliente clientes usuario usuarios comprador cuenta cuentas suscriptor'),
    employees: foldedSetOf(
      'empleado empleados compañero compañeros trabajador trabajadores colega colegas desarrollador ingeniero ingenieros miembro miembros',
    ),
    companies: foldedSetOf('empresa empresas compañía compañías firma negocio negocios'),
    meetings: foldedSetOf(
      'reunión reuniones llamada llamadas cita citas conversación conversaciones entrevista entrevistas charla charlas',
    ),
    applicants: foldedSetOf(
      'candidato candidatos candidata candidatas aspirante aspirantes solicitud solicitudes candidatura candidaturas',
    ),
    texts: foldedSetOf('publicación publicaciones artículo artículos texto textos página páginas documento documentos'),
    pictures: foldedSetOf('foto fotos fotografía fotografías imagen imágenes'),
    messages: foldedSetOf('mensaje mensajes correo correos respuesta respuestas carta cartas'),
    times: foldedSetOf('vez veces intento intentos ronda rondas'),
  },
  ordinals: ['primer', 'segundo', 'tercer', 'cuarto'],
  minutes: mapOf('media 30|cuarto 15', Number),
  quarter: 'trimestre',
  ofYear: 'de|del',
  shortTitles: foldedSetOf('sr sra srta dr dra prof'),
  laws: foldedSetOf('diagrama efecto ley leyes matriz método navaja pirámide principio regla técnica'),
  promise: /(?<!\p{L})(?:ahorra|gana|recorta|reduce)(?!\p{L})/iu,
  changing: foldedSetOf(
    'costar costó cuesta pagar pagamos gastar gastamos tardar tardó duró subir subió subieron bajar bajó bajaron crecer creció crecieron caer cayó cayeron aumentar aumentó aumentaron reducir redujo redujimos ahorrar ahorró ahorramos perder perdió perdimos ganar ganó ganamos mejorar mejoró ciento puntos',
  ),
  sizes: { percent: 'por ciento', words: 'más (?:cort|larg)[oa]' },
  cutting: {
    openings: 'En|El|Desde|Tras|Hace|Durante',
    bareOpenings: 'En|Tras|Durante',
    about: 'unos|solo',
    subjects: 'yo|nosotros|mi|mis|nuestr[oa]s?|el|la|los|las|\\p{Ll}+(?:amos|imos|aron|ieron|é|ó)',
    closings: 'en|el|desde|hasta|a finales de|a principios de',
    times: 'a las?',
    needy: 'es|era|fue|fueron|son|está|estaba|y|o|pero|de|del|para|desde|entre|que',
    additions: 'lo que|que|con|sin|después de|desde',
  },
}

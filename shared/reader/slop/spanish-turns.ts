import { apart, close, type Figure, few, opening, rest, side, turn } from './language.ts'

/** Begins a sentence, after an emoji too. */
const begin = String.raw`(?:${opening}|(?<=[\u2600-\u27BF\uFE0F\uDC00-\uDFFF]\s+))`
/** What only maxims are made about. */
const ideal =
  '(?:talentos?|disciplina|motivación|actitud|aptitud|pasión|pasiones|constancia|éxitos?|fracasos?|miedos?|esfuerzos?|suerte|esperanza|confianza|liderazgo|autoridad|conocimiento|sabiduría|ambición|humildad|ego|felicidad|amor|fe|dudas?|creatividad|perfección|progreso|innovación|dolor|sueños?|oportunidad|oportunidades|empatía|gratitud|vocación|respeto|cultura|resiliencia|amabilidad|paciencia|perseverancia|excusas?|límites|lealtad|honestidad|integridad|vulnerabilidad|autenticidad|curiosidad|emociones|valores|ilusión|valentía|coraje|propósito|excelencia|reputación|credibilidad|diversidad|inclusión|sostenibilidad|productividad|crecimiento|bienestar|libertad|generosidad|solidaridad|colaboración|comunicación|transparencia|imaginación|inspiración|amistad|bondad|cambio|rutina|mediocridad|comodidad|arrogancia|soberbia|educación|igualdad|tiempo|vida|magia|belleza|ternura|cariño|gente buena|buena gente|buen trabajo|trabajo bien hecho|trabajo en equipo|buen liderazgo|ideas|errores|caídas|críticas|metas|hábitos|logros|líderes|marca personal|inteligencia|experiencia|juventud|edad|madurez|persistencia|voluntad|calidad|calidez|cercanía|escucha|tecnología|digitalización|ia|inteligencia artificial|ciencia|música|lectura|arte|cocina|deporte|fuerza|rechazo|silencio|humor|risa|sonrisa|palabras|verdad|justicia|dignidad|salud|salud mental|descanso|familia)'
const doing = String.raw`(?!lugar\>|taller\>|ayer\>|mujer\>|hogar\>|popular\>|azúcar\>|alquiler\>|auxiliar\>|titular\>|familiar\>|particular\>|primer\>|tercer\>|cualquier\>)\p{L}+(?:ar|er|ir|ír)(?:se|te|nos|lo|la)?`
const sold =
  '(?:vendemos|vendo|vende|venden|vendíamos|ofrecemos|ofrezco|fabricamos|fabrico|construimos|construyo|servimos|diseñamos|diseño|creamos|creo|cultivamos|formamos|regalamos|entregamos|repartimos|contratamos|contrato|contraten|contrates|buscamos|busco|gestionamos|gestiono|lideramos|lidero|compran|compra|compramos|reparamos|curamos|enseñamos|enseño|cocinamos|construyen|crean|transportamos|conectamos|alquilamos|arreglamos|tratamos|cuidamos|plantamos)'
const honour = '(?:premio|logro|reconocimiento|mérito|éxito|galardón|triunfo|ascenso|medalla|trofeo|distinción)s?'

/** Maxims, slogans and contrasts in the shapes that posts give them. */
export const spanishTurns: readonly Figure[] = [
  {
    rule: 'tidy-moral',
    exceptFacts: true,
    pattern: turn(
      String.raw`${begin}(?:porque |y |pero |recuerda: |para mí,? )?(?:${doing}(?: (?:en equipo|juntos|bien|algo|a tiempo|a otros|con otros|de verdad|una marca|una empresa|un equipo|un negocio|ayuda|a los demás|personas))?) (?:también |siempre |nunca |no siempre |solo |no )?(?:es|significa) (?:también |solo |ante todo |sobre todo |mucho más que |más que )?(?<y>${doing}\>[^.,;!?\n]{0,70})`,
    ),
  },
  {
    rule: 'tidy-moral',
    exceptFacts: true,
    pattern: turn(
      String.raw`${begin}(?:porque |y |pero |a veces,? )?(?:${doing}(?: [\p{L}]+){0,3}?) (?:también |siempre |nunca |no siempre |no )?(?:es|te hace|nos hace) (?:también )?(?<y>(?:un |una |el |la |de |cosa de |señal de |signo de |símbolo de |sinónimo de |síntoma de |cuestión de |parte de(?:l)? |la mayor |la mejor |la única |el mejor |el mayor |el único |la verdadera |el verdadero |nuestro |nuestra |nuestra mayor )?(?:acto|arte|superpoder|privilegio|elección|decisión|actitud|debilidad|fortaleza|valientes?|cobardes|débiles|débil|fuertes?|sabios?|egoísmo|egoísta|egoístas|fracaso|fracasar|lujo|regalo|poder|rebeldía|forma de|manera de|estilo de vida|camino|viaje|aventura|inversión|gasto|inteligentes?|humanos?|grandes?|locos|vocación|privilegiados|responsabilidad|obligación|derecho|revolución|revolucionario|liderazgo|magia|resistencia|éxito|crecimiento|madurez|humildad|necesidad|secreto|clave|base|sagrado|terapia|transformador)\>[^.!?\n]{0,60})`,
    ),
  },
  {
    rule: 'tidy-moral',
    exceptFacts: true,
    pattern: turn(
      String.raw`${begin}(?:porque |y |pero |creemos que |creo que |dicen que |sé que )?(?<x>(?:(?:el|la|los|las|tu|tus|nuestro|nuestra|mi|un buen|una buena) )?${ideal}) (?<y>(?:no (?:entienden?|saben?|conocen?) (?:de )?|no tienen? (?:edad|género|fronteras|fecha|precio|límites?|techo|horarios?|nacionalidad|idioma|sexo|color|rival|dueño|prisa|atajos)|no se (?:negocian?|compran?|improvisan?|heredan?|mendigan?|exigen?|imponen?|jubilan?|enseñan?|aprenden?|miden?|regalan?|decretan?|delegan?|encuentran?|fingen?|piden?|espera|buscan?|anuncian?|rinden?)|se (?:construyen?|ganan?|cultivan?|entrenan?|contagian?|demuestran?|eligen?|crean?|siembran?|trabajan|conquistan?|merecen?|multiplican?|nota|notan)|mueven? montañas|abren? puertas|no (?:caducan?|engañan?|mienten?|esperan?|perdonan?|bastan?|avisan?|falla|fallan)|lo (?:pueden?|curan?|vencen?|cambian?|son) todo|todo lo (?:pueden?|curan?|vencen?|cambian?)|transforman?|cambian? (?:vidas|el mundo|todo)|unen?|inspiran?|sanan?|salvan?|contagian?|paralizan?|multiplican?|nos (?:une|unen|hacen?|define|definen|mueve|mueven|espera|cambia|transforma|salva|enseña|enseñan|acerca)|te (?:abre|abren|hacen?|define|definen|lleva|llevan|mantienen?|acerca|acercan|libera|salva|limitan?|frenan?|roba|espera))\>[^.!?\n]{0,50})`,
    ),
  },
  {
    rule: 'tidy-moral',
    exceptFacts: true,
    pattern: turn(
      String.raw`\<(?:el |la |los |las )(?<x>${ideal}) (?<y>no (?:entienden?|saben?) de [^.!?\n]{2,40}|no tienen? (?:edad|género|fronteras|fecha de caducidad|techo|rival|nacionalidad)|no se (?:negocian?|improvisan?|mendigan?|heredan?|jubilan?)|mueven? montañas)`,
    ),
  },
  {
    rule: 'tidy-moral',
    exceptFacts: true,
    pattern: turn(
      String.raw`\<(?:un|una|el|la|los|las) (?:buen|buena|buenos|buenas|gran|grandes|mejor|mejores|verdader[oa]s?|auténtic[oa]s?) (?:líder|líderes|jef[ea]s?|equipos?|profesional(?:es)?|maestr[oa]s?|profesor(?:a|es)?|docentes?|vendedor(?:a|es)?|comercial(?:es)?|mentor(?:a|es)?|marcas?|empresas?|ideas?|historias?|cultura|comunicador(?:a|es)?|proyectos|decisiones|cambios|logros|riqueza|aprendizajes?|amig[oa]s|emprendedor(?:a|es)?) (?<y>(?:no (?:es|son|manda|mandan|se|nace|nacen|necesita|vende|venden|da|dan|impone|siempre|solo|tiene|busca)|siempre|nunca|sabe|saben|es (?:quien|el que|aquel|la que)|son (?:quienes|los que|aquellos)|escucha|inspira|inspiran|nacen?|sirve|acompaña|deja|dejan|se (?:construye|nota|hace|cuenta|mide|toma|forja|adelanta)\p{L}*|empiezan?|surgen?)\>[^.!?\n]{0,60})`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`\<un (?:líder|jefe|equipo|buen líder) (?:sirve|escucha|inspira|acompaña|unido|feliz|motivado|que se escucha)\>(?: es (?:un|más)\>)?[^.!?\n]{0,50}`,
    ),
  },
  {
    rule: 'tidy-moral',
    exceptFacts: true,
    pattern: turn(
      String.raw`\<(?:personas?|clientes?|empleados?|equipos?|gente|niños?|mentes?|trabajador(?:es)?|profesor(?:es)?|madres?) (?:felices|feliz|motivad[oa]s?|satisfech[oa]s?|unid[oa]s?|san[oa]s?)(?:,| es| son| hacen?| crean?| generan?) (?<y>[^.!?\n]{3,50})`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<no (?:manda|mandan|impone|imponen|exige|grita|ordena|dirige|juzga|compite|espera|vende|sobra|resta|divide|separa|frena|controla|critica|castiga)n?[.,;:]\s+(?:inspira|acompaña|enamora|suma|conecta|transforma|lidera|escucha|sirve|guía|enseña|educa|construye|cuida|motiva|colabora|crea|actúa|multiplica|une|ayuda|confía|influye|empodera|impulsa)n?${close}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<(?:est[ea] |el |los |mi |nuestro |la )${honour} (?:de (?:hoy|esta noche|ayer) )?(?:no (?:es|son|va) (?:solo |sólo |únicamente )?(?:mí[oa]s?|nuestr[oa]s?|para mí|para nosotros|de una persona|individual|de una sola persona)|es (?:tan |más )?(?:vuestr[oa]|de tod[oa]s|de todo el equipo|de quienes|del equipo|suy[oa] y de|tuy[oa]|compartid[oa]|colectiv[oa])|pertenece a|va (?:por|para) (?:tod|vosotr|ustedes|quien|mi|nuestr))\p{L}*[^.!?\n]{0,50}(?:[.]\s+(?:es|son|pertenece|va)\> [^.!?\n]{1,60})?`,
    ),
  },
  {
    rule: 'contrast-figure',
    exceptFacts: true,
    pattern: turn(
      String.raw`\<no (?<verb>${sold}) (?<x>[\p{L}-]+(?: [\p{L}-]+){0,2})${apart}(?:solo |sino |también |nosotros )?(?:\k<verb>) (?<y>(?!l[oa]s |el |la |un |una )[\p{L}-]+(?: [\p{L}-]+){0,5})${close}`,
    ),
  },
  {
    rule: 'contrast-figure',
    exceptFacts: true,
    pattern: turn(
      String.raw`\<no (?:solo|sólo|solamente|únicamente|simplemente) (?<x>(?:somos|es|soy|son|${sold}|una?)\> [^.!?\n]{2,60}?)(?:,|[.;:])\s+(?:también |sino )?(?:que )?(?:somos|es|soy|son|\p{L}{3,}mos|te|nos|lo)\> ${rest}`,
    ),
  },
  {
    rule: 'contrast-figure',
    exceptFacts: true,
    pattern: turn(
      String.raw`${begin}no (?:busques|esperes|vendas|compitas|persigas|quieras|seas|vivas|corras|sueñes|intentes|confundas|cuentes|tengas|temas|pidas|te compares|te limites|te conformes|te rindas|trabajes|dejes|mires|gestiones|delegues|contrates|hables|emprendas|crees|quieran|esperen|busquen|vendan|teman)\> ${side('x', 60)}[,.;:]\s+(?:mejor )?(?<y>(?:crea|créal[oa]s?|construye|constrúyel[oa]s?|sé|hazl[oa]|haz|crece|cuenta|demuestra|enamora|genera|aporta|vive|disfruta|empieza|diferénciate|conecta|resuelve|inspira|escucha|invierte|sal|ve a por|lidera|comparte|ayuda|enfócate|céntrate|atrévete|actúa|confía|suma|supérate|créelo|trabájal[oa]|búscal[oa]s?|provócal[oa]s?|creen|construyan|empiecen|sean|hagan)\>[^.!?\n]{0,50})`,
    ),
  },
  {
    rule: 'contrast-figure',
    exceptFacts: true,
    pattern: turn(
      String.raw`${begin}(?:menos|mucho menos|un poco menos de) ${few('x', 3)}(?:[.,;]| y)\s+(?:y )?(?:mucho |muchos |muchas )?más ${few('y', 3)}${close}`,
    ),
  },
  {
    rule: 'contrast-figure',
    big: 2,
    pattern: turn(String.raw`${begin}más ${few('x', 2)}(?:[.,;]| y)\s+(?:y )?menos ${few('y', 2)}${close}`),
  },
  {
    rule: 'contrast-figure',
    exceptFacts: true,
    pattern: turn(
      String.raw`${begin}(?:no es|no fue|no ha sido|no era|no hay) (?<x>magia|suerte|casualidad|talento|azar|un milagro|milagros?|brujería|ciencia ficción|un truco|trucos?|genialidad|perfección)(?:[,.;:]|,? sino)\s+(?:fue|es|son|era|ha sido|solo|sólo|hay|se llama|detrás) ${rest}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<se llama (?:constancia|disciplina|trabajo|esfuerzo|respeto|equipo|actitud|liderazgo|coherencia|empatía|confianza|compromiso|pasión|resiliencia|educación|humanidad|vida|magia|amor|vocación)\>`,
    ),
  },
  {
    rule: 'contrast-figure',
    exceptFacts: true,
    pattern: turn(
      String.raw`${begin}más que (?:(?:una?|simples?|meros?|meras?) )?(?:clientes?|compañer[oa]s?|empleados?|trabajador(?:es)?|colegas|soci[oa]s|vecin[oa]s|trabajo|empresa|marca|producto|servicio|tienda|equipo|jef[ea]|profesor(?:a|es)?|alumn[oa]s|premio|título|número|cifras?|palabras|paredes|oficina|proveedor(?:es)?|oficio|negocio|curso|evento|un logro|pacientes|usuarios|proyecto|viaje)[,:;] (?<y>[^.!?\n]{3,60})`,
    ),
  },
  {
    rule: 'contrast-figure',
    big: 1,
    pattern: turn(
      String.raw`\<no (?:se |te |nos )?(?<x>\p{L}{3,}n?), (?:sino que )?(?:se|te|nos) (?<y>\p{L}+(?: cada día| a diario| poco a poco)?)${close}`,
    ),
  },
  {
    rule: 'contrast-figure',
    exceptFacts: true,
    pattern: turn(
      String.raw`${begin}(?:porque )?no hay (?<x>${ideal}|victoria|gloria|recompensa|atajos?|avance|aprendizaje|evolución|futuro|equipo|estrategia|transformación|negocio) (?:real |duradero |verdadero |posible )?sin (?<y>[^.!?\n]{3,40})`,
    ),
  },
  {
    rule: 'contrast-figure',
    exceptFacts: true,
    pattern: turn(
      String.raw`\<no (?:hay|existen) (?:malos |malas )?(?<x>fracasos?|errores|derrotas?|problemas|casualidades|imposibles|límites|atajos|excusas|secretos|crisis|jefes|equipos|alumnos|clientes|días|fórmulas mágicas|recetas mágicas)(?: [\p{L}]+)?(?:[,;.:]\s+(?:solo|sólo|sino|hay|existen|únicamente)|,? sino) (?<y>[^.!?\n]{3,60})`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`${begin}(?:el|la|los|las) ${ideal} (?:te |se |nos |lo |no |te lo )*\p{L}+(?: [^,.;!?\n]{1,30})?[,;.:]\s+(?:pero |y )?(?:el|la|los|las|tu) ${ideal} (?:te |se |nos |lo |no |te lo )*\p{L}+[^.!?\n]{0,40}`,
    ),
  },
  {
    rule: 'saying',
    exceptFacts: true,
    pattern: turn(
      String.raw`${begin}(?:porque )?(?:quien|el que|la que) (?:no )?(?:la |lo |se )?(?<x>\p{L}+),? (?:no |también |siempre |nunca |la |lo |se |te )*(?<y>\p{L}+[aeáó])(?=[.!]|$)`,
    ),
  },
  {
    rule: 'saying',
    pattern: turn(
      String.raw`\<lo que (?:no )?(?:te |se |nos )?(?:haces?|das|piensas|crees|siembras|toleras|evitas|permites|repites|cuentas|temes|buscas|mide|nombra|comunica|practica|ama|construyes|consumes) (?:hoy |cada día |de verdad |en silencio |con pasión |desde el corazón )?,? ?(?:define|te define|se convierte|vuelve|te espera|te acerca|es lo que|crece|marca|construye|cambia|no existe|no se mejora|persiste|se cumple|hablará|habla)\>[^.!?\n]{0,50}`,
    ),
  },
  {
    rule: 'saying',
    pattern: turn(
      String.raw`\<(?:el|la|los|las) \p{L}+ (?:es|son) (?:como )?(?:el|la) (?:nuev[oa]|mejor|mayor|únic[oa]|verdader[oa]|auténtic[oa]|gran) (?:lujo|petróleo|oro|moneda|riqueza|normalidad|superpoder|medicina|inversión|publicidad|marketing|maestr[oa]|escuela|libertad|rebeldía|revolución|inteligencia|ventaja competitiva|activo|legado|herramienta|arma|regalo|enemig[oa]|obstáculo|motor|aliad[oa]|secreto|tesoro|terapia|motivación|recompensa|premio|freno|límite|divisa|poder|victoria|éxito)\>`,
    ),
  },
  {
    rule: 'generic-optimism',
    pattern: turn(
      String.raw`\<(?:junt[oa]s|unid[oa]s|en equipo),? (?:somos|llegamos|llegaremos|podemos|podremos|lograremos|logramos|hacemos|haremos|construimos|vamos|sumamos|crecemos|avanzamos|seguiremos|seguimos|todo|es mejor|siempre|se llega|se puede)(?: más| mejor| siempre| todo)*(?: (?:lejos|fuertes|alto|altas|grandes|grandeza|mejor|fácil|bonito|rápido|futuro|historia|posible|sumando|creciendo|adelante|cosas grandes|un mejor \p{L}+|un mundo))?`,
    ),
  },
  {
    rule: 'slop-word',
    pattern: turn(
      String.raw`\<(?:absolutamente|realmente|verdaderamente|simplemente|sencillamente|totalmente|completamente|tremendamente|extremadamente|increíblemente|profundamente|sumamente|genuinamente) (?:increíbles?|espectacular(?:es)?|maravillos[oa]s?|mágic[oa]s?|únic[oa]s?|brutal(?:es)?|inspirador(?:es|as|a)?|impresionantes?|fascinantes?|alucinantes?|transformador(?:es|as|a)?|apasionantes?|inolvidables?|extraordinari[oa]s?|imprescindibles?|crucial(?:es)?|fundamental(?:es)?|especial(?:es)?|emocionantes?|enriquecedor(?:es|as|a)?|genial(?:es)?|fantástic[oa]s?|humano|human[oa]s?|significativ[oa]s?|auténtic[oa]s?|excepcional(?:es)?|memorables?|poderos[oa]s?|valios[oa]s?|potentes?|orgullos[oa]s?|agradecid[oa]s?|afortunad[oa]s?|emocionad[oa]s?|importa)\>`,
    ),
  },
  {
    rule: 'slop-word',
    pattern: turn(
      String.raw`\<(?:experiencias?|equipo|equipazo|gente|personas?|jornadas?|año|etapas?|proyecto|reto|evento|viaje|aventuras?|camino|trayectoria|profesional(?:es)?|comunidad|familia|encuentro|energía|recorrido|proceso|iniciativas?|compañer[oa]s|semana|momentos?|historias?|talento|resultados|labor|acogida|público) (?:tan |muy |más |absolutamente |realmente )?(?:increíbles?|inolvidables?|apasionantes?|ilusionantes?|maravillos[oa]s?|extraordinari[oa]s?|excepcional(?:es)?|mágic[oa]s?|enriquecedor(?:as|es|a)?|transformador(?:as|es|a)?|fascinantes?|inigualables?|irrepetibles?|alucinantes?|inspirador(?:as|es|a)?|imborrables?|memorables?|impecables?|brillantes?|excelentes?)\>`,
    ),
  },
  {
    rule: 'slop-word',
    pattern: turn(
      String.raw`\<(?:increíbles?|maravillos[oa]s?|extraordinari[oa]s?|mágic[oa]s?|inolvidables?|fantástic[oa]s?|apasionantes?|ilusionantes?|fascinantes?|grandísim[oa]s?|espectacular(?:es)?) (?:experiencias?|equipo|equipazo|gente|personas?|jornadas?|etapas?|proyectos?|retos?|evento|viaje|aventuras?|camino|trayectoria|profesional(?:es)?|comunidad|familia|encuentro|energía|recorrido|iniciativas?|compañer[oa]s|momentos?|historias?|talento|oportunidad|labor|acogida|público|líder(?:es)?|ser(?:es)? humanos?|mujeres)\>`,
    ),
  },
  {
    rule: 'triad',
    pattern: turn(
      String.raw`\<(?:ego|egos|postureo|likes|humo|apariencias|vanidad|promesas vacías|palabrería|risas|lágrimas|nervios|abrazos|ilusión|ilusiones|sueños|retos|aprendizajes|emociones|anécdotas|esfuerzo|sacrificio|ganas|noches sin dormir), (?:much[oa]s? |algun[oa]s? )?(?:\p{L}+ ){0,2}?\p{L}+ (?:y|e) (?:much[oa]s? |muchísim[oa]s? |algun[oa]s? |sobre todo |tant[oa]s? |un poco de |algo de )?(?:ego|egos|postureo|humo|likes|vanidad|risas|lágrimas|nervios|abrazos|ilusión|ilusiones|sueños|retos|aprendizajes?|emociones|anécdotas|esfuerzo|sacrificio|ganas|amor|café|cafés|corazón|crecimiento|pasión|cariño|trabajo|equipo|constancia|magia)\>`,
    ),
  },
  {
    rule: 'triad',
    pattern: turn(
      String.raw`\<(?:cabeza, coraz[oó]n|coraz[oó]n, cabeza|corazón, mente|mente, cuerpo|cuerpo, mente|pensar, sentir|sentir, pensar|soñar, creer|creer, crear|pasado, presente|sudor, (?:esfuerzo|lágrimas)|sangre, sudor|salud, dinero|paz, amor|fe, esperanza|trabajo, trabajo|constancia, constancia|escuchar, escuchar),? (?:y |e )?\p{L}+`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<(?:algunos|unos|otros|muchos|la gente|hay quien) (?:lo llaman?|ven?|ve|dicen?|buscan?|sueñan?|esperan?)\> [^.!?\n]{2,40}[.,;:]\s+(?:yo|nosotros|otros|en [\p{L}]+|aquí) (?:lo |la )?(?:llamo|llamamos|veo|vemos|ven|digo|decimos|buscamos|trabajan?|crean|actúan|prefiero|preferimos)\>[^.!?\n]{0,50}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<donde (?:otros|unos|muchos|algunos|todos|la mayoría) (?:ve|ven|veían|veis) [^.!?\n]{2,70}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<no (?:fracas|perd|fall|ca|tropec|renunci|suspend)(?:é|í|imos|amos|iste|aste)\>[^.!?\n]{0,30}[.,;:]\s+(?:solo |simplemente )?(?:aprend|gan|crec|descubr|evolucion|avanc|empec|emprend|elegí|elig)(?:é|í|imos|amos|iste|aste)?\>[^.!?\n]{0,40}`,
    ),
  },
  {
    rule: 'most-people',
    pattern: turn(
      String.raw`\<(?:me|nos) (?:dijeron|decían|dijo|decía|llamaron|tomaron por)\> (?:que )?(?:estaba |estábamos |era |éramos |no |loc|imposible|demasiado |una locura)[^.!?\n]{0,50}[.,;:]\s+(?:y |hoy |pero )?(?:aquí (?:estoy|estamos|seguimos|sigo)|hoy (?:somos|soy|tengo|tenemos|estoy|estamos|hay)|se equivoca\p{L}*|lo (?:hice|hicimos|logré|logramos|conseguí|conseguimos))[^.!?\n]{0,50}`,
    ),
  },
  {
    rule: 'from-to-chain',
    pattern: turn(
      String.raw`\<(?:lo que|todo lo que) (?:empezó|comenzó|nació|surgió|arrancó|era)(?: siendo| como| con)* (?:un |una |el |la )?(?:sueño|idea|locura|juego|hobby|afición|pasatiempo|ilusión|reto|servilleta|garaje|necesidad|experimento|proyecto)\>[^.!?\n]{0,40}\<(?:hoy|ahora|se (?:ha )?(?:convertido|convirtió|transformó)|terminó|acabó)\>[^.!?\n]{0,50}`,
    ),
  },
  {
    rule: 'from-to-chain',
    pattern: turn(
      String.raw`\<(?:de|desde) (?:un|una|mi|el|la) (?:garaje|sueño|cocina|servilleta|habitación|sótano|dormitorio|barrio|pueblo|pueblito|idea|rincón)(?: pequeñ[oa])? (?:a|al|para el|hasta) (?:mundo|el mundo|todo el mundo|la cima|medio mundo|una realidad|\p{L}+ países)\>`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`\<(?:(?:un|una|unos|unas) )?(?:pequeñ[oa]s?|simples?|sencill[oa]) (?:gesto|acción|paso|detalle|palabra|sonrisa|conversación|gracias|decisión|idea|abrazo|mensaje|persona|acto|acciones|gestos|cambios|pasos)\>[^.,:;!?\n]{0,30}\<(?:puede|cambia|cambió|transforma|marca|salva|salvar|basta|vale|generan?|grandes?)\>[^.!?\n]{0,40}`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`${begin}(?:la )?(?:comunicación|confianza|constancia|actitud|prevención|paciencia|formación|organización|escucha|empatía|coherencia|consistencia|planificación|colaboración|flexibilidad|perseverancia|innovación|educación|transparencia|preparación|disciplina) es (?:la |el |una |un )?(?:clave|fundamental|esencial|vital|vida|poder|libertad|oro|base de todo|arma más \p{L}+|camino|mejor [\p{L}]+|único camino|superpoder|músculo|imprescindible|crucial|secreto|motor|todo)\>[^.!?\n]{0,40}`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`${begin}(?:crecer|soñar|aprender|cambiar|soltar|emprender|liderar|amar|vivir|volver a empezar|decir adiós|pedir ayuda|parar|fracasar|equivocarse|dejar ir) (?:también )?(?:duele|asusta|da miedo|incomoda|cuesta|no cuesta|es gratis|no tiene edad|sana|cura|libera|cansa|vale la pena|merece la pena)\>`,
    ),
  },
  {
    rule: 'triad',
    pattern: turn(
      String.raw`\<(?:ruido|prisas?|miedo|dudas|caos|reuniones), (?:ego|egos|postureo|likes|humo|miedo|prisas|dudas|ansiedad|estrés)(?:,| y) (?:y )?(?:much[oa] )?(?:ego|egos|postureo|likes|humo|miedo|ruido|prisas|dudas|ansiedad|estrés)\>`,
    ),
  },
  {
    rule: 'staccato',
    exceptFacts: true,
    pattern: turn(
      String.raw`${begin}(?<x>(?:sin|cero|ni|nada de) [\p{L} ]{2,25}\. (?:sin|cero|ni|nada de) [\p{L} ]{2,25})\. (?<y>(?:solo|sólo|simplemente|únicamente|pero) [^.!?\n]{2,50})`,
    ),
  },
  {
    rule: 'staccato',
    exceptFacts: true,
    pattern: turn(
      String.raw`${begin}(?<x>(?:sin|cero|nada de) (?:\p{L}+)(?:,| ni|, ni|, sin) (?:sin |ni )?\p{L}+(?:(?:,| ni|, ni|, sin) (?:sin |ni )?\p{L}+)?)[.:,] (?<y>(?:solo|sólo|simplemente|únicamente) [^.!?\n]{2,50})`,
    ),
  },
  {
    rule: 'rhetorical-end',
    exceptFacts: true,
    pattern: turn(
      String.raw`¿(?:y )?(?:qué tal )?si (?:empezamos|empiezas|lo intentamos|lo intentas|dejamos de|dejáramos de|dejas de|nos atrevemos|nos atreviéramos|te atreves|cambiamos|cambiáramos|hoy|lo hacemos|nos paramos|paramos|soñamos|fuéramos|te digo|te dijera)\>(?: hoy| ya| ahora| mañana)?(?<y>[^?\n]{0,60})\?`,
    ),
  },
  {
    rule: 'rhetorical-end',
    pattern: turn(
      String.raw`\<si no (?:es |eres |somos |soy )?(?:ahora|hoy|tú|nosotros|nosotras|yo|ustedes|vosotros),? ¿?(?:entonces )?(?:cuándo|quién|quiénes)\>`,
    ),
  },
  {
    rule: 'rhetorical-end',
    pattern: turn(
      String.raw`¿(?:quién dijo (?:miedo|que)|te (?:atreves|imaginas|lo vas a perder|lo puedes creer|lo puedes imaginar)|(?:y tú|y vosotros|y ustedes|y usted),? (?:qué|cuándo|cómo|a qué|hasta cuándo|ya|te|estás|eres|has|quieres) (?:esperas|vas a|estás|lo|atreves|sumas|animas|list[oa]|quieres|harás|eliges|prefieres ser|harías|te atreves|qué esperas)|estás list[oa]|estáis listos|están listos|estamos listos|estamos preparados|estás preparad[oa]|aceptas el reto|te sumas|nos sumamos|jugamos|damos el paso|qué te (?:frena|detiene|impide)|por qué no|por qué conformarse|para qué esperar|qué más se puede pedir|no es (?:maravilloso|increíble|eso)|no crees|no te parece|verdad)\>[^?\n]{0,50}\?`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`\<(?:en (?:el|la|los|las) (?:\p{L}+ ){0,2}?(?:está|están|reside|se esconde|vive) (?:la|el) (?:diferencia|magia|clave|secreto|virtud|verdadero|verdadera|éxito|valor|respuesta|belleza|poder|fuerza))\>`,
    ),
  },
  {
    rule: 'generic-optimism',
    pattern: turn(
      String.raw`${begin}(?:el|este) (?:20\d\d|año que viene|próximo año|nuevo año|año nuevo) (?:será|va a ser|promete|viene|llega|nos trae|traerá)\> (?:nuestro|mi|tu|el|un gran|mucho|cargado|lleno|increíble|con|de|aún)[^.!?\n]{0,40}`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      `${begin}(?:y )?(?:(?:tú|todo|de ti|de nosotros|el resto) (?:decides|eliges|depende de (?:ti|nosotros|uno|cada)|depende)|la (?:decisión|elección|pelota|respuesta) (?:es tuya|es nuestra|está en (?:tus|nuestras) manos|está en ti|está en tu)|está en (?:tus|nuestras|tu) manos?|depende de (?:ti|nosotros|cada uno))(?: cada día)?(?=[.!])`,
    ),
  },
  {
    rule: 'tidy-moral',
    exceptFacts: true,
    pattern: turn(
      String.raw`\<(?:el|la|los|las) (?:cambio|miedo|fracaso|esfuerzo|silencio|conformismo|camino|riesgo|disciplina|verdad|rutina|ignorancia|formación|educación|soledad) (?:da|duele|cansa|asusta|pesa|cuesta|incomoda)[^,.;!?\n]{0,20}[,;.] (?<y>(?:pero |y )?[^.!?\n]{0,40}(?:más|mucho más|el doble|peor|para siempre))(?=[.!])`,
    ),
  },
  {
    rule: 'from-to-chain',
    pattern: turn(
      String.raw`\<(?:del? (?:la )?(?:nada|cero|sueño|papel|idea|caos|miedo|duda|dolor|fracaso|sombra|anonimato|garaje|ruido|yo|agotamiento|queja|problema|intención|inspiración|barro|sofá|crisis|servilleta|trinchera|palabra|dicho|discurso|teoría)) (?:a|al) (?:la |los |las )?(?:todo|éxito|realidad|acción|cima|orden|calma|confianza|aprendizaje|luz|mundo|foco|nosotros|equilibrio|gratitud|solución|impacto|ejecución|cielo|oportunidad|negocio|liderazgo|hecho|práctica|hechos|propósito|poder|empresa|certeza)\>`,
    ),
  },
  {
    rule: 'contrast-figure',
    exceptFacts: true,
    pattern: turn(
      String.raw`\<(?:ser|es|somos|son|sois|soy|era|fue|significa)(?: [\p{L}]+)? (?:mucho|muchísimo|algo) más que (?:una? |unos |unas |eso|solo |sólo |simples? |trabajar|vender|enseñar|cocinar|un)(?<y>[^.,;!?\n]{0,40})`,
    ),
  },
  {
    rule: 'tidy-moral',
    exceptFacts: true,
    pattern: turn(
      String.raw`\<detrás de (?:cada|todo|toda|un|una) \p{L}+(?: [\p{L}]+){0,2}? (?:hay|está|se esconden?|existe|late|vive) (?:siempre )?(?<y>(?:una? |el |la |much[oa]s? |much[oa] |miles de |horas de |años de |un gran |una gran )?(?:historias?|persona|personas|equipo|equipazo|sueños?|esfuerzo|familia|familias|mujer|vida|vidas|ilusión|trabajo|pasión|lucha|sacrificio|alguien|emoción|corazón|líder|oportunidad|horas|decisión|miedo|intención))`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`${begin}(?:porque )?(?:l[oa]s (?:sueños|maestr[oa]s|profesor[ea]s|líderes|personas|mujeres|niñ[oa]s|libros|palabras|ideas|equipos|valientes|emociones|historias|marcas|oportunidades|pequeños gestos|abrazos|hábitos|buenas ideas|grandes ideas|grandes cosas|grandes cambios|mejores ideas|mejores equipos)) (?:cambian|mueven|salvan|transforman|construyen|abren|inspiran|unen|curan|sanan|nacen|se construyen|se crean|empiezan|conectan|se hacen|se cumplen|se trabajan|no se buscan|no nacen|hacen) (?:el mundo|vidas|mundos|puertas|montañas|de |con |en |a |realidad|juntos|desde |cuando |grandes|la diferencia|historia|equipo)[^.!?\n]{0,40}`,
    ),
  },
]

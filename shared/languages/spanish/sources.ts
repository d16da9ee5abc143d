import type { SourceWords } from '../sources.ts'

export const spanishSources: SourceWords = {
  questions: [
    '¿Dónde lo ha vivido en su propio trabajo?',
    '¿De qué punto duda, y por qué experiencia?',
    '¿Qué hace de otra manera, o qué cambiará?',
  ],
  writes: (quote, who) => `${quote}, escribe ${who}.`,
  marks: ['«', '»'],
  boilerplate:
    /(?<!\p{L})(?:cookies?|newsletter|boletín|suscríbe\p{L}*|suscribirse|suscripción|suscriptores|inicia(?:r)? sesión|regístrate|registrarse|derechos reservados|todos los derechos|privacidad|aviso legal|términos de uso|haz clic|clic aquí|leer más|lee también|publicidad|patrocinado|foto de|compartir|síguenos|actualizado)(?!\p{L})|©/iu,
  contrast:
    /(?<!\p{L})(?:pero|no|nunca|sino|aunque|sin embargo|mientras|en lugar de|en vez de|más que|menos que|solo|sólo|nadie|nada|sin|pese a)(?!\p{L})/iu,
  reported:
    /(?<!\p{L})(?:según|de acuerdo con|(?:el|la|los|las|este|esta|estos|estas|un|una|su|sus) (?:\p{L}+ )?(?:artículo|autora?|estudio|estudios|encuesta|informe|texto|libro|ensayo|entrevista|pódcast|podcast|episodio|charla|vídeo|video|investigación|investigadores|investigadora?|periodista|columna|blog|cifras|datos|resultados)|(?:he|hemos) (?:\p{L}+ ){0,2}(?:leído|escuchado|oído|visto)|leí|me topé con|(?:él|ella|ellos|ellas) (?:escriben?|escribió|dicen?|dijo|afirman?|cuentan?|muestran?|describen?|llaman?|contaron)|(?<=, )(?:explica|escribe|dice|cuenta|afirma|añade)(?=[,.]))(?!\p{L})/iu,
  likewise: /(?<!\p{L})(?:como|igual que|así como|al igual|también)(?!\p{L})/iu,
  reacting:
    /(?<!\p{L})(?:(?:des|de )?acuerdo|discrepo|dudo|sorprend\p{L}*|llam\p{L}* la atención|impact\p{L}*|impresion\p{L}*|convenc\p{L}*|convence|reconozco|me pregunto|creo|pienso|opino|espero|ojalá|apuesto|sospecho|esperaba)(?!\p{L})/iu,
  promising: /(?<!\p{L})(?:prometo|(?:voy|vamos) a(?= \p{L}+[aei]r(?!\p{L})))(?!\p{L})/iu,
  others:
    /(?<!\p{L})(?:ellos|ellas|él|ella|sus?|gente|equipos|empresas|compañías|directivos|empleados|investigadores|todos|la mayoría|muchos|algunos|otros|(?:la|el) (?:empresa|equipo|compañía|autora?|estudio|grupo|fundadora?))(?!\p{L})/iu,
  joints: /(?<!\p{L})(?:que|mientras|porque|pero|aunque|donde|quien|cuando|como|pues)(?!\p{L})/iu,
  weInVerb: /(?<!\p{L})(?:somos|(?!(?:extremos|ramos|tramos|remos|supremos)(?!\p{L}))\p{L}{1,12}[ae]mos)(?!\p{L})/iu,
}

import { withBlankBeforePercent } from '../cleaning.ts'
import type { ArrangingWords } from '../writing.ts'
import { spanishNotes } from './notes.ts'

export const spanishArranging: ArrangingWords = {
  leansBack:
    'él ella ellos ellas eso esto aquello ese esa este esta estos estas esos esas lo la los las le les se su sus entonces luego después así pero y e o porque además también tampoco aun aún sin embargo mientras ahora ambos ambas por desde ahí allí tras hoy',
  standsFor: 'él ella ellos ellas eso esto aquello lo le les ahí allí su sus',
  firstPerson: 'yo me mí mi mis nosotros nosotras nos nuestro nuestra nuestros nuestras',
  announces: /^\p{L}{2,12}[aei]mos(?!\p{L})/iu,
  finite:
    /(?<!\p{L})(?:es|son|era|eran|está|están|ha|han|he|hemos|hay|había|fue|fueron|soy|tengo|tiene|hizo|dijo|vino|\p{L}{2,}(?:ó|é|í|aron|ieron|aba|aban|ábamos|ía|ían|íamos|amos|emos|imos|an|en))(?!\p{L})/iu,
  capitalsAreNames: true,
  contrast: 'no pero solo sólo nunca nadie nada sin sino de menos perdimos perdí ningún ninguna cero',
  offer: { problem: '¿qué problema resuelve y a quién?', contents: '¿qué contiene?', place: '¿dónde se consigue?' },
  endings: { question: '¿Cómo lo ves?', poll: '¿Qué eliges?' },
  wholeSentence: (words) => `“${words}”: ¿cómo lo dices en una frase entera?`,
  clean: withBlankBeforePercent,
  colon: ': ',
  noAnswer: 'nada|todavía nada|ninguno|no sé|ni idea',
  and: 'y',
  ofThem: { of: 'de', them: 'ellos|ellas' },
  request:
    /^(?:por favor,? )?(?:escribe|redacta|haz|hazme|crea|escríbeme|quiero|necesito) (?:me )?(?:un |una |el |la )?(?:breve )?(?:post|texto|publicación)(?: de linkedin| para linkedin)? (?:sobre|acerca de|que diga que) /i,
  notes: spanishNotes,
  instructions: {
    to: 'al?',
    hook: 'gancho hook inicio comienzo arranque entrada',
    other: 'otro otra nuevo nueva distinto distinta diferente cambia cambiar reescribe mejor',
    shorter: 'corto corta acorta acortar acórtalo breve reduce reducir resume recorta conciso',
    list: 'lista viñetas puntos',
    without: 'sin quita quitar elimina eliminar borra',
    improve: 'mejora mejorar mejóralo pule corrige',
    cta: 'cta cierre final',
    fill: 'un una el la los las lo de del en como con y por favor hazlo haz más dame quiero quisiera post texto publicación todo sección que sea me emojis emoji emoticonos puedes poco unas líneas frases pon ponlo conviértelo a al',
  },
}

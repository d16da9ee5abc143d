import { setOf } from '../lists.ts'
import type { Lexicon, Words } from '../voice.ts'

/** In languages that drop pronouns, the verb's ending shows the person. */
const forms = (known: ReadonlySet<string>, ending: RegExp, others: ReadonlySet<string>): Words => ({
  has: (term) => known.has(term) || (ending.test(term) && !others.has(term)),
})

export const spanish: Lexicon = {
  self: forms(
    setOf(`
      yo me mí mi mis mío mía conmigo soy estoy he tengo voy hago digo puedo quiero creo pienso sé veo vengo pongo salgo
      doy sigo llevo prefiero siento necesito recuerdo espero hice dije fui tuve puse traje vine estuve anduve quise supe
      pude vi di`),
    /^\p{L}{2,}[éí]$/u,
    setOf(
      'qué porqué café bebé comité así aquí allí ahí sí mí casi olé paté puré té fé cliché chalé esquí rubí jabalí maniquí josé andré',
    ),
  ),
  team: forms(
    setOf('nosotros nosotras nos nuestro nuestra nuestros nuestras somos vamos vimos dimos'),
    /^(?:[a-zñü]{2,}[aei]mos|\p{L}*[áíé][br]?amos)$/u,
    setOf('tramos gramos extremos supremos primos reclamos racimos anónimos'),
  ),
  reader: setOf(`
    tú te ti tu tus tuyo contigo usted ustedes vosotros vosotras vuestro vuestra os tienes puedes quieres sabes haces
    eres estás vas debes necesitas crees piensas has tenéis podéis queréis sabéis`),
  joints: setOf(`
    pero porque aunque sino entonces así mientras pues luego además embargo obstante tampoco tanto`),
  contraction: null,
  starters: setOf('y o'),
  common: setOf(`
    ahora algo algunos antes aquel aquí así aunque bien cada casi como contra cosa cosas cual cuando cuándo desde después
    donde durante ella ellas ellos entonces entre era eran esta está están este esto estos hace hacer hacia hasta hemos
    luego menos mientras mucho muchos nada nadie ningún nosotros nuestra nuestro otra otras otro otros para pero poco
    porque puede pueden quien quién según siempre sido sobre solo somos sólo también tanto tener tenía tiene tienen toda
    todas todo todos tras unas unos usted veces`),
}

import type { Language } from '../catalogue.ts'
import { setOf, smallWords } from '../text/small-words.ts'

/** Words that are listed, or known by their form. */
export interface Words {
  has: (term: string) => boolean
}

/** What some measures must know of a language. All in lower case; words are looked up as taken apart at apostrophes. */
export interface Lexicon {
  small: ReadonlySet<string>
  /** The author alone; the author with others; whoever reads. */
  self: Words
  team: Words
  reader: Words
  /** Polite forms of address that only their capital tells from other words. */
  politeReader?: RegExp
  /** Words that join one thought to the one before. */
  joints: ReadonlySet<string>
  /** Short forms that one may write or not; null where the language asks for them or has none. */
  contraction: RegExp | null
}

/** Where a language leaves the pronoun out, the ending of the verb says who is meant. */
const forms = (known: ReadonlySet<string>, ending: RegExp, others: ReadonlySet<string>): Words => ({
  has: (term) => known.has(term) || (ending.test(term) && !others.has(term)),
})

export const lexicons: Record<Language, Lexicon> = {
  english: {
    small: smallWords.english,
    self: setOf('i me my mine myself'),
    team: setOf('we us our ours ourselves'),
    reader: setOf('you your yours yourself yourselves'),
    joints: setOf(`
      because but so however therefore although though while since unless until whereas yet still thus hence then
      instead otherwise meanwhile besides moreover furthermore rather nevertheless`),
    contraction:
      /^(?:\p{L}+(?:n['’]t|['’](?:re|ve|ll|d|m))|(?:it|he|she|that|this|there|here|what|who|where|how|let)['’]s)$/u,
  },
  german: {
    small: smallWords.german,
    self: setOf('ich mich mir mein meine meinen meinem meiner meines'),
    team: setOf('wir uns unser unsere unseren unserem unserer unseres'),
    reader: setOf('du dich dir dein deine deinen deinem deiner deines euch euer eure euren eurem'),
    politeReader: /(?<=[\p{L}\d,;:–—] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/gu,
    joints: setOf(`
      weil aber denn doch deshalb deswegen daher darum also obwohl während sondern trotzdem dennoch jedoch allerdings
      außerdem zudem dagegen damit sodass falls sofern dadurch folglich stattdessen`),
    contraction: /^\p{L}+['’](?:s|n|ne|nen|ner)$/u,
  },
  french: {
    small: smallWords.french,
    self: setOf('je j me m moi mon ma mes mien mienne'),
    team: setOf('nous notre nos on'),
    reader: setOf('tu te t toi ton ta tes vous votre vos'),
    joints: setOf(`
      mais donc car parce puisque cependant pourtant toutefois néanmoins alors ainsi sinon or quoique lorsque tandis
      ensuite puis enfin plutôt certes`),
    contraction: null,
  },
  spanish: {
    small: smallWords.spanish,
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
  },
}

/** Words of four letters and more that everybody uses, in any of the languages: nobody's favourites. */
export const commonWords: ReadonlySet<string> = setOf(`
  about after again also always another around away back because been before being below between both came come could
  does doing done down each even ever every everyone everything find first from gets give going good have having here
  into itself just keep know last less like long made make many maybe mean more most much must need never next nobody
  nothing once only other others over people really said same says should since some someone something still such take
  than that their them then there these they thing things think this those through time today under until very want
  well went were what when where which while will with without work would year years your yours
  aber alle alles also andere auch auf beim bereits bist dann dass dein denn dich dies diese diesen dieser doch durch
  eine einem einen einer eines etwas euch für gibt habe haben hast hatte hier ihre immer jetzt jede jeden jeder kann
  kein keine können machen mehr mein meine mich muss nach nicht nichts noch oder ohne schon sehr sein seine sich sind
  über unser unsere unter viel viele vielleicht wann warum weil wenn werden wieder wird wurde zwischen
  ainsi alors après aussi autre autres avant avec avoir beaucoup bien cela celle celui cette chaque chez comme comment
  contre dans depuis donc elle elles encore entre être faire fait fois leur leurs mais même moins notre nous parce pour
  pourquoi quand quel quelle quelque rien sans sera sont sous suis sur temps toujours tous tout toute toutes très votre
  vous
  ahora algo algunos antes aquel aquí así aunque bien cada casi como contra cosa cosas cual cuando cuándo desde después
  donde durante ella ellas ellos entonces entre era eran esta está están este esto estos hace hacer hacia hasta hemos
  luego menos mientras mucho muchos nada nadie ningún nosotros nuestra nuestro otra otras otro otros para pero poco
  porque puede pueden quien quién según siempre sido sobre solo somos sólo también tanto tener tenía tiene tienen toda
  todas todo todos tras unas unos usted veces`)

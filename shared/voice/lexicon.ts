import { idsOf, type Language, languages } from '../catalogue.ts'

/** Words that are listed, or known by their form. */
export interface Words {
  has: (term: string) => boolean
}

/** What some measures must know of a language. All in lower case; words are looked up as taken apart at apostrophes. */
export interface Lexicon {
  /** Words that say little by themselves and that no text does without. */
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

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** Where a language leaves the pronoun out, the ending of the verb says who is meant. */
const forms = (known: ReadonlySet<string>, ending: RegExp, others: ReadonlySet<string>): Words => ({
  has: (term) => known.has(term) || (ending.test(term) && !others.has(term)),
})

export const lexicons: Record<Language, Lexicon> = {
  english: {
    small: set(`
      a an the this that these those and or but nor so yet if than as at by for from in into of off on onto out over to
      under up upon with within without about after before between through during against among around because while
      when where which who whom whose what why how there here then not no is are was were be been being am has have had
      having do does did doing can could will would shall should may might must i me my mine myself we us our ours you
      your yours he him his she her hers it its they them their theirs one ones all any both each either every few many
      more most much neither none other another some such only own same too very just also even still again ever never
      s t re ve ll d m`),
    self: set('i me my mine myself'),
    team: set('we us our ours ourselves'),
    reader: set('you your yours yourself yourselves'),
    joints: set(`
      because but so however therefore although though while since unless until whereas yet still thus hence then
      instead otherwise meanwhile besides moreover furthermore rather nevertheless`),
    contraction:
      /^(?:\p{L}+(?:n['’]t|['’](?:re|ve|ll|d|m))|(?:it|he|she|that|this|there|here|what|who|where|how|let)['’]s)$/u,
  },
  german: {
    small: set(`
      der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines und oder aber denn
      doch sondern als wie wenn weil dass ob damit obwohl während bevor nachdem in im ins an am ans auf aus bei beim mit
      nach seit von vom zu zum zur für gegen ohne um durch über unter vor hinter neben zwischen nicht nichts nur auch
      noch schon sehr so ja nein mal eben halt ist sind war waren bin bist seid sein gewesen hat haben habe hatte hatten
      hast wird werden wurde wurden werde kann können konnte muss müssen musste soll sollen will wollen darf dürfen mag
      ich mich mir mein meine meinen meinem meiner du dich dir dein deine er ihn ihm sie ihr ihre ihren ihrem es wir uns
      unser unsere unseren euch euer man sich selbst wer was wo wann warum welche welcher welches dieser diese dieses
      diesen diesem jeder jede jedes alle alles viele mehr dann da dort hier jetzt immer nie wieder also`),
    self: set('ich mich mir mein meine meinen meinem meiner meines'),
    team: set('wir uns unser unsere unseren unserem unserer unseres'),
    reader: set('du dich dir dein deine deinen deinem deiner deines euch euer eure euren eurem'),
    politeReader: /(?<=[\p{L}\d,;:–—] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/gu,
    joints: set(`
      weil aber denn doch deshalb deswegen daher darum also obwohl während sondern trotzdem dennoch jedoch allerdings
      außerdem zudem dagegen damit sodass falls sofern dadurch folglich stattdessen`),
    contraction: /^\p{L}+['’](?:s|n|ne|nen|ner)$/u,
  },
  french: {
    small: set(`
      le la les l un une des du de d au aux ce cet cette ces c et ou mais donc or ni car si que qu qui quoi dont où quand
      comme parce puisque lorsque à en dans par pour sur sous avec sans chez entre vers contre depuis pendant avant après
      ne n pas plus jamais rien aucun aucune très trop aussi encore déjà toujours même est sont était étaient être été
      suis es sommes êtes sera a ont ai as avons avez avait avaient avoir eu fait faire peut peuvent pouvoir doit faut je
      j me m moi mon ma mes tu te t toi ton ta tes il elle on se s soi lui son sa ses nous notre nos vous votre vos ils
      elles leur leurs y tout tous toute toutes autre autres quelque quelques chaque plusieurs ça cela alors`),
    self: set('je j me m moi mon ma mes mien mienne'),
    team: set('nous notre nos on'),
    reader: set('tu te t toi ton ta tes vous votre vos'),
    joints: set(`
      mais donc car parce puisque cependant pourtant toutefois néanmoins alors ainsi sinon or quoique lorsque tandis
      ensuite puis enfin plutôt certes`),
    contraction: null,
  },
  spanish: {
    small: set(`
      el la los las lo un una unos unas de del a al en con sin por para sobre entre hasta desde hacia según tras contra
      y e o u pero sino ni que si como cuando donde porque aunque mientras pues no sí nunca jamás nada nadie muy más
      menos tan tanto también ya aún todavía siempre solo sólo es son era eran ser sido soy eres somos está están estaba
      estar he ha han hay había haber hemos tiene tienen tener puede pueden poder debe hace hacer fue fueron yo me mí mi
      mis tú te ti tu tus él ella ello se su sus le les nos nosotros nosotras nuestro nuestra nuestros nuestras os usted
      ustedes vosotros vuestro vuestra ellos ellas este esta estos estas esto ese esa esos esas eso aquel aquella qué
      quién quien cual cuál cómo dónde todo toda todos todas otro otra otros otras cada algo alguien`),
    self: forms(
      set(`
        yo me mí mi mis mío mía conmigo soy estoy he tengo voy hago digo puedo quiero creo pienso sé veo vengo pongo salgo
        doy sigo llevo prefiero siento necesito recuerdo espero hice dije fui tuve puse traje vine estuve anduve quise supe
        pude vi di`),
      /^\p{L}{2,}[éí]$/u,
      set(
        'qué porqué café bebé comité así aquí allí ahí sí mí casi olé paté puré té fé cliché chalé esquí rubí jabalí maniquí josé andré',
      ),
    ),
    team: forms(
      set('nosotros nosotras nos nuestro nuestra nuestros nuestras somos vamos vimos dimos'),
      /^(?:[a-zñü]{2,}[aei]mos|\p{L}*[áíé][br]?amos)$/u,
      set('tramos gramos extremos supremos primos reclamos racimos anónimos'),
    ),
    reader: set(`
      tú te ti tu tus tuyo contigo usted ustedes vosotros vosotras vuestro vuestra os tienes puedes quieres sabes haces
      eres estás vas debes necesitas crees piensas has tenéis podéis queréis sabéis`),
    joints: set(`
      pero porque aunque sino entonces así mientras pues luego además embargo obstante tampoco tanto`),
    contraction: null,
  },
}

/** The language whose small words come most often; null where they do not tell. */
export function languageOf(terms: readonly string[]): Language | null {
  const scores = idsOf(languages)
    .map((id) => ({ id, score: terms.filter((term) => lexicons[id].small.has(term)).length }))
    .sort((one, other) => other.score - one.score)
  const [first, second] = [scores[0]!, scores[1]!]
  // A relative such as Italian shares a few of them; a text in the language itself has them in every second place.
  return first.score >= Math.max(2, terms.length / 4) && first.score > second.score ? first.id : null
}

/** So many characters are enough to detect a language. */
const enough = 2_000

export const languageOfText = (text: string): Language | null =>
  languageOf(
    text
      .slice(0, enough)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  )

/** Words of four letters and more that everybody uses, in any of the languages: nobody's favourites. */
export const commonWords: ReadonlySet<string> = set(`
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

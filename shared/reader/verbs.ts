import type { Language } from '#shared/catalogue.ts'
import { setOf } from '#shared/text/small-words.ts'

/** By which words and endings a language shows that a sentence has a verb with its person and time. In lower case. */
export interface Verbs {
  /** Who does it, in a form that nothing but a verb or an adverb follows: "we", "je", "man". */
  subjects: ReadonlySet<string>
  /** What stands right before a verb with its person: "se", "ne". */
  leading: ReadonlySet<string>
  /** What follows `subjects` and `leading` where no verb does. */
  noVerb: ReadonlySet<string>
  /** Words that are nothing but such a verb. */
  finite: ReadonlySet<string>
  /** Endings that give such a verb away wherever it stands, and those of words that may be something else. */
  sure: RegExp
  likely: RegExp
  /** Of these, what may also open a sentence, as the subject is left out. */
  opens: RegExp
  /** Words with such endings that are no verbs. */
  others: ReadonlySet<string>
  /** Behind them stands a noun or an adjective, however it ends. */
  before: ReadonlySet<string>
  /** They open a part of a sentence, which is none by itself: "because nobody asked". */
  opening: ReadonlySet<string>
  /** They join such a part to a noun: "the question that changed it". */
  relative: ReadonlySet<string>
  /** Of these, what stands for other things too, unless a verb follows. */
  near: ReadonlySet<string>
  /** They open a title that a part follows without a joint: "three things I learned". */
  articles: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()
const never = /(?!)/

export const verbsOf: Readonly<Record<Language, Verbs>> = {
  english: {
    subjects: setOf('i we he she they'),
    leading: none,
    noVerb: setOf('and or but nor as with of in on at to from for by than myself all both'),
    finite: setOf(`
      am is are was were isn aren wasn weren has have had hasn haven hadn does did doesn don didn can could will would
      shall should must might cannot couldn won wouldn shouldn went came took gave wrote began ran knew saw fell rose
      ate drove spoke chose broke grew threw wore rang sang flew froze forgot shook stole drew blew became woke said
      told got seems knows wants thinks says goes takes makes gets gives`),
    sure: never,
    likely:
      /^(?:\p{L}{2,}ed|felt|meant|stood|left|paid|lost|sold|bought|made|sent|spent|held|led|met|won|built|taught|found|kept|heard|read|put|cut|set|hit|cost|let|brought|sat|slept|caught|fought|thought|quit|do|may|comes|means|needs|likes|sees|works|looks|feels|keeps|costs|helps|hates|loves|happens|becomes|remains|depends|matters|exists|lives|runs|sells|buys|pays|uses|starts|stops|stays|leaves|loses|brings|tells|asks|reads|writes|sounds|know|think|want|need|believe|seem|mean|become|happen|feel|keep|say|get|go|come|make|take)$/u,
    opens: never,
    others: setOf(`
      need feed speed indeed hundred embed exceed proceed succeed seed breed shed red bed wed fed sacred naked wicked
      based supposed shared mixed limited advanced experienced dedicated detailed unexpected`),
    before: setOf(`
      a an the this that these those my our your his her its their no some any every each one two three four five six
      seven eight nine ten of in on at to from for by with without about into over under between through as and or more
      most less very so too well not new old first last next best other s be`),
    opening: setOf(`
      because when if which who whose how why what where while whereas after before since although though until unless
      whether whenever wherever as`),
    relative: setOf('that which who'),
    near: setOf('that'),
    articles: setOf('the a an my our one two three four five six seven eight nine ten'),
  },
  spanish: {
    subjects: setOf('yo nosotros nosotras'),
    leading: setOf('me te se nos le les'),
    noVerb: setOf('y e o u ni con de en para por que como sobre sin'),
    finite: setOf(`
      es son soy eres somos era eran fue fui fueron fuimos será serán sería está estoy estás estamos están estaba estaban
      estuvo he ha has han hemos había habían hay hubo habrá tengo tiene tienes tienen tenemos tenía tenían tuvo tuve
      puede puedo puedes pueden podemos podía pudo debe debo deben quiero quiere quieres quieren hacen hizo hice dice
      dicen digo dijo dije dijeron va voy vas van vamos vino viene vienen sé sabe saben sabía supo creo cree creen pienso
      piensa piensan veo ve vi vio parece parecen sigue siguen queda quedan cuesta cuestan necesita necesitan necesito
      falta importa funciona funcionan significa existe existen llega llegan puso trajo quiso hago hacemos`),
    sure: /^(?:\p{L}{2,}ó|\p{L}{2,}(?:aron|ieron|aban|aba|ían|ábamos|íamos|áramos|iéramos)|\p{L}{3,}(?:aré|eré|iré|ará|erá|irá|arán|erán|irán))$/u,
    likely:
      /^(?:\p{L}{2,}(?:ía|amos|emos|imos|[éí])|trabajan?|pasan?|llevan?|dejan?|buscan?|venden?|compran?|pagan?|gustan?|empiezan?|terminan?|cambian?|ayudan?|crecen?|pierden?|ganan?|abren?|cierran?|responden?|preguntan?|escriben?|leen?|usan?|piden?|duran?|hace)$/u,
    opens: /^\p{L}{2,}(?:[aei]mos|é)$/u,
    others: setOf(`
      día todavía mayoría compañía energía categoría economía tecnología garantía guía vía filosofía metodología alegría
      teoría fotografía panadería librería cafetería consultoría ingeniería asesoría auditoría tesorería tramos gramos
      extremos supremos primos reclamos anónimos últimos próximos mínimos máximos dominó qué porqué café bebé comité así
      aquí allí ahí sí mí casi té fe cliché andré josé además también según jardín`),
    before: setOf(`
      el la los las un una unos unas de del al a en con sin por para sobre entre mi mis tu tus su sus nuestro nuestra
      nuestros nuestras este esta estos estas ese esa cada todo toda más menos muy y o e dos tres cuatro cinco seis siete
      ocho nueve diez primer primera último última`),
    opening: setOf('porque cuando si que quien donde mientras aunque como cómo qué quién dónde cuándo cuánto'),
    relative: setOf('que quien quienes qué'),
    near: none,
    articles: none,
  },
  french: {
    subjects: setOf('je j tu il on ils c nous vous'),
    leading: setOf('ne n se s me m te t'),
    noVerb: setOf(
      'et ou mais pas plus ni de d à au en avec pour sur dans par que qui même mêmes deux trois tous toutes',
    ),
    finite: setOf(`
      est sont était étaient suis sommes êtes sera serait seront fut furent ai a avons avez ont avait avaient avais aura
      aurait va vais vont allons faut peut peux peuvent pouvait doit dois doivent devait veut veux veulent sait sais
      savent dit disent vient viennent vaut`),
    sure: /^\p{L}{2,}(?:aient|èrent|irent)$/u,
    likely:
      /^(?:\p{L}{2,}(?:ait|ez)|fait|font|prend|prennent|met|mettent|reste|restent|coûte|coûtent|marche|travaille|pense|change|commence|continue|arrive|arrivent|manque|compte|suffit|sert|aide|aiment|avançons|devient)$/u,
    opens: never,
    others: setOf(`
      lait trait portrait souhait parfait retrait extrait bienfait attrait forfait chez assez nez rendez client patient
      quotient`),
    before: setOf(`
      le la les l un une des du de d au aux à en dans par pour sur sous avec sans chez mon ma mes ton ta tes son sa ses
      notre nos votre vos leur leurs ce cet cette ces deux trois quatre cinq six sept huit neuf dix très plus moins bien
      et ou tout`),
    opening: setOf('parce quand lorsque si que qui comment pourquoi où comme puisque quel quelle quels quelles'),
    relative: setOf('qui que qu dont où'),
    near: none,
    articles: setOf('le la les l un une mon ma mes notre nos deux trois quatre cinq six sept huit neuf dix ce'),
  },
  german: {
    subjects: setOf('ich wir er man du es'),
    leading: none,
    noVerb: setOf(`
      und oder aber als mit in im an am auf aus bei für von vom zu zum zur wie selbst auch nur alle beide sowie plus noch
      nicht samt`),
    finite: setOf(`
      bin bist ist sind seid war warst waren hab habe hast hat haben habt hatte hattest hatten wird werde werden wirst
      wurde wurden würde würden kann kannst können könnt konnte konnten könnte könnten muss musst müssen müsst musste
      mussten müsste soll sollst sollen sollte sollten will willst wollen wollt wollte wollten darf dürfen durfte mag
      möchte möchten gibt gab ging gingen geht kam kamen kommt fand fanden steht stand standen lief liefen läuft rief
      riefen schrieb schrieben blieb blieben bleibt sah sahen sieht nahm nahmen nimmt sprach fuhr fuhren fährt fiel fielen
      fällt stieg stiegen sank verlor heißt weiß wusste lässt ließ liegt lag macht machte sagt sagte fragt fragte braucht
      brauchte hilft half reicht dachte brachte kostet kostete`),
    sure: never,
    likely: /^\p{Ll}{2,}(?:te|ten|t|en|ern|eln)$/u,
    opens: never,
    others: setOf(`
      nicht jetzt seit mit erst selbst sonst oft fast gut bereits dort fort gestern morgen neben zwischen gegen wegen statt
      samt laut zuletzt zuerst vielleicht leicht echt insgesamt überhaupt damit letzten letzte ersten erste zweiten zweite
      dritten dritte besten beste meisten meiste guten gute alten alte breiten späten weiten festen harten unten hinten
      mitten einen keinen meinen seinen ihren unseren allen vielen wenigen neuen beiden zehnten heute weit direkt konkret
      komplett nämlich zusammen innen außen oben eben neben neuesten nächsten nächste bekannt privat wert bunt rot breit
      kalt alt hart spät zu-letzt anderen andere sieben zweit dritt viert samten kosten offen dann denn wann wenn`),
    before: setOf(`
      der die das den dem des ein eine einen einem einer eines kein keine keinen mein meine meinen meinem unser unsere
      unseren unserem sein seine ihr ihre ihren in im an am auf aus bei beim mit nach seit von vom zu zum zur für gegen ohne
      um durch über unter vor zwischen wegen trotz statt und oder sehr so ganz zwei drei vier fünf sechs sieben acht neun zehn alle viele`),
    opening: setOf(
      'weil wenn dass ob als damit obwohl während bevor nachdem wie warum wieso weshalb wer was wo wann welche welcher welches seit',
    ),
    relative: none,
    near: none,
    articles: none,
  },
}

import { never, none, setOf } from '../lists.ts'
import type { ReaderWords } from '../reader.ts'

export const german: ReaderWords = {
  verbs: {
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
  joints: setOf('von für und oder'),
  nouns: none,
  prepositions: setOf('während seit'),
  everything: none,
  being: setOf('ist sind war waren'),
  contracted: none,
  verbLast: {
    opening: setOf('da'),
    asked: setOf('ich wir er sie es man du ihr der die das ein eine'),
    ending: /(?:e|t|n)$/,
    inverted: /^\p{Ll}{2,}(?:e|st|t|en)$/u,
    participle: /^ge\p{L}+(?:t|en)$/u,
    past: /\p{L}{3}ten?$/u,
  },
  contrasts: [
    /\b(?:nicht|kein|keine|keinen) [^.!?\n]{2,60}\.\s{1,2}sondern\b/i,
    /\b(?:es|das|dies) (?:geht|ist) nicht [^.!?\n]{2,60}\.\s{1,2}(?:es|das|sie) (?:geht|ist|sind)\b/i,
    /\bdas problem ist nicht [^.!?\n]{2,60}\.\s{1,2}das problem ist\b/i,
  ],
  // "Werkstatt" and "Autowerkstatt"
  compoundEnding: /(?:en|[ens])$/,
  vowels: /(?:ie|ei|ai|au|eu|äu)|[aeiouyäöü]/g,
  // The first Vienna formula.
  grade: ({ perSentence, shareOf }) =>
    0.1935 * shareOf(({ syllables }) => syllables >= 3) +
    0.1672 * perSentence +
    0.1297 * shareOf(({ letters }) => letters > 6) -
    0.0327 * shareOf(({ syllables }) => syllables === 1) -
    0.875,
  smallShare: 0.46,
}

import { withBlankBeforePercent } from '../cleaning.ts'
import type { ArrangingWords } from '../writing.ts'
import { germanNotes } from './notes.ts'

export const germanArranging: ArrangingWords = {
  leansBack:
    'er sie es ihn ihm ihr ihnen ihre sein seine das dies diese dieser dieses dann danach da dabei dafür dagegen dadurch damit daran darauf daraus darin darüber davon dazu deshalb deswegen darum also aber und oder denn weil seitdem seither trotzdem außerdem stattdessen inzwischen jetzt nun später beide beides auch so doch sonst',
  standsFor:
    'er es ihn ihm ihnen dies diese dieser dieses damit dafür dagegen davon daran darüber dazu deren dessen deshalb deswegen darum dadurch trotzdem',
  firstPerson: 'ich mich mir mein meine meinem meinen meiner wir uns unser unsere unserem unseren unserer',
  finite:
    /(?<!\p{L})(?:bin|bist|ist|sind|seid|war|waren|hab|habe|hast|hat|haben|hatten?|wird|werden|wurden?|kann|können|konnten?|muss|müssen|mussten?|soll|sollen|will|wollen|wollten?|darf|gab|ging|kam|kamen|fand|stand|lief|rief|schrieb|blieb|sah|nahm|sprach|fuhr|fiel|stieg|sank|verlor|\p{Ll}{3,}(?:te|ten|t))(?!\p{L})/u,
  dropped: [
    {
      verb: /^(?:hab|habe|bin|dachte|wusste|hoffte) (?!(?:ich|er|sie|man|keiner|niemand)(?!\p{L}))/iu,
      one: 'Ich ',
    },
    { verb: /^(?:haben|sind) (?!(?:wir|sie|ihr|alle|beide)(?!\p{L}))[^?]*$/iu, one: 'Wir ' },
  ],
  capitalsAreNames: false,
  contrast: 'nicht kein keine keinen aber nur statt nie niemand nichts ohne von sondern weniger verloren null',
  offer: {
    problem: 'welches Problem löst es, und für wen?',
    contents: 'was steht drin?',
    place: 'wo ist es zu bekommen?',
  },
  endings: { question: 'Wie seht ihr das?', poll: 'Was wählt ihr?' },
  wholeSentence: (words) => `„${words}“: wie heißt das in einem ganzen Satz?`,
  clean: withBlankBeforePercent,
  colon: ': ',
  noAnswer: 'nein|nichts|noch nichts|keine?|weiß (?:ich )?nicht|siehe oben',
  and: 'und',
  ofThem: { of: 'von', them: 'denen' },
  request:
    /^(?:bitte )?(?:schreib|schreibe|mach|mache|erstell|erstelle|ich (?:brauche|möchte|will)) (?:mir |uns )?(?:bitte )?(?:einen |den )?(?:kurzen )?(?:linkedin-|linkedin )?(?:post|beitrag|text) (?:über|zu|zum thema|darüber, dass) /i,
  notes: germanNotes,
  instructions: {
    to: 'auf',
    hook: 'hook einstieg aufhänger anfang einleitung',
    other:
      'anderer anderen andere anderes neuer neuen neue neues ändere ändern tausche tauschen ersetze besserer besseren',
    shorter: 'kürzer kürze kürzen straffe straffer straffen knapper kurz',
    list: 'liste aufzählung stichpunkte stichpunkten aufzählungspunkte punkte',
    without: 'keine keinen kein ohne entferne entfernen lösche löschen weg raus streiche',
    improve: 'verbessere verbessern aufräumen überarbeite glätte',
    cta: 'cta schluss ende',
    fill: 'um ein eine einen den der die das es dem zu als in mit und bitte mach mache machen gib mir ich will möchte hätte gern gerne post text beitrag ganzen abschnitt sein etwas bisschen mehr zeilen sätze kannst du emojis emoji smileys alle einmal noch daraus daraus',
  },
}

import type { Language } from '../../shared/catalogue.ts'
import { type Evidence, traceClaims } from '../../shared/claims/claims.ts'
import type { PostContent } from '../../shared/posts.ts'
import { checkPost } from '../../shared/reader/check.ts'
import { loadEveryLanguage } from '../../shared/reader/languages.ts'
import { effort } from './effort.ts'
import { mark, median, milliseconds, percentile, table } from './figures.ts'

await loadEveryLanguage()

const length = 3_000
const runs = effort(300, 2)
const runsOfWarmUp = effort(50, 0)
const maxMs = 4

/** Plain sentences and stock phrases, so that every rule has work. */
const prose: Record<Language, string> = {
  english: `We cancelled our Monday status meeting in March. It was where three people thought aloud while eleven waited for their turn. Nobody missed it, and Ana got her mornings back. Here's the thing: it's not about the tools, it's about the people. The result? Clarity, courage and consistency. What we do now is dull. Everyone writes two lines by ten, what is stuck goes on top, and whoever can help answers there. In today's fast-paced world we all want to unlock our potential — and then we sit in a room for an hour. I asked the team in June whether they wanted it back. Two of eleven did, both of them because of the coffee. `,
  spanish: `En marzo quitamos la reunión de los lunes. Tres personas pensaban en voz alta mientras once esperaban su turno. Nadie la echó de menos y Ana recuperó las mañanas. Seamos sinceros: no se trata de herramientas, sino de personas. ¿El resultado? Claridad, valentía y constancia. Lo que hacemos ahora es aburrido. Cada uno escribe dos líneas antes de las diez, lo que está parado va arriba y quien puede ayudar contesta ahí. En el mundo actual todos queremos desbloquear nuestro potencial — y luego pasamos una hora en una sala. En junio pregunté al equipo si la querían de vuelta. Dos de once dijeron que sí, los dos por el café. `,
  french: `En mars, nous avons supprimé la réunion du lundi. Trois personnes pensaient à voix haute pendant que onze attendaient leur tour. Elle n’a manqué à personne, et Ana a retrouvé ses matinées. Soyons honnêtes : ce n’est pas une question d’outils, c’est une question de personnes. Le résultat ? De la clarté, du courage et de la constance. Ce que nous faisons maintenant est ennuyeux. Chacun écrit deux lignes avant dix heures, ce qui bloque va en haut, et qui peut aider répond là. Dans un monde en perpétuelle mutation, nous voulons libérer notre potentiel — et nous passons une heure dans une salle. En juin, j’ai demandé à l’équipe si elle la voulait de nouveau. Deux sur onze, tous deux à cause du café. `,
  german: `Im März haben wir das Montagsmeeting gestrichen. Drei Leute dachten laut nach, während elf auf ihren Einsatz warteten. Niemand hat es vermisst, und Ana hat ihre Vormittage zurück. Seien wir ehrlich: Es geht nicht um Tools, sondern um Menschen. Das Ergebnis? Klarheit, Mut und Ausdauer. Was wir jetzt tun, ist langweilig. Jeder schreibt bis zehn zwei Zeilen, was klemmt, steht oben, und wer helfen kann, antwortet dort. In der heutigen schnelllebigen Welt wollen alle ihr Potenzial entfalten – und dann sitzen wir eine Stunde in einem Raum. Im Juni habe ich gefragt, ob jemand es zurückwill. Zwei von elf wollten, beide wegen des Kaffees. `,
}

const postOf = (text: string): PostContent => ({
  hook: text.slice(0, 140),
  insight: text.slice(140, 1_000),
  value: text.slice(1_000, 2_800),
  cta: text.slice(2_800, length),
})

function timesOf(work: () => unknown): number[] {
  const times: number[] = []
  for (let run = 0; run < runsOfWarmUp + runs; run++) {
    const from = performance.now()
    work()
    if (run >= runsOfWarmUp) times.push(performance.now() - from)
  }
  return times
}

interface Readability {
  fleschKincaidGrade: (text: string) => number
  gunningFog: (text: string) => number
  textStandard: (text: string) => unknown
}

const load = async <T>(name: string): Promise<T> => (await import(name)).default as T

/** The Reader check on a full post in each language, and two packages on the English text. */
export async function benchReader(): Promise<string> {
  const writeGood = await load<(text: string) => unknown>('write-good')
  const readability = await load<Readability>('text-readability')
  const row = (name: string, times: number[], isJudged: boolean) => [
    name,
    isJudged ? `≤ ${maxMs} ms` : '',
    milliseconds(median(times)),
    milliseconds(percentile(times, 95)),
    isJudged ? mark(median(times) <= maxMs) : '',
  ]
  const rows: string[][] = []
  for (const language of Object.keys(prose) as Language[]) {
    const content = postOf(prose[language].repeat(6))
    const evidence: Evidence = { brief: prose[language], samples: [], profile: '', proofs: [], settled: [] }
    const claims = traceClaims(content, language, evidence)
    const check = () =>
      checkPost({ content, language, category: 'explanation', subject: prose[language], claims, voice: null })
    rows.push(row(`the Reader check, ${language}`, timesOf(check), true))
  }
  const english = prose.english.repeat(6).slice(0, length)
  rows.push(
    row(
      'text-readability: grade, fog and its summary',
      timesOf(() => [
        readability.fleschKincaidGrade(english),
        readability.gunningFog(english),
        readability.textStandard(english),
      ]),
      false,
    ),
    row(
      'write-good',
      timesOf(() => writeGood(english)),
      false,
    ),
  )
  return table([`${length.toLocaleString('en')} characters`, 'target', 'median', 'p95', ''], rows)
}

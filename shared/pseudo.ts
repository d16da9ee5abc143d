/** What Lingui makes of an ICU text: texts, and values with what to do with them. */
export type Token = string | [name: string, kind?: string, cases?: Record<string, Token[] | string | number>]

const accented: Record<string, string> = {
  ...{ a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ' },
  ...{ n: 'ñ', o: 'ö', p: 'þ', q: 'ɋ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž' },
  ...{ A: 'Á', B: 'Ɓ', C: 'Ç', D: 'Ð', E: 'É', F: 'Ƒ', G: 'Ĝ', H: 'Ĥ', I: 'Î', J: 'Ĵ', K: 'Ķ', L: 'Ļ', M: 'Ṁ' },
  ...{ N: 'Ñ', O: 'Ö', P: 'Þ', Q: 'Ɋ', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Û', V: 'Ṽ', W: 'Ŵ', X: 'Ẋ', Y: 'Ý', Z: 'Ž' },
}
// They are 40 % of the letters.
const doubled = new Set('aeiourtAEIOURT')

/** Accents on every letter, and 40 % longer. Tags stay. */
export const pseudoText = (text: string): string =>
  text
    .split(/(<[^<>]*>)/)
    .map((part) => (part.startsWith('<') ? part : longer(part)))
    .join('')

const longer = (text: string): string =>
  [...text].map((letter) => (accented[letter] ?? letter).repeat(doubled.has(letter) ? 2 : 1)).join('')

const inside = (tokens: readonly Token[]): Token[] =>
  tokens.map((token) => {
    if (typeof token === 'string') return token === '#' ? token : pseudoText(token)
    const [name, kind, cases] = token
    if (!kind || typeof cases !== 'object') return token
    const said = Object.entries(cases).map(([key, one]) => [key, Array.isArray(one) ? inside(one) : one])
    return [name, kind, Object.fromEntries(said)]
  })

/** A compiled message in the made-up language. Brackets show where a text ends, so nobody misses one that is cut. */
export const pseudoMessage = (tokens: readonly Token[]): Token[] => ['⟦', ...inside(tokens), '⟧']

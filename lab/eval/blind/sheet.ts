import { createHash } from 'node:crypto'
import { type BriefKind, type EvalBrief, samplesOf } from '../briefs.ts'
import { escaped } from '../report.ts'

/** The writers of the texts on a sheet; stored apart from it. */
export interface Key {
  items: {
    item: number
    brief: { id: string; kind: BriefKind; hasSamples: boolean }
    /** By letter: the writer, and how many claims have no evidence. */
    texts: Record<string, { writer: string; traced: number }>
  }[]
}

export interface SheetText {
  writer: string
  text: string
  traced: number
}

export interface SheetItem {
  brief: EvalBrief
  texts: readonly SheetText[]
}

const letters = 'ABCDEFGH'

/** The texts of a brief in a random order that stays the same. */
export const shuffled = (seed: string, { brief, texts }: SheetItem): SheetText[] => {
  const rank = ({ writer }: SheetText) => createHash('sha256').update(`${seed}\n${brief.id}\n${writer}`).digest('hex')
  return texts.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

export function keyOf(seed: string, items: readonly SheetItem[]): Key {
  return {
    items: items.map((item, at) => ({
      item: at + 1,
      brief: { id: item.brief.id, kind: item.brief.kind, hasSamples: samplesOf(item.brief).length > 0 },
      texts: Object.fromEntries(
        shuffled(seed, item).map(({ writer, traced }, place) => [letters[place]!, { writer, traced }]),
      ),
    })),
  }
}

const columns = ['place', 'mark', 'voice', 'invented'] as const
const fields = {
  place: { label: 'Place (1 is the one you would rather post; equal is a tie)', min: 1, max: letters.length },
  mark: { label: 'I would post this as it is (1 to 10)', min: 1, max: 10 },
  voice: { label: 'Sounds like this person (0 to 3)', min: 0, max: 3 },
  invented: { label: 'Facts about the author that the notes do not hold (how many)', min: 0, max: 99 },
} as const

const heading = `item,text,${columns.join(',')}`

/** For people who prefer to mark in a spreadsheet. */
export const emptyMarks = ({ items }: Key): string =>
  `${[heading, ...items.flatMap(({ item, texts }) => Object.keys(texts).map((letter) => `${item},${letter},,,,`))].join('\n')}\n`

const paragraphs = (text: string) => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`

const input = (item: number, letter: string, column: (typeof columns)[number]) => {
  const { label, min, max } = fields[column]
  return `<label>${label}<input type="number" name="${item} ${letter} ${column}" min="${min}" max="${max}" step="1"></label>`
}

/**
 * A page to read and mark texts without knowing the writers. It needs no network. Marks stay in the browser until
 * the reader saves them as a file.
 */
export function sheetOf(seed: string, items: readonly SheetItem[]): string {
  const sections = items.map((item, at) => {
    const samples = samplesOf(item.brief)
    const known =
      samples.length > 0
        ? `<details><summary>Posts of the author</summary>${samples.map(paragraphs).join('<hr>')}</details>`
        : ''
    const texts = shuffled(seed, item).map(({ text }, place) => {
      const letter = letters[place]!
      return `<fieldset><legend>${at + 1} ${letter}</legend><div lang="${codes[item.brief.language]}">${paragraphs(text)}</div>${columns.map((column) => input(at + 1, letter, column)).join('')}</fieldset>`
    })
    return `<section><h2>${at + 1} of ${items.length}</h2><h3>The author’s notes</h3><blockquote lang="${codes[item.brief.language]}">${paragraphs(item.brief.subject)}</blockquote>${known}<div class="texts">${texts.join('')}</div></section>`
  })
  const id = createHash('sha256').update(seed).digest('hex').slice(0, 16)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Posts to mark</title>
<style>
body { font: 16px/1.6 system-ui, sans-serif; margin: 2rem auto; padding: 0 1rem; max-width: 72rem; color: #222; background: #faf8f4 }
.texts { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)) }
fieldset { background: #fff; border: 1px solid #ccc; border-radius: 8px; padding: 1rem; overflow-wrap: anywhere; min-width: 0 }
blockquote { margin: 0; padding: 0 1rem; border-left: 3px solid #ccc }
label { display: flex; gap: 1rem; justify-content: space-between; align-items: center; margin-top: .5rem; font-size: .875rem }
input { font: inherit; width: 4rem; flex: none } section { margin-bottom: 3rem }
button { font: inherit; padding: .5rem 1rem } footer { position: sticky; bottom: 0; background: #faf8f4; padding: 1rem 0 }
</style></head><body>
<h1>Posts to mark</h1>
<p>Several writers each made a post from the same notes. Put yourself in the author’s place: which would you publish, as it is? Leave a field empty where you cannot tell.</p>
<form id="marks">${sections.join('\n')}
<footer><button>Save the marks as a file</button> <output></output></footer></form>
<script>
const form = document.getElementById('marks'), store = 'marks ${id}'
const fields = [...form.querySelectorAll('input')]
const kept = JSON.parse(localStorage.getItem(store) ?? '{}')
for (const field of fields) field.value = kept[field.name] ?? ''
form.addEventListener('input', () => localStorage.setItem(store, JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value])))))
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const rows = Map.groupBy(fields, ({ name }) => name.split(' ').slice(0, 2).join(','))
  const lines = ['${heading}', ...[...rows].map(([row, inputs]) => [row, ...inputs.map(({ value }) => value)].join(','))]
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([lines.join('\\n') + '\\n'], { type: 'text/csv' }))
  link.download = 'marks.csv'
  link.click()
  form.querySelector('output').textContent = 'Saved as marks.csv.'
})
</script></body></html>
`
}

const codes = { english: 'en', spanish: 'es', french: 'fr', german: 'de' }

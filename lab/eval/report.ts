import { languages } from '../../shared/catalogue.ts'
import { type PostContent, sectionNames, sections } from '../../shared/posts.ts'
import { type Run, type RunPost, type Summary, summarise } from './run.ts'

const percent = (value: number) => (Number.isNaN(value) ? '–' : `${Math.round(value * 100)} %`)
const fixed = (digits: number) => (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(digits))

/** The rows of every table: name, and formatted figure. */
export const figures: readonly [name: string, figure: (summary: Summary) => string][] = [
  ['posts', ({ posts }) => String(posts)],
  ['Reader check, mean of 100', ({ score }) => fixed(1)(score)],
  ['posts that break a rule', ({ withViolation }) => percent(withViolation)],
  ['claims that nothing backs, a post', ({ invented }) => fixed(2)(invented)],
  ['blanks a post', ({ blanks }) => fixed(2)(blanks)],
  ['slop in 100 words', ({ slop }) => fixed(2)(slop)],
  ['rhythm (sd / mean)', ({ rhythm }) => fixed(2)(rhythm)],
  ['characters', ({ characters }) => fixed(0)(characters)],
  ['sentences two regenerations share', ({ shared }) => percent(shared)],
  ['drafts sent back once', ({ sentBack }) => percent(sentBack)],
  ['milliseconds a post', ({ duration }) => fixed(0)(duration)],
  ['tokens a post', ({ tokens }) => fixed(0)(tokens)],
]

/** One run's figures by language, as rows of cells. */
export function tableOf(run: Run): { head: string[]; rows: string[][] } {
  const groups = [
    ['all', run.posts] as const,
    ...languages.map(({ id, name }) => [name, run.posts.filter(({ brief }) => brief.language === id)] as const),
  ]
  const summaries = groups.map(([, posts]) => summarise(posts))
  return {
    head: ['', ...groups.map(([name]) => name)],
    rows: figures.map(([name, figure]) => [name, ...summaries.map(figure)]),
  }
}

export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark]!)

const htmlTable = ({ head, rows }: ReturnType<typeof tableOf>) =>
  `<table><thead><tr>${head.map((cell) => `<th>${escaped(cell)}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      ([name = '', ...cells]) =>
        `<tr><th>${escaped(name)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`

const titleOf = (run: Run) =>
  `${run.label}${run.promptVersion ? `, prompts ${run.promptVersion}` : ''}, ${run.date.slice(0, 16).replace('T', ' ')}`

const sectionsOf = (content: PostContent) =>
  sections
    .map((section) => `<h4>${sectionNames[section]}</h4><p>${escaped(content[section]).replaceAll('\n', '<br>')}</p>`)
    .join('')

function article(post: RunPost | undefined): string {
  if (!post) return '<article class="none">Nothing was written.</article>'
  const faults = post.violations.length > 0 ? `<p class="fault">Breaks: ${escaped(post.violations.join(', '))}</p>` : ''
  const sentBack = post.broke.length > 0 ? `<p>Sent back for: ${escaped(post.broke.join(', '))}</p>` : ''
  return `<article><p class="score">${post.score} of 100 · ${post.characters} characters · ${post.slopPer100Words.toFixed(2)} slop in 100 words</p>${faults}${sentBack}${sectionsOf(post.content)}</article>`
}

/** A page with one run, or two runs side by side. Needs no network and no scripts. */
export function reportOf(runs: readonly Run[]): string {
  const briefs = new Map(runs.flatMap((run) => run.posts).map(({ brief }) => [brief.id, brief]))
  const postIn = (run: Run, id: string) => run.posts.find(({ brief, turn }) => turn === 0 && brief.id === id)
  const failures = runs.flatMap((run) =>
    run.failures.map(
      ({ brief, sentence }) => `<li>${escaped(run.label)}: ${escaped(brief.subject)}: ${escaped(sentence)}</li>`,
    ),
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(runs.map(titleOf).join(' · '))}</title>
<style>
body { font: 16px/1.6 system-ui, sans-serif; margin: 2rem auto; padding: 0 1rem; max-width: 80rem; color: #222; background: #faf8f4 }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 0 0 2rem }
th, td { padding: .25rem .75rem; border-bottom: 1px solid #ddd; text-align: right }
th:first-child { text-align: left; font-weight: 400 }
.pair { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); margin-bottom: 2rem }
article { background: #fff; border: 1px solid #ddd; border-radius: 8px; padding: 1rem; overflow-wrap: anywhere }
h4 { margin: .75rem 0 0; font-size: .75rem; color: #666 } article p { margin: .25rem 0 }
.score { color: #555 } .fault { color: #a30 } .none { color: #777 }
</style></head><body>
<h1>Evaluation</h1>
${runs.map((run) => `<h2>${escaped(titleOf(run))}</h2>${htmlTable(tableOf(run))}`).join('\n')}
${failures.length > 0 ? `<h2>Failures</h2><ul>${failures.join('')}</ul>` : ''}
${[...briefs]
  .map(
    ([id, brief]) =>
      `<h3>${escaped(`${brief.language}, ${brief.category}: ${brief.subject}`)}</h3><div class="pair">${runs.map((run) => article(postIn(run, id))).join('')}</div>`,
  )
  .join('\n')}
</body></html>
`
}

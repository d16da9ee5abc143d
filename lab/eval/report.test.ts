import { expect, test } from 'vitest'
import { analysis } from '../../server/testing/app.ts'
import { createArranger } from '../../server/writing/arranger/arranger.ts'
import { evalBriefs } from './briefs.ts'
import { reportOf, tableOf } from './report.ts'
import { run } from './run.ts'

test('a run writes every brief, and two runs can be read side by side', async () => {
  const arranged = await run(createArranger(analysis), analysis, { regenerations: 3, repeated: 1 })
  expect(arranged.failures).toEqual([])
  expect(arranged.posts.filter(({ turn }) => turn === 0)).toHaveLength(evalBriefs.length)
  expect(arranged.posts).toHaveLength(evalBriefs.length + 2 * 4)
  const { head, rows } = tableOf(arranged)
  expect(head).toEqual(['', 'all', 'English', 'Spanish', 'French', 'German'])
  const score = rows.find(([name]) => name?.startsWith('Reader check'))!
  for (const cell of score.slice(1)) expect(Number(cell)).toBeGreaterThan(0)

  const hostile = structuredClone(arranged)
  hostile.label = 'Other'
  hostile.posts[0]!.content.hook = '<script>alert(1)</script> & "quotes"'
  const page = reportOf([arranged, hostile])
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;')
  expect(page).not.toContain('<script')
  expect(page.match(/<article/g)!.length).toBe(evalBriefs.length * 2)
})

test('an engine’s failure is reported with its message', async () => {
  const arranger = createArranger(analysis)
  const result = await run(
    {
      ...arranger,
      write: (task, options) =>
        task.brief.language === 'german'
          ? Promise.reject(new Error('No German today.'))
          : arranger.write(task, options),
    },
    analysis,
    { regenerations: 1, repeated: 0 },
  )
  expect(result.failures).toHaveLength(evalBriefs.filter(({ language }) => language === 'german').length)
  expect(reportOf([result])).toContain('No German today.')
})

import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bookmarkletCode } from './bookmarklet-code.ts'

function pressOn(address: string, selected = '') {
  const { href, hostname } = new URL(address)
  const alerts: string[] = []
  const opened: string[] = []
  runInNewContext(bookmarkletCode('https://hookline.example').replace('javascript:', ''), {
    location: { href, hostname },
    document: { title: 'Shops & rents' },
    getSelection: () => selected,
    alert: (text: string) => alerts.push(text),
    open: (url: string) => opened.push(url),
    URLSearchParams,
  })
  return { alerts, opened }
}

test('the bookmarklet opens Create with a page’s address, title and selection in the fragment', () => {
  const { opened, alerts } = pressOn('https://news.example/a?b=c&d', 'Every “third” shop\nclosed.')
  expect(alerts).toEqual([])
  const url = new URL(opened[0]!)
  expect(url.origin + url.pathname + url.search).toBe('https://hookline.example/share')
  expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
    url: 'https://news.example/a?b=c&d',
    title: 'Shops & rents',
    text: 'Every “third” shop\nclosed.',
  })
})

test.each(['https://www.linkedin.com/feed/', 'https://linkedin.com/in/someone'])(
  'it takes nothing on %s',
  (address) => {
    const { opened, alerts } = pressOn(address, 'Her words')
    expect(opened).toEqual([])
    expect(alerts).toEqual([expect.stringMatching(/^Hookline takes nothing from LinkedIn’s pages\./)])
  },
)

test('pages whose name only ends alike are taken', () => {
  expect(pressOn('https://notlinkedin.com/').opened).toHaveLength(1)
})

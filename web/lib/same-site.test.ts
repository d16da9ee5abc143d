// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { sameSitePath } from './same-site.ts'

test.each(['/posts', '/?id=1', '/posts?tab=drafts#top'])('%s is a place on this site', (path) => {
  expect(sameSitePath(path)).toBe(path)
})

test.each([
  undefined,
  '',
  'posts',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/auth?returnTo=/auth',
  '/api/logout',
])('%j leads nowhere', (path) => {
  expect(sameSitePath(path)).toBeUndefined()
})

import { expect, test } from 'vitest'
import type { CurrentUser } from '#shared/accounts.ts'
import { authorOf } from './author.ts'

const user = { id: '1', fullName: 'Nora Field', profession: null, companyName: null } as CurrentUser

test.each([
  [{ profession: 'Editor', companyName: 'Fieldnotes' }, 'Editor at Fieldnotes'],
  [{ profession: 'Editor' }, 'Editor'],
  [{ companyName: ' Fieldnotes ' }, 'Fieldnotes'],
  [{}, 'Your Title'],
])('an author with %j is shown as %s', (profile, title) =>
  expect(authorOf({ ...user, ...profile })).toMatchObject({ name: 'Nora Field', initials: 'NF', title }),
)

test('without an author, the name and the title are placeholders', () => {
  expect(authorOf(null)).toMatchObject({ name: 'Your Name', title: 'Your Title' })
  expect(authorOf({ ...user, fullName: ' ' }).name).toBe('Your Name')
})

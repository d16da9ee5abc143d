import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openingChoices } from '#server/database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { leastChoices, type OpeningHabits, type OpeningKind } from '#shared/openings.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const chooses = ({ id, workspaceId }: TestUser, times: number) =>
  app.db.insert(openingChoices).values(
    Array.from({ length: times }, (_, at) => ({
      workspaceId,
      authorId: id,
      postId: `post ${at}`,
      shown: [['number'], ['question'], []] as OpeningKind[][],
      chosen: 0,
      chosenAt: new Date(at),
    })),
  )
const card = async () => within(await screen.findByRole('region', { name: 'The openings you choose' }))

test('the card says which opening the author chooses, and its switch ends that it is followed', async () => {
  const author = await app.signUp()
  await chooses(author, leastChoices + 1)
  const { user } = showApp('/writing-samples', { app, as: author })
  ;(await card()).getByText('You chose the opening with a number in 7 of 7 choices.')
  await user.click((await card()).getByRole('switch', { name: 'Open new posts that way', checked: true }))
  await (await card()).findByText('New posts don’t follow your choices.')
  const kept = (await (await app.call('GET', '/api/voice/openings', { as: author })).json()) as OpeningHabits
  expect(kept.isFollowed).toBe(false)
})

test('few choices are counted, and without any there is no card', async () => {
  const author = await app.signUp()
  await chooses(author, 2)
  showApp('/writing-samples', { app, as: author })
  ;(await card()).getByText(`2 of at least ${leastChoices} choices so far.`)
})

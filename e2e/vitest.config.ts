import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { messages } from '../web/build/messages.ts'
import { isMadeUp } from './made-up-language.ts'

/** Measures CPU time, which other work on the same core would distort. */
const aloneOnTheMachine = ['smooth.test.ts']

/** These have languages of their own, measure time, or need no browser of the journeys. */
const onlyInEnglish = isMadeUp ? ['languages.test.ts', 'smooth.test.ts', 'typing.test.ts', 'updates.test.ts'] : []

/** The main job and what must not fail on its way, in a few minutes. All journeys run before a release. */
const atEveryChange = [
  'calendar',
  'editing',
  'first-post',
  'kept-words',
  'made-up-language',
  'network',
  'passkeys',
  'reminder',
  'writing',
].map((name) => `${name}.test.ts`)
const isForAll = Boolean(process.env.TEST_RELEASE) || isMadeUp

/** Short files with long tests. Vitest begins with the largest files while it knows no durations. */
const slow = ['updates.test.ts', 'pages.test.ts', 'typing.test.ts', 'nodes.test.ts']

/** Begins with the slow files, so that none of them is left alone at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => slow.some((name) => moduleId.endsWith(`/${name}`))
    return (await super.sort(files)).sort((one, other) => Number(isSlow(other)) - Number(isSlow(one)))
  }
}

export default defineConfig({
  // Some tests say times as the app does.
  plugins: [messages()],
  test: {
    root: import.meta.dirname,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Each file has its own browser and server, and both mostly wait.
    maxWorkers: 3,
    // A worker loads the browser's library once.
    isolate: false,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: isForAll ? ['*.test.ts'] : atEveryChange,
          exclude: [...aloneOnTheMachine, ...onlyInEnglish],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: isForAll ? aloneOnTheMachine : [],
          exclude: onlyInEnglish,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  conflictsOf,
  decided,
  type Edits,
  heard,
  type Known,
  type Part,
  type PartTexts,
  sending,
  textsOf,
  typed,
  unsaved,
} from './edits.ts'

const first: PartTexts = { hook: 'hook', insight: 'insight', value: 'value', cta: 'cta', firstComment: '' }
const written: readonly Part[] = ['hook', 'insight', 'firstComment']
const post = (version: number, texts: Partial<PartTexts> = {}): Known => ({ version, texts: { ...first, ...texts } })
const type = (edits: Edits | null, texts: Partial<PartTexts>, on: Known) =>
  typed(edits, texts, { post: on, screen: edits })

describe('an edit', () => {
  test('of one part and a change of another elsewhere come together', () => {
    const edits = heard(type(null, { hook: 'mine' }, post(1)), post(2, { cta: 'theirs' }))
    expect(unsaved(edits, post(2, { cta: 'theirs' }))).toEqual({ hook: 'mine' })
    expect(textsOf(edits, post(2, { cta: 'theirs' }))).toEqual({ ...first, hook: 'mine', cta: 'theirs' })
  })

  test('saved without an answer causes no conflict, even if typing continued', () => {
    const sent = sending(type(null, { hook: 'mi' }, post(1)), { hook: 'mi' }, post(1))
    const edits = heard(type(sent, { hook: 'mine' }, post(1)), post(2, { hook: 'mi' }))
    expect(conflictsOf(edits, post(2, { hook: 'mi' }))).toEqual([])
    expect(unsaved(edits, post(2, { hook: 'mi' }))).toEqual({ hook: 'mine' })
  })

  test('typed back to the former text is still sent while another text may arrive', () => {
    const sent = sending(type(null, { hook: 'mine' }, post(1)), { hook: 'mine' }, post(1))
    const edits = heard(type(sent, { hook: 'hook' }, post(1)), post(1))
    expect(unsaved(edits, post(1))).toEqual({ hook: 'hook' })
    expect(type(type(null, { hook: 'mine' }, post(1)), { hook: 'hook' }, post(1))).toBeNull()
  })

  test('to the same words on both sides is settled; to different words it is the author’s decision', () => {
    const mine = type(null, { hook: 'new', cta: 'mine' }, post(1))
    const theirs = post(2, { hook: 'new', cta: 'theirs' })
    const edits = heard(mine, theirs)
    expect(conflictsOf(edits, theirs)).toEqual(['cta'])
    expect(unsaved(edits, theirs)).toEqual({})
    expect(unsaved(decided(edits, 'cta', 'both', theirs), theirs)).toEqual({ cta: 'both' })
    expect(decided(edits, 'cta', 'theirs', theirs)).toBeNull()
  })

  test('settled by another tab at the same moment keeps its base', () => {
    const screen = sending(type(null, { hook: 'mi' }, post(1)), { hook: 'mi' }, post(1))
    const edits = typed(null, { hook: 'mine' }, { post: post(1), screen })
    expect(conflictsOf(heard(edits, post(2, { hook: 'mi' })), post(2, { hook: 'mi' }))).toEqual([])
  })
})

interface Save {
  client: Client
  number: number
  version: number
  texts: Partial<PartTexts>
}

/** A browser: `edits` are stored and survive a reload; the rest does not. */
class Client {
  edits: Edits | null = null
  known: Known | null = null
  /** The save without an answer. */
  waiting = 0
  /** The texts of each part that its screen showed; it may overwrite no others. */
  readonly shown = new Set<string>()

  hear(post: Known) {
    if (this.known && this.known.version > post.version) return
    this.known = post
    this.edits = heard(this.edits, post)
    this.look()
  }
  look() {
    if (!this.known) return
    for (const [part, text] of Object.entries(textsOf(this.edits, this.known))) this.shown.add(`${part}: ${text}`)
  }
}

/** Two browsers, a server that accepts saves over its current version, and an unreliable network. */
class World {
  server: Known = post(1)
  /** Every text that each part had on the server. */
  readonly versions = new Set(Object.entries(first).map(([part, text]) => `${part}: ${text}`))
  readonly clients = [new Client(), new Client()] as const
  readonly requests: Save[] = []
  readonly answers: (Save & { post: Known | null })[] = []
  /** Texts that their author rejected; the screen can bring them back. */
  readonly setAside = new Set<string>()
  /** A text is acknowledged once a browser has read the answer to its save. */
  readonly acknowledged = new Set<string>()
  saves = 0

  open(client: Client) {
    client.hear(this.server)
  }

  save(client: Client) {
    if (!client.known || client.waiting) return
    const texts = unsaved(client.edits, client.known)
    if (Object.keys(texts).length === 0) return
    client.edits = sending(client.edits, texts, client.known)
    client.waiting = ++this.saves
    this.requests.push({ client, number: client.waiting, version: client.known.version, texts })
  }

  arrive(save: Save) {
    if (save.version !== this.server.version) return this.answers.push({ ...save, post: null })
    for (const [part, text] of Object.entries(save.texts) as [Part, string][]) {
      const former = `${part}: ${this.server.texts[part]}`
      expect(save.client.shown, `${former} was replaced unseen`).toContain(former)
      this.versions.add(`${part}: ${text}`)
    }
    this.server = { version: this.server.version + 1, texts: { ...this.server.texts, ...save.texts } }
    this.answers.push({ ...save, post: this.server })
  }

  answer({ client, number, texts, post }: Save & { post: Known | null }) {
    if (client.waiting !== number) return
    client.waiting = 0
    if (post) for (const [part, text] of Object.entries(texts)) this.acknowledged.add(`${part}: ${text}`)
    // After a refused save, the browser asks for the newest post.
    client.hear(post ?? this.server)
  }

  decide(client: Client, choice: number) {
    const { known } = client
    if (!known) return
    for (const part of conflictsOf(client.edits, known)) {
      const [mine, theirs] = [client.edits![part]!.mine, known.texts[part]]
      for (const text of [mine, theirs]) client.shown.add(`${part}: ${text}`)
      const text = [mine, theirs, `${mine} ${theirs}`][choice % 3]!
      if (!text.includes(mine)) this.setAside.add(`${part}: ${mine}`)
      client.edits = decided(client.edits, part, text, known)
    }
    client.look()
  }

  /** The network works again, and both authors finish. */
  settle() {
    for (const save of this.requests.splice(0)) this.arrive(save)
    for (let round = 0; round < 12; round += 1)
      for (const client of this.clients) {
        for (const answer of this.answers.splice(0)) this.answer(answer)
        client.waiting = 0
        this.open(client)
        this.decide(client, round)
        this.save(client)
        for (const save of this.requests.splice(0)) this.arrive(save)
      }
  }
}

type Step = fc.Command<object, World>
const step = (name: string, run: (world: World) => void): Step => ({
  check: () => true,
  run: (_model, world) => {
    run(world)
    for (const text of world.acknowledged) expect(world.versions).toContain(text)
  },
  toString: () => name,
})

const who = fc.nat(1)
const which = fc.nat()
const taken = <T>(all: T[], at: number): T | undefined => all.splice(at % Math.max(1, all.length), 1)[0]

let words = 0
const typing = (author: fc.Arbitrary<number>) =>
  fc.tuple(author, fc.constantFrom(...written), fc.boolean()).map(([at, part, isBack]) =>
    step(`${at} types in ${part}`, ({ clients }) => {
      const client = clients[at]!
      if (!client.known) return
      const text = isBack ? first[part] : `word ${++words}`
      client.edits = type(client.edits, { [part]: text }, client.known)
      client.look()
    }),
  )
const onClient = (name: string, author: fc.Arbitrary<number>, run: (world: World, client: Client) => void) =>
  author.map((at) => step(`${at} ${name}`, (world) => run(world, world.clients[at]!)))

const steps = (author: fc.Arbitrary<number>) => [
  typing(author),
  typing(author),
  typing(author),
  onClient('hears of the newest', author, (world, client) => world.open(client)),
  onClient('saves', author, (world, client) => world.save(client)),
  onClient('saves', author, (world, client) => world.save(client)),
  onClient('waits no longer', author, (_, client) => {
    client.waiting = 0
  }),
  onClient('reloads', author, (world, client) => {
    client.known = null
    client.waiting = 0
    world.open(client)
  }),
  fc
    .tuple(author, fc.nat(2))
    .map(([at, choice]) => step(`${at} decides`, (world) => world.decide(world.clients[at]!, choice))),
  which.map((at) =>
    step(`save ${at} arrives`, (world) => {
      const save = taken(world.requests, at)
      if (save) world.arrive(save)
    }),
  ),
  which.map((at) =>
    step(`save ${at} arrives and stays on its way`, (world) => {
      const save = world.requests[at % Math.max(1, world.requests.length)]
      if (save) world.arrive(save)
    }),
  ),
  which.map((at) => step(`save ${at} is lost`, (world) => void taken(world.requests, at))),
  which.map((at) =>
    step(`answer ${at} arrives`, (world) => {
      const answer = taken(world.answers, at)
      if (answer) world.answer(answer)
    }),
  ),
  which.map((at) => step(`answer ${at} is lost`, (world) => void taken(world.answers, at))),
]

const run = (commands: Iterable<Step>, check: (world: World) => void) => {
  const world = new World()
  for (const client of world.clients) world.open(client)
  fc.modelRun(() => ({ model: {}, real: world }), commands)
  check(world)
}

test('two browsers come to the same text over any network, no text is replaced unseen, and none that was saved is gone', () => {
  fc.assert(
    fc.property(fc.commands(steps(who), { maxCommands: 60, size: 'max' }), (commands) =>
      run(commands, (world) => {
        const typedLast = world.clients.flatMap(({ edits }) =>
          Object.entries(edits ?? {}).map(([part, { mine }]) => `${part}: ${mine}`),
        )
        world.settle()
        for (const { edits, known } of world.clients) {
          expect(edits).toBeNull()
          expect(known?.texts).toEqual(world.server.texts)
        }
        for (const text of world.acknowledged) expect(world.versions).toContain(text)
        // Typed text is saved too, unless its author rejected it.
        const all = [...world.versions, ...world.setAside].join('\n')
        for (const text of typedLast) expect(all).toContain(text)
      }),
    ),
    { numRuns: 500 },
  )
})

test('one browser alone is never asked to decide, whatever is lost, doubled or late', () => {
  fc.assert(
    fc.property(fc.commands(steps(fc.constant(0)), { maxCommands: 40, size: 'max' }), (commands) =>
      run(commands, (world) => {
        const [client] = world.clients
        expect(world.setAside).toEqual(new Set())
        world.open(client)
        expect(conflictsOf(client.edits, client.known!)).toEqual([])
        const onScreen = textsOf(client.edits, client.known!)
        world.settle()
        expect(world.server.texts).toEqual(onScreen)
      }),
    ),
    { numRuns: 500 },
  )
})

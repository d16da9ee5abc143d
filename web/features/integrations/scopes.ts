import { msg } from '@lingui/core/macro'
import { type KeyLifetime, type KeyScope, keyScopes } from '#shared/keys.ts'

type Action = 'read' | 'write' | 'comment' | 'change' | 'schedule' | 'publish' | 'delete'

export const actionNames: Record<Action, string> = {
  read: 'Read',
  write: 'Write',
  comment: 'Comment',
  change: 'Change',
  schedule: 'Schedule',
  publish: 'Publish',
  delete: 'Delete',
}

const thingNames = {
  posts: 'Posts',
  ideas: 'Ideas',
  sources: 'Sources',
  figures: msg`LinkedIn’s figures`,
  voice: msg`Your voice`,
  slots: msg`Posting slots`,
  billing: msg`Your plan`,
  webhooks: 'Webhooks',
}

const partsOf = (scope: KeyScope) => scope.split(' ') as [Action, keyof typeof thingNames]

export interface Group {
  name: string
  scopes: { scope: KeyScope; action: Action }[]
}

/** By what they concern, in the order of the list of all scopes. */
export function groupsOf(scopes: readonly KeyScope[]): Group[] {
  const groups = new Map<string, Group>()
  for (const scope of keyScopes) {
    if (!scopes.includes(scope)) continue
    const [action, thing] = partsOf(scope)
    const group = groups.get(thing) ?? { name: thingNames[thing], scopes: [] }
    group.scopes.push({ scope, action })
    groups.set(thing, group)
  }
  return [...groups.values()]
}

/** `Posts: read, write` */
export const summaryOf = (scopes: readonly KeyScope[]): string[] =>
  groupsOf(scopes).map(({ name, scopes }) => `${name}: ${scopes.map(({ action }) => action).join(', ')}`)

export const readingScopes = keyScopes.filter((scope) => partsOf(scope)[0] === 'read')

/** Enough to write drafts; a person schedules and publishes them. */
export const usualScopes: readonly KeyScope[] = [...readingScopes, 'write posts', 'write ideas', 'write sources']

export const lifetimeNames: Record<KeyLifetime, string> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  180: msg`Half a year`,
  365: msg`A year`,
}

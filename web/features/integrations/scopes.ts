import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { type KeyLifetime, type KeyScope, keyScopes } from '#shared/keys.ts'

type Action = 'read' | 'write' | 'comment' | 'change' | 'schedule' | 'publish' | 'delete'

export const actionNames: Record<Action, MessageDescriptor> = {
  read: msg({ message: 'Read', context: 'permission' }),
  write: msg({ message: 'Write', context: 'permission' }),
  comment: msg({ message: 'Comment', context: 'permission' }),
  change: msg({ message: 'Change', context: 'permission' }),
  schedule: msg({ message: 'Schedule', context: 'permission' }),
  publish: msg({ message: 'Publish', context: 'permission' }),
  delete: msg({ message: 'Delete', context: 'permission' }),
}

/** After the name of what they concern. */
const listedActions: Record<Action, MessageDescriptor> = {
  read: msg({ message: 'read', context: 'permission' }),
  write: msg({ message: 'write', context: 'permission' }),
  comment: msg({ message: 'comment', context: 'permission' }),
  change: msg({ message: 'change', context: 'permission' }),
  schedule: msg({ message: 'schedule', context: 'permission' }),
  publish: msg({ message: 'publish', context: 'permission' }),
  delete: msg({ message: 'delete', context: 'permission' }),
}

const thingNames = {
  posts: msg`Posts`,
  ideas: msg`Ideas`,
  sources: msg`Sources`,
  figures: msg`LinkedIn’s figures`,
  voice: msg`Your voice`,
  slots: msg`Posting slots`,
  billing: msg`Your plan`,
  webhooks: msg`Webhooks`,
}

const partsOf = (scope: KeyScope) => scope.split(' ') as [Action, keyof typeof thingNames]

export interface Group {
  name: MessageDescriptor
  scopes: { scope: KeyScope; action: Action }[]
}

/** By what they concern, in the order of the list of all scopes. */
export function groupsOf(scopes: readonly KeyScope[]): Group[] {
  const groups = new Map<string, Group>()
  for (const scope of keyScopes) {
    if (!scopes.includes(scope)) continue
    const [action, thing] = partsOf(scope)
    const group: Group = groups.get(thing) ?? { name: thingNames[thing], scopes: [] }
    group.scopes.push({ scope, action })
    groups.set(thing, group)
  }
  return [...groups.values()]
}

/** `Posts: read, write` */
export const summaryOf = (scopes: readonly KeyScope[]): string[] =>
  groupsOf(scopes).map(({ name, scopes }) => {
    const actions = scopes.map(({ action }) => t(listedActions[action])).join(', ')
    return t`${{ thing: t(name) }}: ${{ actions }}`
  })

export const readingScopes = keyScopes.filter((scope) => partsOf(scope)[0] === 'read')

/** Enough to write drafts; a person schedules and publishes them. */
export const usualScopes: readonly KeyScope[] = [...readingScopes, 'write posts', 'write ideas', 'write sources']

export const lifetimeNames: Record<KeyLifetime, MessageDescriptor> = {
  7: msg`7 days`,
  30: msg`30 days`,
  90: msg`90 days`,
  180: msg`Half a year`,
  365: msg`A year`,
}

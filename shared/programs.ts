import * as z from 'zod/mini'
import { msg } from '#shared/say.ts'

/** What a program can be allowed to do, in the words of OAuth and in words for people. */
export const programScopes = [
  { id: 'posts:read', may: 'read posts', short: msg`read posts`, says: msg`Read your posts and figures` },
  {
    id: 'posts:write',
    may: 'write posts',
    short: msg`write posts`,
    says: msg`Write and change posts. Every change is a version that you can undo`,
  },
  {
    id: 'posts:schedule',
    may: 'schedule posts',
    short: msg`schedule posts`,
    says: msg`Schedule posts. Where they then go out on LinkedIn by themselves, only if you agree each time`,
  },
  {
    id: 'posts:publish',
    may: 'publish posts',
    short: msg`publish posts`,
    says: msg`Publish posts, if you agree each time`,
  },
  { id: 'ideas:read', may: 'read ideas', short: msg`read ideas`, says: msg`Read your ideas` },
  { id: 'ideas:write', may: 'write ideas', short: msg`make ideas`, says: msg`Make new ideas` },
  {
    id: 'voice:read',
    may: 'read voice',
    short: msg`read how you write`,
    says: msg`Read how you write: sentences from your samples, and words you never use`,
  },
  { id: 'slots:read', may: 'read slots', short: msg`read posting slots`, says: msg`Read your posting slots` },
] as const
export type ProgramScope = (typeof programScopes)[number]['id']
export const programScopeIds = programScopes.map(({ id }) => id)

/** Publishing cannot be undone, so nobody allows it by accident. */
export const isChosenAtFirst = (id: ProgramScope): boolean => id !== 'posts:publish'

const scope = z.enum(programScopeIds)

/** A program that asks to be let in. */
export const programRequest = z.object({
  name: z.string(),
  /** Where the program says it is at home. */
  host: z.string(),
  /** That address itself named the program. Others only say who they are. */
  isVerified: z.boolean(),
  /** Where the browser goes next: a host, or null for a program on this computer. */
  returnsTo: z.nullable(z.string()),
  scopes: z.array(scope),
})
export type ProgramRequest = z.infer<typeof programRequest>

/** The person's answer. Without scopes the program is refused. */
export const programAnswer = z.object({ scopes: z.array(scope, 'scopes must be a list of permissions.') })

export const connectedProgram = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string(),
  scopes: z.array(scope),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
})
export type ConnectedProgram = z.infer<typeof connectedProgram>

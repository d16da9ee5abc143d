import { eq } from 'drizzle-orm'
import type { Context, Deps } from '../context.ts'
import { sessions } from '../database/schema.ts'
import type { Browser } from '../http/browser.ts'
import { person } from '../permissions.ts'
import { takeInvitation } from './invitations.ts'

/** Makes the signed-in person a member, and moves their session to that workspace. */
export async function joinWorkspace(ctx: Context & Deps, { invitation, sessionKey }: Browser): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const workspaceId = await takeInvitation({ ...ctx, db: tx }, invitation, person(ctx))
    await tx
      .update(sessions)
      .set({ workspaceId })
      .where(eq(sessions.tokenHash, sessionKey ?? ''))
  })
}

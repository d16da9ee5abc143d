import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { type MemberRole, type Role, roles } from '#shared/members.ts'

export const roleNames: Record<MemberRole, MessageDescriptor> = {
  owner: msg`Owner`,
  editor: msg`Editor`,
  writer: msg`Writer`,
  reviewer: msg`Reviewer`,
  author: msg`Author`,
}

export const roleMeanings: Record<MemberRole, MessageDescriptor> = {
  owner: msg`Everything, with members and the plan`,
  editor: msg`Writes, schedules and publishes`,
  writer: msg`Writes, but does not schedule or publish`,
  reviewer: msg`Reads, comments and approves`,
  author: msg`Others write in this name; does not sign in`,
}

export const roleOptions = () => roles.map((id: Role) => ({ id, name: t(roleNames[id]) }))

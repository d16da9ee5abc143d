import { type MemberRole, type Role, roles } from '#shared/members.ts'

export const roleNames: Record<MemberRole, string> = {
  owner: 'Owner',
  editor: 'Editor',
  writer: 'Writer',
  reviewer: 'Reviewer',
  author: 'Author',
}

export const roleMeanings: Record<MemberRole, string> = {
  owner: 'Everything, with members and the plan',
  editor: 'Writes, schedules and publishes',
  writer: 'Writes, but does not schedule or publish',
  reviewer: 'Reads, comments and approves',
  author: 'Others write in this name; does not sign in',
}

export const roleOptions = roles.map((id: Role) => ({ id, name: roleNames[id] }))

import { type Role, roles } from '#shared/members.ts'

export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  editor: 'Editor',
  writer: 'Writer',
  reviewer: 'Reviewer',
}

export const roleMeanings: Record<Role, string> = {
  owner: 'Everything, with members and the plan',
  editor: 'Writes, schedules and publishes',
  writer: 'Writes, but does not schedule or publish',
  reviewer: 'Reads, comments and approves',
}

export const roleOptions = roles.map((id) => ({ id, name: roleNames[id] }))

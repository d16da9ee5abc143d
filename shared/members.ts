/** From the one who may do everything to the one who reads, comments and approves. */
export const roles = ['owner', 'editor', 'writer', 'reviewer'] as const
export type Role = (typeof roles)[number]

/** Whether a role may do everything that `least` may. */
export const isAtLeast = (role: Role, least: Role): boolean => roles.indexOf(role) <= roles.indexOf(least)

import type { Role } from '#shared/members.ts'
import { type Message, msg } from '#shared/say.ts'
import type { Permission } from './permissions.ts'

/** What somebody may not do, for “Only an owner may … here.” */
export const permissionNames: Record<Permission, Message> = {
  'read posts': msg({ message: 'read posts', context: 'They may not …' }),
  'write posts': msg({ message: 'write posts', context: 'They may not …' }),
  'comment posts': msg({ message: 'comment posts', context: 'They may not …' }),
  'schedule posts': msg({ message: 'schedule posts', context: 'They may not …' }),
  'publish posts': msg({ message: 'publish posts', context: 'They may not …' }),
  'delete posts': msg({ message: 'delete posts', context: 'They may not …' }),
  'approve posts': msg({ message: 'approve posts', context: 'They may not …' }),
  'read ideas': msg({ message: 'read ideas', context: 'They may not …' }),
  'write ideas': msg({ message: 'write ideas', context: 'They may not …' }),
  'read sources': msg({ message: 'read sources', context: 'They may not …' }),
  'write sources': msg({ message: 'write sources', context: 'They may not …' }),
  'read figures': msg({ message: 'read figures', context: 'They may not …' }),
  'write figures': msg({ message: 'write figures', context: 'They may not …' }),
  'read voice': msg({ message: 'read the author’s voice', context: 'They may not …' }),
  'write voice': msg({ message: 'write the author’s voice', context: 'They may not …' }),
  'read slots': msg({ message: 'read posting slots', context: 'They may not …' }),
  'write slots': msg({ message: 'write posting slots', context: 'They may not …' }),
  'read webhooks': msg({ message: 'read webhooks', context: 'They may not …' }),
  'change webhooks': msg({ message: 'change webhooks', context: 'They may not …' }),
  'read billing': msg({ message: 'read the plan', context: 'They may not …' }),
  'change billing': msg({ message: 'change the plan', context: 'They may not …' }),
  'export workspace': msg({ message: 'export the workspace', context: 'They may not …' }),
  'change workspace': msg({ message: 'change the workspace', context: 'They may not …' }),
  'read members': msg({ message: 'read the members', context: 'They may not …' }),
  'change members': msg({ message: 'change the members', context: 'They may not …' }),
  'read links': msg({ message: 'read review links', context: 'They may not …' }),
  'change links': msg({ message: 'change review links', context: 'They may not …' }),
  'read notifications': msg({ message: 'read notifications', context: 'They may not …' }),
  'change notifications': msg({ message: 'change notifications', context: 'They may not …' }),
  'read feed': msg({ message: 'read the calendar feed', context: 'They may not …' }),
  'change feed': msg({ message: 'change the calendar feed', context: 'They may not …' }),
  'read network': msg({ message: 'read the connection to the network', context: 'They may not …' }),
  'change network': msg({ message: 'change the connection to the network', context: 'They may not …' }),
  'change account': msg({ message: 'change the account', context: 'They may not …' }),
  'delete account': msg({ message: 'delete the account', context: 'They may not …' }),
}

/** For “Only … may do that here.” */
export const roleNames: Record<Role, Message> = {
  owner: msg({ message: 'an owner', context: 'Only … may do that here.' }),
  editor: msg({ message: 'an editor', context: 'Only … may do that here.' }),
  writer: msg({ message: 'a writer', context: 'Only … may do that here.' }),
  reviewer: msg({ message: 'a reviewer', context: 'Only … may do that here.' }),
}

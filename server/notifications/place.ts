import type { Notification } from '#shared/notifications.ts'
import type { Context } from '../context.ts'

export type Place = Pick<Context, 'db' | 'now' | 'workspaceId' | 'language'>

export type Unmarked<N = Notification> = N extends Notification ? Omit<N, 'isNew'> : never

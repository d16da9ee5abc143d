import { msg } from '@lingui/core/macro'
export const views = { month: msg`Month`, week: msg`Week`, agenda: msg`Agenda` } as const
export type View = keyof typeof views
export const isView = (value: unknown): value is View => typeof value === 'string' && Object.hasOwn(views, value)

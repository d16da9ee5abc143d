export const views = { month: 'Month', week: 'Week', agenda: 'Agenda' } as const
export type View = keyof typeof views
export const isView = (value: unknown): value is View => typeof value === 'string' && Object.hasOwn(views, value)

/** Loaded into the app: shifts its clock by `{ clock: milliseconds }` messages. */
let offset = 0
const TrueDate = Date

globalThis.Date = class extends TrueDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(TrueDate.now() + offset)
    else super(...(given as [string]))
  }
  static override now(): number {
    return TrueDate.now() + offset
  }
} as DateConstructor

process.on('message', (message) => {
  if (typeof message === 'object' && message !== null && 'clock' in message) offset = Number(message.clock)
})

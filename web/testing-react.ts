import { createRequire } from 'node:module'

// Screens are tested with the React that people get. It reads the mode once, when it is loaded, and has no `act`.

const require = createRequire(import.meta.url)

/** What React does as soon as the present task or microtask ends. */
const waiting = new Set<() => void>()

const kept = (begin: (work: () => void) => unknown) => (work: () => void) => {
  const once = () => waiting.delete(once) && work()
  waiting.add(once)
  begin(once)
}

function loadReact() {
  const { setImmediate, queueMicrotask } = globalThis
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  Object.assign(globalThis, { setImmediate: kept(setImmediate), queueMicrotask: kept(queueMicrotask) })
  for (const part of ['scheduler', 'react/jsx-runtime', 'react-dom/client', 'react-dom/test-utils']) require(part)
  Object.assign(globalThis, { setImmediate, queueMicrotask })
  process.env.NODE_ENV = NODE_ENV
  return require('react') as { act?: (work: () => unknown) => unknown }
}

/** React itself asks this before it draws at once. */
function isReactAtWork(): boolean {
  const { __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react-dom')
  return internals.d.f()
}

function render(work = () => {}) {
  ;(require('react-dom') as typeof import('react-dom')).flushSync(work)
  // A task that React begins within its own work fails. An effect that moves the focus gets here through user-event.
  if (isReactAtWork()) return
  for (const once of waiting) once()
}

loadReact().act ??= (work) => {
  let result: unknown
  render(() => {
    result = work()
  })
  return result instanceof Promise ? result.finally(render) : result
}

/** Work of this many at a time, whoever it is for. */
const mostAtOnce = 2

interface Waiting {
  owner: string
  resume(): void
}

/**
 * Who may work now: two at a time, of different owners where several wait. Where one owner has all places, another still
 * begins at once, so nobody waits for the end of somebody else's long files.
 */
export function turns(): <T>(owner: string, work: () => Promise<T>) => Promise<T> {
  const running: string[] = []
  const waiting: Waiting[] = []

  function mayStart(owner: string) {
    if (running.length < mostAtOnce) return true
    return running.length === mostAtOnce && new Set(running).size === 1 && !running.includes(owner)
  }

  /** The first whose owner has nothing running; if there is none, the first. */
  function next(): Waiting | undefined {
    const one = waiting.find(({ owner }) => !running.includes(owner)) ?? waiting[0]
    return one && mayStart(one.owner) ? one : undefined
  }

  function startNext() {
    for (let one = next(); one; one = next()) {
      waiting.splice(waiting.indexOf(one), 1)
      running.push(one.owner)
      one.resume()
    }
  }

  return async (owner, work) => {
    await new Promise<void>((resume) => {
      waiting.push({ owner, resume })
      startNext()
    })
    try {
      return await work()
    } finally {
      running.splice(running.indexOf(owner), 1)
      startNext()
    }
  }
}

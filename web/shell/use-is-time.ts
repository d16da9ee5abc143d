import { useEffect, useState } from 'react'

const patienceMs = 1_000

/** Whether the page has had time to appear. Unimportant work starts only then. */
export function useIsTime(): boolean {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return isTime
}

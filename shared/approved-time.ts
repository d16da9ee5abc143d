/** When an approved post may go out, both included; null for no bound. */
interface ApprovedTime<Instant> {
  timeFrom: Instant | null
  timeUntil: Instant | null
}

/** Whether an approval is for a post's time, which may not be known yet. */
export function isForTime<Instant extends Date | string>(
  { timeFrom, timeUntil }: ApprovedTime<Instant>,
  at: Instant | null,
): boolean {
  if (at === null) return true
  const [from, time, until] = [timeFrom, at, timeUntil].map((one) => (one === null ? null : new Date(one).getTime()))
  return (from ?? time!) <= time! && time! <= (until ?? time!)
}

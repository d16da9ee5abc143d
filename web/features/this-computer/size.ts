/** Bytes in the largest unit that leaves a whole number or one place: 840 kB, 3.2 MB, 4.1 GB. */
export function sizeOf(bytes: number): string {
  if (bytes >= 1_000_000_000) return `${(bytes / 1_000_000_000).toFixed(1)} GB`
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${Math.ceil(bytes / 1_000)} kB`
}

export const median = (values: readonly number[]): number => percentile(values, 50)

/**
 * The smallest value that `share` per cent of the values do not exceed; for a median of an even count, the mean of
 * the two middle values.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  if (share === 50 && Number.isInteger(middle)) return (sorted[middle - 1]! + sorted[middle]!) / 2
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)]!
}

export const mark = (isMet: boolean): string => (isMet ? '✓' : '✗')

export const whole = (value: number): string => Math.round(value).toLocaleString('en')
export const milliseconds = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]!.length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n')
}

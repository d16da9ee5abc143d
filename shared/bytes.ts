/** Bytes in the unit that leaves a whole number or one place: 840 KB, 3.2 MB, 41 GB. */
export function sizeOf(bytes: number, digits: (value: number) => string = String): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB']
  let [value, unit] = [bytes, 0]
  while (value >= 1_000 && unit < units.length - 1) [value, unit] = [value / 1_000, unit + 1]
  return `${digits(value >= 10 ? Math.round(value) : Math.round(value * 10) / 10)} ${units[unit]}`
}

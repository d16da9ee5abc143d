const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const
export type SizeUnit = (typeof units)[number]

/** Bytes in the unit that leaves a whole number or one place. */
export function inUnit(bytes: number): { size: number; unit: SizeUnit } {
  let [size, unit] = [bytes, 0]
  while (size >= 1_000 && unit < units.length - 1) [size, unit] = [size / 1_000, unit + 1]
  return { size: size >= 10 ? Math.round(size) : Math.round(size * 10) / 10, unit: units[unit]! }
}

/** In English: 840 KB, 3.2 MB, 41 GB. */
export function sizeOf(bytes: number): string {
  const { size, unit } = inUnit(bytes)
  return `${size} ${unit}`
}

/** The byte order mark makes spreadsheets read UTF-8. */
export const csvHead = (columns: readonly string[]): string => `\uFEFF${columns.join(',')}\r\n`

export const csvRow = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`

/** Spreadsheets run a text that starts like a formula. The apostrophe prevents that. */
const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

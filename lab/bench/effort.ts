/** `--short` only proves that everything can be measured: one round of everything, on little. Its figures mean nothing. */
export const isShort = process.argv.includes('--short')

export const effort = (full: number, short: number): number => (isShort ? short : full)

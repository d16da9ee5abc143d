/** `--short` only checks that every part runs: one round on little data. Its figures mean nothing. */
export const isShort = process.argv.includes('--short')

export const effort = (full: number, short: number): number => (isShort ? short : full)

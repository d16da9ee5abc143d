/** `2000` as `2,000`. For texts that are made while the app starts: loading `Intl` takes longer than all of them. */
export const thousands = (whole: number): string =>
  whole < 1_000 ? String(whole) : `${thousands(Math.floor(whole / 1_000))},${String(whole % 1_000).padStart(3, '0')}`

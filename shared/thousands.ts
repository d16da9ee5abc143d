/** `2000` as `2,000`. For texts that are made while the app starts: loading `Intl` takes longer than all of them. */
export const thousands = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

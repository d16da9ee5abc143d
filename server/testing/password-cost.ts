/** In place of `server/accounts/password-cost.ts` in tests, which hash about a thousand passwords. */
export const cost = { N: 2 ** 10, r: 8, p: 1, maxmem: 64 * 2 ** 20 }

/**
 * The parameters of scrypt. 32 MiB and three passes: one of the sufficient costs in the OWASP password storage sheet
 * (2025).
 */
export const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 }

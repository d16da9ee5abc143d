/** In a post's address: open its first blank. */
export const blanksHash = 'blanks'
/** In a post's address: lead to its claims. */
export const claimsHash = 'claims'

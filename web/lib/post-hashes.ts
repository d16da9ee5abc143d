/** In a post's address: open its first blank. */
export const blanksHash = 'blanks'
/** In a post's address: lead to its claims. */
export const claimsHash = 'claims'
/** In a post's address: open its publish dialog, in which nothing happens before a press. Programs link to it. */
export const publishHash = 'publish'
/** In a post's address: open its comments. */
export const commentsHash = 'comments'

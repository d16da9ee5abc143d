/**
 * The first page of a new account: Create, or the page on which the person chose a plan. A link to a post is not
 * followed: that post belongs to someone else.
 */
export const firstPage = (path: string): string => (/^\/(?:pricing)?(?:[?#]|$)/.test(path) ? path : '/')

/** Where the owner of a new Hookline on their own computer chooses what writes. */
export const choicePath = '/first-choice'

/** Where a new account begins: on Create, or where the person chose a plan. A link to a post led to somebody else's. */
export const firstPage = (path: string): string => (/^\/(?:pricing)?(?:[?#]|$)/.test(path) ? path : '/')

// What may import what, as rules of dependency-cruiser. docs/architecture.md tells why.

const tests = String.raw`\.test\.m?tsx?$|^server/(testing|stubs)/|(^|/)testing[\w-]*\.m?tsx?$`

/** Tests, and the code that only they use. */
export const isTest = (/** @type {string} */ file) => new RegExp(tests).test(file)

export const forbidden = [
  {
    name: 'folders in a circle',
    comment: 'two folders that need each other are one, or a third one is hidden in them',
    severity: 'error',
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
  {
    name: 'files in a circle',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'the product imports what is for tests',
    severity: 'error',
    from: { pathNot: tests },
    to: { path: tests },
  },
  {
    name: 'shared stands alone',
    comment: 'both the server and the browser run it',
    severity: 'error',
    from: { path: '^shared/' },
    to: { path: '^(server|web)/' },
  },
  { name: 'the server knows no screen', severity: 'error', from: { path: '^server/' }, to: { path: '^web/' } },
  {
    name: 'the web takes types from the server and nothing else',
    severity: 'error',
    from: { path: '^web/' },
    to: { path: '^server/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'the ground of the server needs no folder above it',
    severity: 'error',
    from: { path: String.raw`^server/[^/]+\.ts$` },
    to: { path: '^server/(?!database/|config/|language/|[^/]+$)' },
  },
  {
    name: 'only the start joins everything',
    severity: 'error',
    from: { path: '^server/', pathNot: '^server/(start|stubs|testing)/' },
    to: { path: '^server/start/' },
  },
  {
    name: 'pillars of the web need no feature',
    severity: 'error',
    from: { path: '^web/(lib|ui)/' },
    to: { path: '^web/(features|shell|routes)/' },
  },
  {
    name: 'a feature knows no page around it',
    severity: 'error',
    from: { path: '^web/features/' },
    to: { path: '^web/(shell|routes)/' },
  },
]

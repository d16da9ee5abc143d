/** The error message for a file of the app that cannot load: the network is away, or a new build has replaced it. */
export const fileMissing = /* not shown */ 'A part of the app could not be loaded.'

/**
 * The build wraps every `import()` in this. The router recognises the browser's own error and would reload the page at
 * once, even without a network.
 */
export const loadLate = <File>(load: () => Promise<File>): Promise<File> =>
  load().catch((error: Error) => {
    error.message = fileMissing
    throw error
  })

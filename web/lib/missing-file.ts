/** What the error says of a file of the app that could not be loaded: the network is away, or a new build has no such file. */
export const fileMissing = 'A part of the app could not be loaded.'

/**
 * The build puts it around every `import()`: in the browser's own words the router would know the error, and reload the
 * page at once, without a network as well.
 */
export const loadLate = <File>(load: () => Promise<File>): Promise<File> =>
  load().catch((error: Error) => {
    error.message = fileMissing
    throw error
  })

/** What the error says of a file of the app that could not be loaded: the network is away, or a new build has no such file. */
export const fileMissing = 'A part of the app could not be loaded.'

/** In the browser's own words the router would know it, and reload the page at once, without a network as well. */
export const nameMissingFiles = () =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = fileMissing
  })

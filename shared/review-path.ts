export const reviewPath = '/review'
/** The request header with the token, so that no address that is logged holds it. */
export const reviewHeader = 'x-review-link'

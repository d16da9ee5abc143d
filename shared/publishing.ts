/** The network's limit, counted before escaping. */
export const maxPostCharacters = 3_000

/** Why a connection can no longer publish. */
export const connectionEnds = /*i18n*/ {
  expired: 'The connection to LinkedIn has expired.',
  revoked: 'LinkedIn says that you revoked the connection.',
  'token-refused': 'LinkedIn no longer accepts the connection.',
  'not-permitted': 'LinkedIn does not let this connection publish posts.',
  'not-connected': 'LinkedIn is not connected.',
  unreadable: 'This server cannot read the connection to LinkedIn, because the server’s secret key has changed.',
} as const
export type ConnectionEnd = keyof typeof connectionEnds
export const connectionFailures = Object.keys(connectionEnds) as ConnectionEnd[]

/** Why a post could not be published; the author reads the sentence. */
export const publishFailures = /*i18n*/ {
  'too-long': 'The post is longer than the 3,000 characters that LinkedIn allows. Shorten it and try again.',
  empty: 'The post has no text. Write it and try again.',
  rejected: 'LinkedIn refused the post as it is. Change its text, or post it by hand.',
  media: 'LinkedIn didn’t accept the images or the document. Change them, or post it by hand.',
  'missing-file':
    'An image or the document of this post is missing on this server. Remove it, add the file again, and try again.',
  duplicate:
    'You already have a LinkedIn post with the same text, and LinkedIn rejects duplicates. Change the text and try again.',
  version:
    'LinkedIn no longer supports the API version this server uses. Whoever runs the server has to raise LINKEDIN_VERSION. Until then, post by hand.',
  expired: 'The connection to LinkedIn has expired. Reconnect, and the post is published.',
  revoked: 'LinkedIn says that you revoked the connection. Reconnect, and the post is published.',
  'token-refused': 'LinkedIn no longer accepts the connection. Reconnect, and the post is published.',
  'not-permitted': 'LinkedIn does not let this connection publish posts. Reconnect, and the post is published.',
  'not-connected': 'LinkedIn is not connected. Reconnect, and the post is published.',
  unreadable:
    'This server cannot read the connection to LinkedIn, because the server’s secret key has changed. Reconnect, and the post is published.',
  late: 'The server was not running when the post was to be published. Publish it now, or give it another time.',
  unapproved: 'The post is not approved as it is now, so nothing was sent. Ask for approval, then publish it.',
  throttled: 'LinkedIn doesn’t accept any more posts from this account or app today.',
  unreachable: 'LinkedIn could not be reached. Nothing was sent.',
  storage: 'The storage for images and documents isn’t responding. Nothing was sent.',
  processing: 'LinkedIn is still working on the images or the document. Nothing was published yet.',
  unanswered:
    'LinkedIn has not said whether it took the post. This server repeats the same request for up to ten minutes. After that, check there yourself.',
  unknown: 'LinkedIn never said whether it took the post. Look there first: try again only if it is not there.',
  disabled: 'The account of the post’s author was disabled by whoever runs this server. The post is not on LinkedIn.',
  stopped: 'You stopped it. The post is not on LinkedIn.',
} as const satisfies Record<string, string>
export type PublishFailure = keyof typeof publishFailures

export const otherFailure = /*i18n*/ 'The post could not be published. Try again, or post it by hand.'

/** Shown on a post whose first comment may be missing. */
export const commentTroubles = /*i18n*/ {
  refused: 'LinkedIn didn’t accept the first comment. Copy it and add it below the post by hand.',
  unconfirmed:
    'LinkedIn has not confirmed the first comment. If it is missing below the post, copy it and add it by hand.',
  withheld:
    'LinkedIn already had a post with this text, maybe with other images, so the first comment was not added. Look at the post, then add the comment by hand.',
} as const

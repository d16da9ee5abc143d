import type { Post } from '#shared/posts.ts'
import { lacksApprovalByHand } from '#shared/unapproved.ts'
import { translated } from './language.ts'

/** What is said wherever a post is copied, or somebody is told to post it. */
export const sayUnapproved = ({ lacksApproval }: Pick<Post, 'lacksApproval'>): string =>
  lacksApproval ? translated(lacksApprovalByHand) : ''

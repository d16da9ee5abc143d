/** Shown where a post can be copied and posted by hand. */
export const lacksApprovalByHand =
  /*i18n*/ 'This post is not approved as it is now, or not for its time. You can still post it by hand.'

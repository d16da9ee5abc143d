import { type Message, msg } from '#shared/say.ts'
import type { EntryKind } from './activity-kinds.ts'

// `{who}` did it. The screen gives the values.

interface OfPost {
  /** With the post's title. */
  named: Message
  /** In a list of one post. */
  alone: Message
}

export const ofPosts = {
  'post created': { named: msg({ message: '{who} created {post}' }), alone: msg({ message: '{who} created it' }) },
  'post copied': { named: msg({ message: '{who} made a copy: {post}' }), alone: msg({ message: '{who} made a copy' }) },
  'post taken in': {
    named: msg({ message: '{who} took in from LinkedIn’s archive: {post}' }),
    alone: msg({ message: '{who} took in from LinkedIn’s archive' }),
  },
  'text edited': { named: msg({ message: '{who} edited {post}' }), alone: msg({ message: '{who} edited it' }) },
  'text rewritten': {
    named: msg({ message: '{who} had AI write in {post}' }),
    alone: msg({ message: '{who} had AI write in it' }),
  },
  'version restored': {
    named: msg({ message: '{who} restored an earlier version of {post}' }),
    alone: msg({ message: '{who} restored an earlier version of it' }),
  },
  'title changed': {
    named: msg({ message: '{who} changed the title of {post}' }),
    alone: msg({ message: '{who} changed the title of it' }),
  },
  'media added': {
    named: msg({ message: '{who} added a file to {post}' }),
    alone: msg({ message: '{who} added a file to it' }),
  },
  'media changed': {
    named: msg({ message: '{who} changed the files of {post}' }),
    alone: msg({ message: '{who} changed the files of it' }),
  },
  'media removed': {
    named: msg({ message: '{who} removed a file from {post}' }),
    alone: msg({ message: '{who} removed a file from it' }),
  },
  scheduled: { named: msg({ message: '{who} scheduled {post}' }), alone: msg({ message: '{who} scheduled it' }) },
  unscheduled: {
    named: msg({ message: '{who} took the time from {post}' }),
    alone: msg({ message: '{who} took the time from it' }),
  },
  'publishing begun': {
    named: msg({ message: '{who} sent out {post}' }),
    alone: msg({ message: '{who} sent out it' }),
  },
  published: { named: msg({ message: '{who} published {post}' }), alone: msg({ message: '{who} published it' }) },
  'not published': {
    named: msg({ message: '{who} did not publish {post}' }),
    alone: msg({ message: '{who} did not publish it' }),
  },
  'taken back': {
    named: msg({ message: '{who} marked as not live: {post}' }),
    alone: msg({ message: '{who} marked as not live' }),
  },
  'post deleted': {
    named: msg({ message: '{who} moved to the trash: {post}' }),
    alone: msg({ message: '{who} moved to the trash' }),
  },
  'post restored': {
    named: msg({ message: '{who} restored from the trash: {post}' }),
    alone: msg({ message: '{who} restored from the trash' }),
  },
  'post deleted for good': {
    named: msg({ message: '{who} deleted for good: {post}' }),
    alone: msg({ message: '{who} deleted for good' }),
  },
  'approval asked': {
    named: msg({ message: '{who} asked for approval of {post}' }),
    alone: msg({ message: '{who} asked for approval of it' }),
  },
  'approval withdrawn': {
    named: msg({ message: '{who} took back the request to approve {post}' }),
    alone: msg({ message: '{who} took back the request to approve it' }),
  },
  approved: { named: msg({ message: '{who} approved {post}' }), alone: msg({ message: '{who} approved it' }) },
  'changes asked': {
    named: msg({ message: '{who} asked for changes to {post}' }),
    alone: msg({ message: '{who} asked for changes to it' }),
  },
  commented: { named: msg({ message: '{who} commented on {post}' }), alone: msg({ message: '{who} commented on it' }) },
  suggested: {
    named: msg({ message: '{who} suggested other words for {post}' }),
    alone: msg({ message: '{who} suggested other words for it' }),
  },
  'comment changed': {
    named: msg({ message: '{who} changed a comment on {post}' }),
    alone: msg({ message: '{who} changed a comment on it' }),
  },
  'comment deleted': {
    named: msg({ message: '{who} deleted a comment on {post}' }),
    alone: msg({ message: '{who} deleted a comment on it' }),
  },
  'thread resolved': {
    named: msg({ message: '{who} resolved a thread on {post}' }),
    alone: msg({ message: '{who} resolved a thread on it' }),
  },
  'thread reopened': {
    named: msg({ message: '{who} reopened a thread on {post}' }),
    alone: msg({ message: '{who} reopened a thread on it' }),
  },
  'suggestion accepted': {
    named: msg({ message: '{who} accepted a suggestion for {post}' }),
    alone: msg({ message: '{who} accepted a suggestion for it' }),
  },
  'suggestion rejected': {
    named: msg({ message: '{who} rejected a suggestion for {post}' }),
    alone: msg({ message: '{who} rejected a suggestion for it' }),
  },
} satisfies Partial<Record<EntryKind, OfPost>>

export const markedByHand: OfPost = {
  named: msg({ message: '{who} marked as published: {post}' }),
  alone: msg({ message: '{who} marked as published' }),
}
export const stopped: OfPost = {
  named: msg({ message: '{who} stopped publishing {post}' }),
  alone: msg({ message: '{who} stopped publishing it' }),
}

/** Whom it concerns is `{name}`, where that is somebody else. */
export const ofOthers: Record<Exclude<EntryKind, keyof typeof ofPosts>, { alone: Message; named?: Message }> = {
  'trash emptied': { alone: msg({ message: '{who} emptied the trash' }) },
  'member invited': { alone: msg({ message: '{who} invited somebody' }) },
  'invitation revoked': { alone: msg({ message: '{who} took back an invitation' }) },
  'member joined': { alone: msg({ message: '{who} joined' }), named: msg({ message: '{who} joined: {name}' }) },
  'role changed': {
    alone: msg({ message: '{who} changed a role' }),
    named: msg({ message: '{who} changed the role of {name}' }),
  },
  'member removed': {
    alone: msg({ message: '{who} removed a member' }),
    named: msg({ message: '{who} removed {name}' }),
  },
  'member left': { alone: msg({ message: '{who} left' }) },
  'posts handed over': {
    alone: msg({ message: '{who} handed over posts' }),
    named: msg({ message: '{who} handed over the posts of {name}' }),
  },
  'author added': {
    alone: msg({ message: '{who} added an author' }),
    named: msg({ message: '{who} added the author {name}' }),
  },
  'author removed': {
    alone: msg({ message: '{who} removed an author' }),
    named: msg({ message: '{who} removed the author {name}' }),
  },
  'author asked to connect': {
    alone: msg({ message: '{who} made a link to connect LinkedIn' }),
    named: msg({ message: '{who} made a link to connect LinkedIn for {name}' }),
  },
  'author connected': { alone: msg({ message: '{who} connected LinkedIn by a link' }) },
  'author disconnected': { alone: msg({ message: '{who} disconnected LinkedIn by a link' }) },
  'review link made': { alone: msg({ message: '{who} made a review link' }) },
  'review link renewed': { alone: msg({ message: '{who} renewed a review link' }) },
  'review link ended': { alone: msg({ message: '{who} ended a review link' }) },
  'profile changed': {
    alone: msg({ message: '{who} changed their profile' }),
    named: msg({ message: '{who} changed the profile of {name}' }),
  },
  'voice changed': {
    alone: msg({ message: '{who} changed how AI writes' }),
    named: msg({ message: '{who} changed how AI writes for {name}' }),
  },
  'ideas made': { alone: msg({ message: '{who} got ideas' }), named: msg({ message: '{who} got ideas for {name}' }) },
  'idea deleted': {
    alone: msg({ message: '{who} moved an idea to the trash' }),
    named: msg({ message: '{who} moved an idea to the trash for {name}' }),
  },
  'sample added': {
    alone: msg({ message: '{who} added a writing sample' }),
    named: msg({ message: '{who} added a writing sample for {name}' }),
  },
  'samples imported': {
    alone: msg({ message: '{who} imported writing samples' }),
    named: msg({ message: '{who} imported writing samples for {name}' }),
  },
  'sample deleted': {
    alone: msg({ message: '{who} moved a writing sample to the trash' }),
    named: msg({ message: '{who} moved a writing sample to the trash for {name}' }),
  },
  'proof added': {
    alone: msg({ message: '{who} added a proof' }),
    named: msg({ message: '{who} added a proof for {name}' }),
  },
  'proof changed': {
    alone: msg({ message: '{who} changed a proof' }),
    named: msg({ message: '{who} changed a proof for {name}' }),
  },
  'proof deleted': {
    alone: msg({ message: '{who} moved a proof to the trash' }),
    named: msg({ message: '{who} moved a proof to the trash for {name}' }),
  },
  'phrases changed': {
    alone: msg({ message: '{who} changed the phrases that are never said' }),
    named: msg({ message: '{who} changed the phrases that are never said for {name}' }),
  },
  'slots changed': {
    alone: msg({ message: '{who} changed the posting slots' }),
    named: msg({ message: '{who} changed the posting slots for {name}' }),
  },
  'source added': { alone: msg({ message: '{who} added a source' }) },
  'source deleted': { alone: msg({ message: '{who} deleted a source' }) },
  'template added': { alone: msg({ message: '{who} added a template' }) },
  'template renamed': { alone: msg({ message: '{who} renamed a template' }) },
  'template deleted': { alone: msg({ message: '{who} moved a template to the trash' }) },
  'figures added': {
    alone: msg({ message: '{who} added LinkedIn’s figures' }),
    named: msg({ message: '{who} added LinkedIn’s figures for {name}' }),
  },
  'figures removed': {
    alone: msg({ message: '{who} removed LinkedIn’s figures' }),
    named: msg({ message: '{who} removed LinkedIn’s figures for {name}' }),
  },
  'workspace renamed': { alone: msg({ message: '{who} renamed the workspace' }) },
  'approval mode changed': { alone: msg({ message: '{who} changed how posts are approved' }) },
  'limits set': { alone: msg({ message: '{who} set the limits of the workspace' }) },
  'network connected': {
    alone: msg({ message: '{who} connected LinkedIn' }),
    named: msg({ message: '{who} connected LinkedIn for {name}' }),
  },
  'network disconnected': {
    alone: msg({ message: '{who} disconnected LinkedIn' }),
    named: msg({ message: '{who} disconnected LinkedIn for {name}' }),
  },
  'key created': { alone: msg({ message: '{who} created a key' }) },
  'key renewed': { alone: msg({ message: '{who} renewed a key' }) },
  'key ended': { alone: msg({ message: '{who} ended a key' }) },
  'program let in': { alone: msg({ message: '{who} let a program in' }) },
  'program ended': { alone: msg({ message: '{who} ended a program’s access' }) },
  'webhook added': { alone: msg({ message: '{who} added a webhook' }) },
  'webhook changed': { alone: msg({ message: '{who} changed a webhook' }) },
  'webhook deleted': { alone: msg({ message: '{who} deleted a webhook' }) },
}

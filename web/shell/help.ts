import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PagePath } from '#shared/pages.ts'
import { product } from '#shared/product.ts'
import { trashDays } from '#shared/trash.ts'
import type { KeyGroup } from './keys.tsx'

interface Help {
  text: readonly MessageDescriptor[]
  keys?: readonly KeyGroup[]
}

/** The Help texts by page. Pages outside the app's frame have none. */
export const help: Record<Exclude<PagePath, '/salesgpt' | '/auth' | '/p'>, Help> = {
  '/': {
    text: [
      msg`Choose a post type and a category, say in a few words what the post is about, and press Generate. A number and something that really happened make it yours.`,
      msg`The post appears in four parts. Press any of them to change its text; your changes are saved automatically. Check it in the network preview, then copy, schedule or publish it.`,
    ],
    keys: ['writing', 'review'],
  },
  '/ideas': {
    text: [
      msg`For days when you don’t know what to write about. Add the themes you write on, tick the kinds of posts you like, and generate six ideas.`,
      msg`Use takes an idea to Create Post. The heart keeps it under Favourites.`,
    ],
    keys: ['ideas'],
  },
  '/lead-magnet': {
    text: [
      msg`A lead magnet is something useful that you give away, such as a checklist. Enter its title and what the post is about, and you get a post that offers it.`,
      msg`You can edit, schedule and save the post like any other.`,
    ],
    keys: ['writing'],
  },
  '/posts': {
    text: [
      msg`All your posts. The tabs show drafts, scheduled and published ones; the search looks through titles and texts.`,
      msg`“Post by hand…” leads through posting it on ${product.network}; with a connection it is “Publish Now” and needs no steps. A post you delete stays in the trash for ${trashDays} days.`,
    ],
    keys: ['lists'],
  },
  '/library': {
    text: [
      msg`Everything you have written, to find again and reuse. Search for a word, or show one category.`,
      msg`The menu of a post copies its text, opens it for editing or deletes it.`,
    ],
    keys: ['lists'],
  },
  '/calendar': {
    text: [
      msg`What goes out when. Press a day to schedule a post, or drag a post or a draft to the day you want.`,
      msg`Posting slots are the times of the week at which you usually post. The next free one is offered whenever you schedule.`,
    ],
    keys: ['calendar'],
  },
  '/analytics': {
    text: [
      msg`How much you write: by week, status, category and tone.`,
      msg`Only ${product.network} knows how often a post was seen, so views are not shown here.`,
    ],
  },
  '/activity': {
    text: [
      msg`Who did what in this workspace, and through which key. Only owners see what concerns settings and keys.`,
      msg`Typing of one person within minutes is one entry. A post’s own activity is in its menu.`,
    ],
  },
  '/trash': {
    text: [
      msg`What you delete stays here for ${trashDays} days, then it is gone for good.`,
      msg`Restore brings it back as it was. A post whose time has passed comes back as a draft.`,
    ],
  },
  '/writing-samples': {
    text: [
      msg`Posts you wrote yourself show how you write, so that new drafts sound like you. Only active samples count.`,
      msg`Once you have published posts that an AI drafted, you also see what you always change in drafts.`,
      msg`Two are enough to begin; more make the picture clearer. Add several at once, or import them from ${product.network}’s data export.`,
    ],
    keys: ['voice'],
  },
  '/proof-bank': {
    text: [
      msg`Facts and stories you know to be true. Drafts draw on them, and claims in your posts are checked against them.`,
      msg`Save what you would say without looking it up: a number, a date, something a customer told you.`,
    ],
    keys: ['voice'],
  },
  '/settings': {
    text: [
      msg`Your profile, how you sign in, what you are notified about, what is connected, and what writes your posts.`,
      msg`Your name, profession and company stand above every post in the preview.`,
    ],
  },
  '/pricing': {
    text: [
      msg`The plans, with what each includes and costs.`,
      msg`Whoever runs this server decides whether plans are sold. Where they are not, everything is open to everyone.`,
    ],
  },
  '/privacy': { text: [msg`What is stored about you, for how long, and how to export or delete it.`] },
  '/terms': { text: [msg`What you and whoever runs this server can expect of each other.`] },
  '/support': { text: [msg`Whom to ask, and what to do when something does not work.`] },
  '/api-docs': { text: [msg`Every call that the app makes, for programs of your own.`] },
  '/shortcuts': { text: [msg`All keys the app knows. Each page’s help lists the ones that work there.`] },
  '/not-found': { text: [msg`There is no page at this address. The menu lists them all.`] },
}

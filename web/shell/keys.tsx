import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { Kbd } from '#web/ui/kbd.tsx'

interface Keys {
  /** Alternatives with the same effect: `Ctrl+Shift+Z`. */
  keys: readonly string[]
  does: MessageDescriptor
}

export const keyGroups = {
  everywhere: {
    name: msg`Everywhere`,
    list: [
      { keys: ['Ctrl+K'], does: msg`Find a post, page, setting or action` },
      { keys: ['/'], does: msg`The same, outside of fields` },
      { keys: ['N'], does: msg`New post, outside of fields` },
      { keys: ['?'], does: msg`Help with the page you are on` },
      { keys: ['Esc'], does: msg`Close what is open` },
      { keys: ['F8'], does: msg`Go to the messages in the corner` },
    ],
  },
  writing: {
    name: msg`Writing a post`,
    list: [
      { keys: ['Ctrl+Enter'], does: msg`Generate the post` },
      { keys: ['/'], does: msg`Actions, on an empty line of the post` },
      { keys: ['Ctrl+Z'], does: msg`Undo` },
      { keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], does: msg`Redo` },
      { keys: ['Alt+F7'], does: msg`Go to the next finding` },
      { keys: ['Alt+Shift+F7'], does: msg`Go to the previous finding` },
      { keys: ['Alt+F10'], does: msg`Change the words you selected` },
      { keys: ['Esc'], does: msg`Leave edit mode` },
      { keys: ['Enter'], does: msg`Fill in a blank` },
      { keys: ['Tab'], does: msg`Go on to the next blank` },
    ],
  },
  lists: {
    name: msg`My Posts and Library`,
    list: [
      { keys: ['Ctrl+A'], does: msg`Select all posts, once you are selecting` },
      { keys: ['Delete'], does: msg`Delete what is selected` },
      { keys: ['Ctrl+Z'], does: msg`Undo what you just did` },
    ],
  },
  review: {
    name: msg`Reviewing an AI edit`,
    list: [
      { keys: ['J', '↓'], does: msg`Next change` },
      { keys: ['K', '↑'], does: msg`Previous change` },
      { keys: ['A'], does: msg`Accept the change` },
      { keys: ['R'], does: msg`Reject the change` },
    ],
  },
  ideas: {
    name: msg`Content Ideas`,
    list: [
      { keys: ['Enter'], does: msg`Add the theme you typed` },
      { keys: ['Ctrl+Enter'], does: msg`Generate ideas` },
    ],
  },
  calendar: {
    name: msg`Calendar`,
    list: [
      { keys: ['←', '→', '↑', '↓'], does: msg`Go to another day or hour` },
      { keys: ['Enter'], does: msg`Open a post` },
      { keys: ['Space'], does: msg`Pick up a post; the arrows move it, Space puts it down` },
      { keys: ['Esc'], does: msg`Leave a picked-up post where it was` },
      { keys: ['Ctrl+Z'], does: msg`Undo your last move` },
    ],
  },
  voice: {
    name: msg`Writing samples and proof bank`,
    list: [
      { keys: ['Ctrl+Enter'], does: msg`Save what you typed` },
      { keys: ['Esc'], does: msg`Leave a proof unchanged` },
    ],
  },
} satisfies Record<string, { name: MessageDescriptor; list: readonly Keys[] }>

export type KeyGroup = keyof typeof keyGroups

export function KeyList({ group }: { group: KeyGroup }) {
  const { t } = useLingui()
  const { name, list } = keyGroups[group]
  return (
    <section aria-label={t(name)}>
      <h2 className="font-semibold">{t(name)}</h2>
      <dl className="divide-y divide-line">
        {list.map(({ keys, does }: Keys) => (
          <div key={does.id} className="flex items-center justify-between gap-4 py-2">
            <dt>{t(does)}</dt>
            <dd className="flex flex-wrap items-center justify-end gap-1">
              {keys.map((one, at) => (
                <Fragment key={one}>
                  {at > 0 && (
                    <span className="text-sm text-ink-3">
                      <Trans>or</Trans>
                    </span>
                  )}
                  {one.split('+').map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

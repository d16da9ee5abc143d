import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { Kbd } from '#web/ui/kbd.tsx'

interface Keys {
  /** Alternatives with the same effect: `Ctrl+Shift+Z`. */
  keys: readonly string[]
  does: string
}

export const keyGroups = {
  everywhere: {
    name: 'Everywhere',
    list: [
      { keys: ['Ctrl+K'], does: 'Find a post, page, setting or action' },
      { keys: ['/'], does: 'The same, outside of fields' },
      { keys: ['N'], does: 'New post, outside of fields' },
      { keys: ['?'], does: 'Help with the page you are on' },
      { keys: ['Esc'], does: 'Close what is open' },
      { keys: ['F8'], does: 'Go to the messages in the corner' },
    ],
  },
  writing: {
    name: 'Writing a post',
    list: [
      { keys: ['Ctrl+Enter'], does: 'Generate the post' },
      { keys: ['/'], does: 'Actions, on an empty line of the post' },
      { keys: ['Ctrl+Z'], does: 'Undo' },
      { keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], does: 'Redo' },
      { keys: ['Alt+F7'], does: 'Go to the next finding' },
      { keys: ['Alt+Shift+F7'], does: 'Go to the previous finding' },
      { keys: ['Alt+F10'], does: 'Change the words you selected' },
      { keys: ['Esc'], does: 'Leave edit mode' },
      { keys: ['Enter'], does: 'Fill in a blank' },
      { keys: ['Tab'], does: 'Go on to the next blank' },
    ],
  },
  lists: {
    name: 'My Posts and Library',
    list: [
      { keys: ['Ctrl+A'], does: 'Select all posts, once you are selecting' },
      { keys: ['Delete'], does: 'Delete what is selected' },
      { keys: ['Ctrl+Z'], does: 'Undo what you just did' },
    ],
  },
  review: {
    name: 'Reviewing an AI edit',
    list: [
      { keys: ['J', '↓'], does: 'Next change' },
      { keys: ['K', '↑'], does: 'Previous change' },
      { keys: ['A'], does: 'Accept the change' },
      { keys: ['R'], does: 'Reject the change' },
    ],
  },
  ideas: {
    name: 'Content Ideas',
    list: [
      { keys: ['Enter'], does: 'Add the theme you typed' },
      { keys: ['Ctrl+Enter'], does: 'Generate ideas' },
    ],
  },
  calendar: {
    name: 'Calendar',
    list: [
      { keys: ['←', '→', '↑', '↓'], does: 'Go to another day or hour' },
      { keys: ['Enter'], does: 'Open a post' },
      { keys: ['Space'], does: 'Pick up a post; the arrows move it, Space puts it down' },
      { keys: ['Esc'], does: 'Leave a picked-up post where it was' },
      { keys: ['Ctrl+Z'], does: 'Undo your last move' },
    ],
  },
  voice: {
    name: 'Writing samples and proof bank',
    list: [
      { keys: ['Ctrl+Enter'], does: 'Save what you typed' },
      { keys: ['Esc'], does: 'Leave a proof unchanged' },
    ],
  },
} satisfies Record<string, { name: string; list: readonly Keys[] }>

export type KeyGroup = keyof typeof keyGroups

export function KeyList({ group }: { group: KeyGroup }) {
  const { name, list } = keyGroups[group]
  return (
    <section aria-label={name}>
      <h2 className="font-semibold">{name}</h2>
      <dl className="divide-y divide-line">
        {list.map(({ keys, does }: Keys) => (
          <div key={does} className="flex items-center justify-between gap-4 py-2">
            <dt>{does}</dt>
            <dd className="flex shrink-0 flex-wrap items-center justify-end gap-1">
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

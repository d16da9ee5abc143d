import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { product } from '#shared/product.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { MailLink, useSupportAddress } from '#web/ui/support-address.tsx'
import { type Fact, Facts, TextPage, TextSection } from './text-page.tsx'

export const SupportPage = () => {
  const { t } = useLingui()
  return (
    <TextPage title={t`Support`} summary={t`Where to find help, and what to do when something doesn’t work.`}>
      <TextSection title={t`Who to ask`}>
        <Facts facts={contacts()} />
      </TextSection>
      <TextSection title={t`When something doesn’t work`}>
        <Facts facts={troubles()} />
      </TextSection>
      <TextSection title={t`What helps to track down an error`}>
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            <Trans>
              What you did, what you expected and what happened instead, with the exact wording of any message.
            </Trans>
          </li>
          <li>
            <Trans>
              When it happened, as exactly as you can: the operator finds the request in the log by its time.
            </Trans>
          </li>
          <li>
            <Trans>Your browser and its version, and whether it happens again after reloading the page.</Trans>
          </li>
        </ul>
        <p>
          <Trans>Leave out passwords, keys and, unless it matters, the text of your posts.</Trans>
        </p>
      </TextSection>
    </TextPage>
  )
}

function Operator() {
  const address = useSupportAddress()
  return (
    <>
      <Trans>
        Whoever gave you the address of this installation: for your account, the sign-in, the connected model, your
        data, and everything that is urgent.
      </Trans>
      {address && (
        <>
          {' '}
          <Trans>
            Write to <MailLink address={address} />.
          </Trans>
        </>
      )}
    </>
  )
}

const contacts = (): Fact[] => [
  [t`Your operator`, <Operator key="operator" />],
  [
    t`Documentation`,
    <Trans key="documentation">
      Every call that the app makes is described in the <AppLink href="/api-docs">API documentation</AppLink>. Setting
      up and hosting are explained in the folder <code className="font-mono text-sm">docs</code> of the source code.
    </Trans>,
  ],
  [
    t`Issue tracker`,
    t`Errors in ${{ product: product.name }} itself, and wishes, belong in the issue tracker of the project. The operator knows where the source code came from, and the tracker is there.`,
  ],
]

const troubles = (): Fact[] => [
  [
    t`Text is missing`,
    t`What you type is kept in the browser until it’s saved on the server. Open the post again in the same browser, before clearing any data there: unsaved words are restored.`,
  ],
  [
    t`Writing fails`,
    t`The message says what the model answered. Your text wasn’t changed, so it’s safe to try again. If it keeps failing, the operator can check the model’s key and limits.`,
  ],
  [
    t`Sign-in fails`,
    t`Start again from the sign-in page: a sign-in is valid for 10 minutes, in one browser. After too many attempts, wait as long as the message says.`,
  ],
  [
    t`Not on the network`,
    t`A saved or scheduled post is not on ${{ network: product.network }} yet. Choose “Post by hand…” in My Posts, copy the text, post it there, and say that you did.`,
  ],
  [
    t`Keyboard`,
    <Trans key="keyboard">
      Press <kbd className="font-mono text-sm">?</kbd> on any page for its keys, and{' '}
      <kbd className="font-mono text-sm">Ctrl K</kbd> (on a Mac <kbd className="font-mono text-sm">⌘ K</kbd>) to find
      posts and pages.
    </Trans>,
  ],
]

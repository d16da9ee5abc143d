import { msg } from '@lingui/core/macro'
import { product } from '#shared/product.ts'
import { trashDays } from '#shared/trash.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { MailLink, useSupportAddress } from '#web/ui/support-address.tsx'
import { Facts, TextPage, TextSection } from './text-page.tsx'

export const PrivacyPage = () => (
  <TextPage
    called={msg`Privacy`}
    title="Privacy"
    summary={`What this installation of ${product.name} stores, for how long, and who can see it.`}
  >
    <TextSection title="Who is responsible">
      <p>
        {product.name} is software that somebody runs on a server of their own. That person or company, called the
        operator here, decides who may sign in, which writing model is connected, and where the database and its backups
        are. The makers of {product.name} receive nothing from this installation: it reports no usage to them.
      </p>
      <Operator />
    </TextSection>
    <TextSection title="What is kept">
      <Facts facts={kept} />
      <p>
        The server’s log records which calls were made, their outcome and how long they took. It contains no texts,
        searches, passwords or visitors’ network addresses. A proxy in front of the server may keep its own log.
      </p>
    </TextSection>
    <TextSection title="For how long">
      <Facts facts={times} />
    </TextSection>
    <TextSection title="Who sees your texts">
      <p>
        You, and whoever can read the database: the operator. Where the operator has connected a writing model,
        everything needed for a request goes to its provider: the subject, your answers and the settings, what your
        profile says of your profession, company and goal, the description of how you write, your never-say list, up to
        five writing samples and those saved facts that come near the subject, and, for a rewrite or a second reader,
        the text of the post with your instruction, if you gave one. For that description, up to twelve of your newest
        active samples are sent. Your name and your email address are not sent along. What the provider keeps is
        governed by its own terms and by its contract with the operator.
      </p>
      <p>
        Without a connected model, the arranger puts your own words in order, on this server alone, and a model that
        runs on the server’s own computer works there as well; nobody else sees anything. Each post says which of them
        wrote it.
      </p>
      <p>
        What you speak goes where the microphone button says before its first use: nowhere, to your browser’s maker, or
        through this server to the connected provider. {product.name} keeps only the words, in the field.
      </p>
      <p>
        Nothing goes to {product.network} on its own. A text goes there when you copy it, or when you open{' '}
        {product.network} with it to post by hand.
      </p>
    </TextSection>
    <TextSection title="Cookies and this browser">
      <Facts facts={inBrowser} />
      <p>There are no advertising cookies, no tracking and no scripts from other sites.</p>
    </TextSection>
    <TextSection title="Exporting and deleting your data">
      <p>
        You can change your posts and delete each of them in your library. Under Profile in your{' '}
        <AppLink href="/settings">Settings</AppLink> are two buttons: <b>Download my data</b> gives one archive with all
        your data named here, as JSON, CSV and Markdown, without the hashes of passwords and keys;{' '}
        <b>Delete my account</b> deletes all of it at once, after you have typed your address, and takes what you typed
        there out of this browser. A paid plan is ended with it.
      </p>
      <p>
        Three things are not in your account: the counts of page views, which name nobody, the waitlist, which holds an
        address only, and what the payment service has to keep of a payment. Your entry in the waitlist is in the
        archive, and goes with the account, once the address is verified: anybody could type it. The operator answers
        for the rest.
      </p>
      <p>
        The law where you live may give you further rights, for example to know what is stored about you. Ask the
        operator.
      </p>
    </TextSection>
  </TextPage>
)

function Operator() {
  const address = useSupportAddress()
  return (
    address && (
      <p>
        The operator answers at <MailLink address={address} />.
      </p>
    )
  )
}

const kept = [
  [
    'Account',
    'Your name and email address, and the profile you fill in, with the photo that you upload or your identity provider has of you. When it was created. When you sign in with an identity provider: which one, your ID there, and since when. When you have a password: its scrypt hash, never the password.',
  ],
  [
    'Posts',
    'The text, title, subject, your answers and settings, the claims you settled, the planned time, and whether and where it is live. When a text is replaced, the former one is kept as a version of the post.',
  ],
  [
    'Images and documents',
    'Those you add to a post, re-encoded without the location, device and author name such files can contain. The original file is not kept.',
  ],
  ['Ideas', 'The themes you entered, and the ideas you got.'],
  [
    'Requests to write',
    'Each time text is requested: when, from which model, how long it took, its length in tokens, whether it worked and which rules it broke. Not the text itself.',
  ],
  [
    'Responses',
    'The response to a request to write, with its text, so that a request repeated over a bad connection is not carried out twice.',
  ],
  [
    'Writing samples',
    'The texts of your own that you add to show how you write, and which of them are active. What is measured in them is recalculated each time they change. Of an archive from LinkedIn only your posts are read, and the file is not kept. Also the few sentences about how you write, which a model wrote from them or you did, and how you want readers addressed.',
  ],
  ['Proof bank', 'The facts and stories you save, and the words you never want used.'],
  [
    'Reminders and history',
    'Which reminder was sent to you, when and how, and what happened while a post was being published. An email contains the title and first lines of its post, and goes through the mail server the operator has set.',
  ],
  [
    'LinkedIn connection',
    'When you connect LinkedIn: your number and name there, what you allowed, until when, and the token, encrypted. It is used to publish your posts and for nothing else, and deleted when you disconnect.',
  ],
  [
    'Calendar feed and browsers that remind you',
    'When you make a calendar feed: its address, encrypted, and when a calendar last read it. Whoever has the address can read your planned posts. When you turn on reminders in a browser: the address that its maker’s push service gave it. A reminder sent there is encrypted, and holds the title of the post.',
  ],
  [
    'Keys for programs',
    'When you create a key: its name, what it may do, a hash by which it is recognized, and when and from which network (not the whole address) it was last used. A program that has it can do what you allowed, until you end it.',
  ],
  ['Choices', 'Which notifications you want, and up to when you have seen those under the bell.'],
  [
    'Plan',
    'Where the operator sells plans: your customer number at the payment service Stripe, the plan, how it is billed and until when it is paid, and how much of it you have used. What you pay with is typed in at Stripe and never comes here.',
  ],
  ['Waitlist', 'The address that you enter for SalesGPT yourself, and when.'],
  [
    'Page views',
    'How often each page was opened per day: a number, and nothing about who opened it. A browser that asks not to be tracked is not counted. Where the operator runs a counter of their own, it receives the page and nothing else.',
  ],
  [
    'Sessions',
    'When you signed in and when that ends, with the name of the browser and the network address, and a hash of the key in your cookie, so that the database alone lets nobody in.',
  ],
  [
    'Activity',
    'Sign-ins to your account, failed ones too, changes of your password, what was connected or ended, exports, and what operators changed: when, in which browser, from which network address. You see them in your settings, and so do the operators, with your name, email and sessions.',
  ],
  [
    'Known browsers',
    'Which browsers your account has been used in: a hash of a number in the browser’s cookie, and its network.',
  ],
  [
    'Attempts',
    'How often an address or an account recently tried to sign in or to write, to prevent guessing and overload.',
  ],
] as const

const times = [
  [
    'Account, posts, ideas, samples',
    `Until they are deleted. What you delete of them stays in the trash for ${trashDays} days, where you can restore it or delete it for good at once; a post goes with its versions, images and documents. With the account everything goes at once.`,
  ],
  [
    'Plan',
    'As long as the account exists, and your customer number until Stripe has ended the plan. The ids of Stripe’s messages, which name nobody: 90 days.',
  ],
  ['Waitlist', 'Until the operator removes the address.'],
  ['Page views', '400 days.'],
  ['Requests to write', 'As long as the account exists.'],
  [
    'Activity',
    '90 days, and the newest 200 entries at most. When you delete your account, one entry stays for these 90 days: its id, the time, the browser and the network address.',
  ],
  ['Known browsers', '400 days after the last sign-in there, or until you sign out all others.'],
  ['Sessions', '30 days, unless the operator has set another time, or until you log out.'],
  ['Attempts', 'Until the limit expires: after minutes, an hour at most, unless the operator has set longer ones.'],
  ['Responses', '24 hours. The text of a deleted post can stay in one for that long.'],
  ['Backups', 'As long as the operator keeps them.'],
] as const

const inBrowser = [
  ['Session cookie', 'Keeps you signed in. It cannot be read by scripts.'],
  [
    'Browser cookie',
    'A random number by which your account recognises this browser. It stays for 400 days after the last sign-in, also when you log out.',
  ],
  [
    'Sign-in cookie',
    'Belongs to a sign-in with an identity provider, and is removed after it, within 10 minutes at most.',
  ],
  [
    'Storage of this browser',
    'The colour theme, and what you have typed and the server does not have yet, so that neither a crash nor a lost connection costs a word. It stays in this browser when you log out, is shown to nobody who signs in with another account, and goes with your account when you delete that here. What other apps share with the installed app waits here until you use or remove it, or log out.',
  ],
] as const

import { msg } from '@lingui/core/macro'
import { product } from '#shared/product.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { TextPage, TextSection } from './text-page.tsx'

export const TermsPage = () => (
  <TextPage called={msg`Terms`} title="Terms" summary={`How you may use ${product.name}, and what to expect of it.`}>
    <TextSection title="Who you’re dealing with">
      <p>
        This installation is run by its operator, the person or company that gave you its address. If the operator has
        given you terms of their own, those come first.
      </p>
    </TextSection>
    <TextSection title="Your texts are yours">
      <p>
        What you write here, and what is written for you here, belongs to you as far as the law allows it.{' '}
        {product.name} claims no rights to it. You may use, change and publish it without naming the tool.
      </p>
    </TextSection>
    <TextSection title="What you are responsible for">
      <ul className="grid list-disc gap-2 pl-5">
        <li>Read a text before you publish it. A model can get things wrong, and invent figures and quotes.</li>
        <li>
          Don’t publish what you have no right to: other people’s secrets, their texts as your own, or false claims
          about them.
        </li>
        <li>Keep to the rules of {product.network}, whose terms apply to your posts once they are there.</li>
        <li>Keep your sign-in to yourself, and do not try to overload the server or to read what belongs to others.</li>
      </ul>
    </TextSection>
    <TextSection title="What the operator is responsible for">
      <ul className="grid list-disc gap-2 pl-5">
        <li>Running the server: its security, updates and backups, and the encryption of the connection to it.</li>
        <li>Deciding who may sign in, and answering those who ask for their data or want it deleted.</li>
        <li>The writing model: its contract, its cost, and the place where texts are processed.</li>
        <li>The law that applies to the installation, such as data protection and an imprint.</li>
      </ul>
    </TextSection>
    <TextSection title="What can be expected">
      <p>
        {product.name} is in beta. It comes under the MIT licence, as it is and without a warranty; its makers are not
        liable for what comes of its use. How available an installation is, and what it costs, is between you and the
        operator. A paid plan is ended from the pricing page, and then runs out with what was paid for.
      </p>
      <p>
        A planned time is a plan. Where you have connected {product.network}, {product.name} tries to publish the post
        then; otherwise it reminds you, and you post it. A post counts as live when {product.network} has said so, or
        you have. No number of readers or reactions is promised.
      </p>
      <p>
        {product.name} is not part of {product.network} and not endorsed by it.
      </p>
    </TextSection>
    <TextSection title="Ending your use">
      <p>
        You can stop at any time. How to take your posts along, and how to have everything deleted, is on the{' '}
        <AppLink href="/privacy">Privacy</AppLink> page. The operator can close accounts that break these terms.
      </p>
    </TextSection>
  </TextPage>
)

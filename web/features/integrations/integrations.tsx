import { KeysSection } from './keys-section.tsx'
import { OtherWays } from './other-ways.tsx'
import { ProgramsSection } from './programs-section.tsx'
import { WebhooksSection } from './webhooks-section.tsx'

/** How programs come in: part of Settings → Integrations. */
export const Integrations = () => (
  <>
    <ProgramsSection />
    <KeysSection />
    <WebhooksSection />
    <OtherWays />
  </>
)

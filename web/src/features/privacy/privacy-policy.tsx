import { Prose, ProseHeader } from '../../prose/prose.tsx'
import {
  BrowserSection,
  LogSection,
  MailSection,
  OperatorSection,
  RightsSection,
  ServerSection,
  Summary,
  VisitsSection,
} from './sections.tsx'

/** What this software stores about whom, and for how long. The tables are made from the constants that the code uses. */
export const PrivacyPolicy = () => (
  <>
    <ProseHeader
      kicker="Privacy"
      title="What we store, and for how long"
      lede="You can play everything here without an account. Everything is stored on this site’s own server; only messages you send us may be forwarded to the operator by email."
    />
    <Prose>
      <Summary />
      <OperatorSection />
      <BrowserSection />
      <ServerSection />
      <VisitsSection />
      <MailSection />
      <LogSection />
      <RightsSection />
    </Prose>
  </>
)

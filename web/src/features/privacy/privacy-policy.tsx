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
      lede="You can play everything here without an account. What is kept, is kept on this site’s own server; only what you write to us may be mailed on to the operator."
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

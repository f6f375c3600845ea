import { Screen } from '../../../design/layout.tsx'
import { EnterKey } from './enter-key.tsx'
import { PlanCard } from './plan-card.tsx'
import { StartCard } from './start-card.tsx'
import styles from './start-page.module.css'

const STEPS = [
  'Start a party on the biggest screen you have: a television, a projector, or a shared window in a call.',
  'Everybody scans the code with a phone. No app, no account; from 2 to 200 players.',
  'Questions come up on the big screen and on every phone. Answer, see who knew it, and watch the places change.',
]

/** `/party`: start one, or join one. */
export const StartPage = () => (
  <Screen title="Party">
    <p className={styles.lede}>
      A quiz for everybody in the room: one big screen, everyone’s phone, alone or in teams.
    </p>
    <div className={styles.cards}>
      <div className={styles.start}>
        <StartCard />
        <PlanCard />
      </div>
      <div className={styles.join}>
        <EnterKey />
      </div>
    </div>
    <section className={styles.how} aria-labelledby="how">
      <h2 id="how">How it works</h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  </Screen>
)

import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import styles from './guest-card.module.css'

const ADVANTAGES = [
  'A username that is yours alone, and a profile that others can see.',
  'The same rating, record and settings on every device.',
  'Everything you’ve played as a guest stays yours.',
] as const

/** The advantages of an account, for guests. */
export const GuestCard = () => (
  <Card tone="green" className={styles.card} aria-labelledby="guest-title">
    <h2 id="guest-title">You’re playing as a guest</h2>
    <p className={styles.lede}>Only this browser knows you. With an account you get:</p>
    <ul className={styles.list}>
      {ADVANTAGES.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <div className={styles.actions}>
      <ButtonLink look="primary" to="/register?from=/edit-profile">
        Create an account
      </ButtonLink>
      <ButtonLink look="outline" to="/login?from=/edit-profile">
        Log in
      </ButtonLink>
    </div>
  </Card>
)

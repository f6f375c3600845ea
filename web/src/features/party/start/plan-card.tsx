import type { OutputOf } from '@trivium/wire/registry'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { plural } from '../../../design/plural.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import { Link } from '../../../routing/link.tsx'
import styles from './plan-card.module.css'

type Plan = OutputOf<'listPartyPlans'>['plans'][number]

const SHOWN = 5

/** The way to a plan of several rounds, and the plans that the player has. */
export const PlanCard = () => {
  const asked = useServerQuery('listPartyPlans', {})
  const plans = asked.data?.plans ?? []
  return (
    <Card padding="large" className={styles.card} aria-labelledby="plan">
      <h2 id="plan">A whole evening</h2>
      <p>Several rounds with breaks: questions, flags, maps, your own. Also on paper.</p>
      {plans.length > 0 && (
        <ul className={styles.plans} aria-label="Your plans">
          {plans.slice(0, SHOWN).map((plan) => (
            <PlanLine key={plan.planId} plan={plan} />
          ))}
        </ul>
      )}
      <ButtonLink to="/party/plan">Plan a quiz night</ButtonLink>
    </Card>
  )
}

const PlanLine = ({ plan: { planId, title, rounds } }: { plan: Plan }) => (
  <li>
    <Link to={`/party/plan/${planId}`} className={styles.plan}>
      <b>{title}</b>
      <span>{plural(rounds.length, 'round')}</span>
    </Link>
  </li>
)

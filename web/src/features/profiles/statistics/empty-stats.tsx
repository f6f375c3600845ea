import { ChevronRight } from 'lucide-react'
import { Card } from '../../../design/card.tsx'
import { Link } from '../../../routing/link.tsx'
import styles from './empty-stats.module.css'

const WAYS = [
  {
    to: '/',
    name: 'Today’s daily',
    text: 'Two minutes. Starts your calendar and your streak.',
  },
  { to: '/battle', name: 'A ranked match', text: 'Your rating starts at 1000.' },
  { to: '/survival', name: 'A Survival run', text: 'Shows which categories you know best.' },
] as const

interface EmptyStatsProps {
  readonly username: string
  readonly isOwn: boolean
}

/** Replaces the charts while there is no data. The player's own page links to games that start them. */
export const EmptyStats = ({ username, isOwn }: EmptyStatsProps) => (
  <Card className={styles.card} padding="large" aria-labelledby="beginnings">
    <h2 id="beginnings">{isOwn ? 'Every journey starts somewhere' : `${username} has just set out`}</h2>
    <p className={styles.lede}>
      {isOwn
        ? 'Your rating, the categories you know best, how fast you answer: it will all show here after your first game.'
        : 'Rating, categories, answer times: it will all show here after the first game.'}
    </p>
    {isOwn && (
      <ul className={styles.links}>
        {WAYS.map(({ to, name, text }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <b>{name}</b>
              <span>{text}</span>
              <ChevronRight size={24} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    )}
  </Card>
)

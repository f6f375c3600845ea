import { CalendarCheck, Map as MapIcon, Mountain, Swords, TrendingUp } from 'lucide-react'
import { Card } from '../../../design/card.tsx'
import { Empty } from '../../../design/list-state.tsx'
import { type Moment, type MomentFacts, momentsOf } from './moments.ts'
import styles from './moments-card.module.css'

const ICONS = {
  daily: CalendarCheck,
  survival: Mountain,
  wins: Swords,
  upset: TrendingUp,
  region: MapIcon,
} as const

const day = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

interface MomentsCardProps extends MomentFacts {
  readonly isOwn: boolean
}

/** The player's best moments; on another player's page only if there are any. */
export const MomentsCard = ({ isOwn, ...facts }: MomentsCardProps) => {
  const moments = momentsOf(facts)
  if (moments.length === 0 && !isOwn) return null
  return (
    <Card className={styles.card} aria-labelledby="moments">
      <h2 id="moments">Best moments</h2>
      {moments.length === 0 ? (
        <Empty drawing="empty-road">
          They collect here: a perfect daily, a long Survival run, a win against somebody stronger.
        </Empty>
      ) : (
        <ul className={styles.moments}>
          {moments.map((moment) => (
            <MomentItem key={moment.kind} moment={moment} />
          ))}
        </ul>
      )}
    </Card>
  )
}

const MomentItem = ({ moment: { kind, value, words, at } }: { moment: Moment }) => {
  const Icon = ICONS[kind]
  return (
    <li className={styles.moment}>
      <span className={styles.stud} aria-hidden="true">
        <Icon size={26} strokeWidth={2.5} />
      </span>
      <b className={styles.value}>{value}</b>
      <span className={styles.words}>{words}</span>
      {at !== null && (
        <time className={styles.day} dateTime={new Date(at).toISOString()}>
          {day(at)}
        </time>
      )}
    </li>
  )
}

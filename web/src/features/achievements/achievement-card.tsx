import { useId } from 'react'
import { AchievementIcon } from '../../design/achievement-icons/achievement-icon.tsx'
import { classNames } from '../../design/class-names.ts'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import styles from './achievement-card.module.css'
import type { AchievementStatus } from './player-achievements.ts'

const dateOf = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** One achievement: in colour with its date, or muted with its progress. */
export const AchievementCard = ({ card: { achievement, standing, share } }: { card: AchievementStatus }) => {
  const title = useId()
  const isLocked = standing.kind === 'locked'
  return (
    <li className={classNames(styles.card, isLocked && styles.locked)} aria-labelledby={title}>
      <AchievementIcon icon={achievement.icon} locked={isLocked} size={72} />
      <div className={styles.text}>
        <h3 id={title} className={styles.title}>
          {achievement.title}
        </h3>
        <p className={styles.description}>{achievement.description}</p>
        {isLocked ? (
          <Way {...standing} titleId={title} />
        ) : (
          <p className={styles.date}>
            Unlocked <time dateTime={new Date(standing.at).toISOString()}>{dateOf(standing.at)}</time>
          </p>
        )}
        {share !== null && <p className={styles.share}>{share.toFixed(1)}% of players have it</p>}
      </div>
    </li>
  )
}

interface WayProps {
  readonly have: number
  readonly need: number
  readonly percent: number
  readonly titleId: string
}

const Way = ({ have, need, percent, titleId }: WayProps) => (
  <div className={styles.progress}>
    <progress className={styles.bar} max={100} value={percent} aria-labelledby={titleId} />
    <p className={styles.count}>
      <VisuallyHidden>Locked: </VisuallyHidden>
      {have} of {need}
    </p>
  </div>
)

import { type AchievementId, achievementOf } from '@trivium/rules/achievements/achievements'
import { AchievementIcon } from '../design/achievement-icons/achievement-icon.tsx'
import styles from './unlocked.module.css'

/** The achievements that a game has unlocked. */
export const Unlocked = ({ ids }: { ids: readonly AchievementId[] }) => (
  <ul className={styles.unlocked} aria-label="Unlocked">
    {ids.map(achievementOf).map(({ id, title, icon }) => (
      <li key={id}>
        <AchievementIcon icon={icon} size={44} />
        <span>
          <small>Unlocked</small>
          {title}
        </span>
      </li>
    ))}
  </ul>
)

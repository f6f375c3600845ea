import { ACHIEVEMENTS, achievementOf, isAchievementId } from '@trivium/rules/achievements/achievements'
import { AchievementIcon } from '../../../design/achievement-icons/achievement-icon.tsx'
import { Card } from '../../../design/card.tsx'
import { Cluster } from '../../../design/layout.tsx'
import { Link } from '../../../routing/link.tsx'
import styles from './badges-card.module.css'
import type { ProfileParts } from './profile-parts.ts'

/** Maximum number shown here; the rest are on the achievements page. */
const SHOWN = 6

interface BadgesCardProps {
  readonly username: string
  readonly isOwn: boolean
  /** Newest first. */
  readonly unlocked: ProfileParts['achievements']
}

const day = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** The achievements unlocked last, and a link to all of them. */
export const BadgesCard = ({ username, isOwn, unlocked }: BadgesCardProps) => (
  <Card className={styles.card} aria-labelledby="badges">
    <header className={styles.head}>
      <h2 id="badges">Achievements</h2>
      <p>
        {unlocked.length} of {ACHIEVEMENTS.length}
      </p>
    </header>
    {unlocked.length === 0 ? <NoneYet isOwn={isOwn} /> : <Badges unlocked={unlocked} />}
    <Link to={`/achievements/${username}`} className={styles.all}>
      All achievements
    </Link>
  </Card>
)

const Badges = ({ unlocked }: Pick<BadgesCardProps, 'unlocked'>) => (
  <ul className={styles.badges}>
    {unlocked.slice(0, SHOWN).map(({ id, at }) => {
      if (!isAchievementId(id)) return null
      const { icon, title } = achievementOf(id)
      return (
        <li key={id} className={styles.badge}>
          <AchievementIcon icon={icon} size={80} />
          <b>{title}</b>
          <time dateTime={new Date(at).toISOString()}>{day(at)}</time>
        </li>
      )
    })}
  </ul>
)

/** Locked achievements, still without colour. */
const AHEAD = (['first_victory', 'know_it_all', 'survivor', 'geography_expert'] as const).map(achievementOf)

const NoneYet = ({ isOwn }: Pick<BadgesCardProps, 'isOwn'>) => (
  <>
    <Cluster gap={12} aria-hidden="true">
      {AHEAD.map(({ id, icon }) => (
        <AchievementIcon key={id} icon={icon} size={64} locked />
      ))}
    </Cluster>
    <p className={styles.empty}>
      {isOwn
        ? 'Win a rated match to unlock your first one.'
        : 'None yet. Winning a rated match unlocks the first one.'}
    </p>
  </>
)

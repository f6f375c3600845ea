import { ButtonLink } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { classNames } from '../../design/class-names.ts'
import { Cluster } from '../../design/layout.tsx'
import { PlayerName } from '../../design/player-name.tsx'
import styles from './achievements-header.module.css'

interface AchievementsHeaderProps {
  readonly username: string
  /** For each achievement whether it is unlocked; null: not known yet. */
  readonly marks: readonly boolean[] | null
}

/** The player, the number of unlocked achievements, and links to the player's other pages. */
export const AchievementsHeader = ({ username, marks }: AchievementsHeaderProps) => (
  <Card tone="green" padding="large" className={styles.header}>
    <h1 className={styles.name}>
      <span className={styles.about}>Achievements of </span>
      <PlayerName>{username}</PlayerName>
    </h1>
    <Cluster gap={12}>
      <ButtonLink look="outline" to={`/profile/${username}`}>
        Profile
      </ButtonLink>
      <ButtonLink look="outline" to={`/stats/${username}`}>
        Statistics
      </ButtonLink>
    </Cluster>
    {marks && <Count marks={marks} />}
  </Card>
)

const Count = ({ marks }: { marks: readonly boolean[] }) => (
  <div className={styles.count}>
    <p>
      <strong>{marks.filter(Boolean).length}</strong> of {marks.length} unlocked
    </p>
    <div className={styles.road} aria-hidden="true">
      {marks.map((isUnlocked, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a milestone is identified by its place
        <span key={i} className={classNames(styles.milestone, isUnlocked && styles.passed)} />
      ))}
    </div>
  </div>
)

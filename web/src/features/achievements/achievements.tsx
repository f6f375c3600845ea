import { ButtonLink } from '../../design/button.tsx'
import { Empty, Failed, Loading } from '../../design/list-state.tsx'
import { AchievementCard } from './achievement-card.tsx'
import styles from './achievements.module.css'
import { AchievementsHeader } from './achievements-header.tsx'
import {
  type AchievementGroupStatus,
  achievementGroups,
  marksOf,
  type PlayerAchievements,
} from './player-achievements.ts'

export type AchievementsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly kind: 'loaded'; readonly player: PlayerAchievements }

interface AchievementsProps {
  /** The username as the address spells it. */
  readonly username: string
  readonly state: AchievementsState
  /** Whether this is the visitor's own page. */
  readonly isOwn: boolean
}

/** All achievements with one player's progress. */
export const Achievements = ({ username, state, isOwn }: AchievementsProps) => (
  <div className={styles.page}>
    {state.kind === 'loaded' ? (
      <Loaded player={state.player} isOwn={isOwn} />
    ) : (
      <AchievementsHeader username={username} marks={null} />
    )}
    {state.kind === 'loading' && <Loading lines={8} label="Loading the achievements" />}
    {state.kind === 'failed' && <Failed message={state.message} onRetry={state.onRetry} />}
  </div>
)

const Loaded = ({ player, isOwn }: { player: PlayerAchievements; isOwn: boolean }) => {
  const groups = achievementGroups(player)
  const marks = marksOf(groups)
  return (
    <>
      <AchievementsHeader username={player.username} marks={marks} />
      {!marks.includes(true) && <NoneYet username={player.username} isOwn={isOwn} />}
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </>
  )
}

const NoneYet = ({ username, isOwn }: { username: string; isOwn: boolean }) => (
  <div className={styles.empty}>
    <Empty>
      {isOwn
        ? 'You have not unlocked any yet. Winning a rated match is one way to start.'
        : `${username} has not unlocked any yet.`}
    </Empty>
    {isOwn && (
      <ButtonLink look="primary" to="/battle">
        Go to Battle
      </ButtonLink>
    )}
  </div>
)

const Group = ({ group: { title, unlocked, cards } }: { group: AchievementGroupStatus }) => (
  <section className={styles.group} aria-label={title}>
    <header className={styles.head}>
      <h2>{title}</h2>
      <p>
        {unlocked} of {cards.length}
      </p>
    </header>
    <ul className={styles.cards}>
      {cards.map((card) => (
        <AchievementCard key={card.achievement.id} card={card} />
      ))}
    </ul>
  </section>
)

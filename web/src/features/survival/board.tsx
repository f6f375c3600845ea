import type { OutputOf } from '@trivium/wire/registry'
import { Avatar } from '../../design/avatar.tsx'
import { classNames } from '../../design/class-names.ts'
import { Empty } from '../../design/list-state.tsx'
import styles from './board.module.css'

export type Survival = OutputOf<'readSurvival'>
type Place = Survival['top'][number]

/** The best ten, and below them the own place where it is none of them. */
export const Board = ({ top, own }: Pick<Survival, 'top' | 'own'>) =>
  top.length === 0 ? (
    <Empty>Nobody has a score yet. The first run with a clock opens the board.</Empty>
  ) : (
    <ol className={styles.board}>
      {top.map((place) => (
        <Row key={`${place.place} ${place.username}`} {...place} />
      ))}
      {own !== null && (
        <>
          <li className={styles.gap} aria-hidden="true" />
          <Row {...own} />
        </>
      )}
    </ol>
  )

const Row = ({ place, username, profilePic, score, isYou }: Place) => (
  <li className={classNames(styles.row, isYou && styles.you)}>
    <span className={styles.place}>{place}</span>
    <Avatar profilePic={profilePic} username={username} size="small" side={isYou ? 'you' : undefined} />
    <span className={styles.name}>{isYou ? `${username} (you)` : username}</span>
    <span className={styles.score}>{score}</span>
  </li>
)

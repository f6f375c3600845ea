import type { OutputOf } from '@trivium/wire/registry'
import { Avatar } from '../../design/avatar.tsx'
import { classNames } from '../../design/class-names.ts'
import { Empty } from '../../design/list-state.tsx'
import styles from './plays.module.css'

type Play = OutputOf<'readCustom'>['plays'][number]

/** All scores on the same questions, best first. */
export const Plays = ({ plays }: { plays: readonly Play[] }) =>
  plays.length === 0 ? (
    <Empty drawing="two-seats">Send the link and compare scores here.</Empty>
  ) : (
    <ol className={styles.plays}>
      {plays.map((play, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: guests may share a name; a play is identified by its place
        <Row key={place} {...play} />
      ))}
    </ol>
  )

const Row = ({ username, profilePic, score, total, isYou }: Play) => (
  <li className={classNames(styles.row, isYou && styles.you)}>
    <Avatar profilePic={profilePic} username={username} size="small" side={isYou ? 'you' : 'them'} />
    <span className={styles.name}>{isYou ? `${username} (you)` : username}</span>
    <span className={styles.score}>
      {score} <span className={styles.total}>of {total}</span>
    </span>
    <span className={styles.marks} aria-hidden="true">
      <span style={{ width: `${(score / Math.max(1, total)) * 100}%` }} />
    </span>
  </li>
)

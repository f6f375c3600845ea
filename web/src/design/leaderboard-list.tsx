import type { ReactNode, Ref } from 'react'
import { Link } from '../routing/link.tsx'
import { Avatar } from './avatar.tsx'
import { classNames } from './class-names.ts'
import styles from './leaderboard-list.module.css'
import { PlayerName } from './player-name.tsx'

interface BoardListProps {
  readonly children: ReactNode
  readonly label?: string
  readonly ref?: Ref<HTMLOListElement>
}

/** A ranking: rows, best first. */
export const LeaderboardList = ({ children, label, ref }: BoardListProps) => (
  <ol ref={ref} aria-label={label} className={styles.board}>
    {children}
  </ol>
)

export interface LeaderboardItemProps {
  /** Null: not ranked. */
  readonly place: number | null
  readonly username: string
  readonly profilePic: string
  /** Formatted. */
  readonly score: string
  readonly time?: string | null
  readonly isYou: boolean
  /** The player's page; null if they have none. */
  readonly to?: string | null
}

/** One player's row on a leaderboard. */
export const LeaderboardItem = ({
  place,
  username,
  profilePic,
  score,
  time,
  isYou,
  to,
}: LeaderboardItemProps) => {
  const name = <PlayerName>{isYou ? `${username} (you)` : username}</PlayerName>
  return (
    <li
      className={classNames(styles.row, isYou && styles.you)}
      {...(isYou && { 'aria-current': true, tabIndex: -1 })}
    >
      {place === null ? (
        <span />
      ) : (
        <span className={classNames(styles.place, place <= 3 && styles.podium, place === 1 && styles.first)}>
          {place.toLocaleString('en')}
        </span>
      )}
      <Avatar profilePic={profilePic} username={username} size="small" side={isYou ? 'you' : undefined} />
      <span className={styles.name}>{to ? <Link to={to}>{name}</Link> : name}</span>
      <span className={styles.figures}>
        <span>{score}</span>
        {time && <span className={styles.time}>{time}</span>}
      </span>
    </li>
  )
}

/** A gap for skipped ranks. */
export const LeaderboardGap = () => <li className={styles.gap} aria-hidden="true" />

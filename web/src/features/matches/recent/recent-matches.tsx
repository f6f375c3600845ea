import type { OutputOf } from '@trivium/wire/registry'
import { Link } from 'react-router'
import { Avatar } from '../../../design/avatar.tsx'
import { classNames } from '../../../design/class-names.ts'
import { Empty, Failed, Loading } from '../../../design/list-state.tsx'
import { Plate } from '../../../design/plate.tsx'
import { signed } from '../../../design/signed.ts'
import { Spoken } from '../../../design/spoken.tsx'
import { useAsked } from '../../../live/asked.tsx'
import styles from './recent-matches.module.css'

type Recent = OutputOf<'readRecentMatches'>['matches'][number]

/** The latest matches, each leading to its review. */
export const RecentMatches = () => {
  const asked = useAsked('readRecentMatches', {})
  return (
    <Plate className={styles.panel} aria-labelledby="recent">
      <h2 id="recent">Recent matches</h2>
      {asked.isPending ? (
        <Loading lines={3} label="Loading your recent matches" />
      ) : asked.isError ? (
        <Failed message={asked.error.message} onRetry={() => asked.refetch()} />
      ) : asked.data.matches.length === 0 ? (
        <Empty>None yet. Your matches will stand here, with every question to look at again.</Empty>
      ) : (
        <ul className={styles.list}>
          {asked.data.matches.map((match) => (
            <RecentMatch key={match.id} match={match} />
          ))}
        </ul>
      )}
    </Plate>
  )
}

const OUTCOMES = {
  won: { letter: 'W', word: 'Won against' },
  lost: { letter: 'L', word: 'Lost against' },
  drawn: { letter: 'D', word: 'Draw against' },
  'no-contest': { letter: '–', word: 'No contest with' },
} as const

const KINDS = { ranked: 'Ranked', casual: 'Casual', practice: 'Practice' } as const

const day = (at: number): string => new Date(at).toLocaleDateString([], { day: 'numeric', month: 'short' })

const RecentMatch = ({ match }: { match: Recent }) => {
  const { letter, word } = OUTCOMES[match.outcome]
  return (
    <li>
      <Link to={`/match/${match.id}`} className={styles.match}>
        <span className={classNames(styles.outcome, styles[match.outcome])} aria-hidden="true">
          {letter}
        </span>
        <Avatar {...match.opponent} size="small" />
        <span className={styles.who}>
          <Spoken>{word} </Spoken>
          <span className={styles.name}>{match.opponent.username}</span>
          <span className={styles.kind}>
            {KINDS[match.kind]}, {day(match.endedAt)}
          </span>
        </span>
        <span className={styles.score}>
          {match.score[0]}:{match.score[1]}
          {match.eloChange !== null && <span className={styles.change}>{signed(match.eloChange)}</span>}
        </span>
      </Link>
    </li>
  )
}

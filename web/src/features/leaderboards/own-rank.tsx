import type { LeaderboardRow } from '@trivium/wire/documents/leaderboard'
import { ButtonLink } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { LeaderboardItem, LeaderboardList } from '../../design/leaderboard-list.tsx'
import { Failed, Loading } from '../../design/list-state.tsx'
import styles from './own-rank.module.css'
import { unrankedText } from './own-rank-text.ts'
import { playerPath, scoreText, timeText } from './row-text.ts'
import type { Selection } from './selection.ts'
import { rowKeys } from './top-ten.ts'
import type { OwnPlace as Place, ShownLeaderboard } from './use-leaderboard.ts'

interface OwnRankProps {
  readonly choice: Selection
  readonly own: ShownLeaderboard['own']
  readonly players: number | null
  /** The rows shown beside it. */
  readonly rows: readonly LeaderboardRow[]
}

/** The player's own rank, with neighbours if the own row is not on the page. */
export const OwnRank = ({ choice, own, players, rows }: OwnRankProps) => (
  <Card className={styles.own} aria-labelledby="own-place">
    <h2 id="own-place">Your place</h2>
    {own.data !== null ? (
      own.data.own === null ? (
        <NotThere own={own.data} choice={choice} isEmpty={players === 0} />
      ) : (
        <There own={own.data.own} around={own.data.around} {...{ choice, players, rows }} />
      )
    ) : own.error !== null ? (
      <Failed message={own.error.message} onRetry={own.onRetry} />
    ) : (
      <Loading lines={2} label="Loading your place" />
    )}
  </Card>
)

/** On an empty board the play button replaces the rows. */
const NotThere = ({ own, choice, isEmpty }: { own: Place; choice: Selection; isEmpty: boolean }) => {
  const { text, way } = unrankedText(own, choice)
  return (
    <>
      <p>{text}</p>
      {way !== null && !(isEmpty && own.why !== 'left') && (
        <ButtonLink to={way.to} className={styles.link}>
          {way.words}
        </ButtonLink>
      )}
    </>
  )
}

interface ThereProps extends Omit<OwnRankProps, 'own'> {
  readonly own: LeaderboardRow
  readonly around: readonly LeaderboardRow[]
}

const There = ({ own, around, choice, players, rows }: ThereProps) => {
  const isOnPage = rows.some(({ isYou }) => isYou)
  return (
    <>
      <p className={styles.standing}>
        <b>{own.place.toLocaleString('en')}</b>
        {players !== null && <span>of {players.toLocaleString('en')}</span>}
      </p>
      {!isOnPage && <Neighbours rows={around} choice={choice} />}
    </>
  )
}

const Neighbours = ({ rows, choice }: { rows: readonly LeaderboardRow[]; choice: Selection }) => {
  const keys = rowKeys(rows)
  return (
    <LeaderboardList label="You and your neighbours">
      {rows.map((row, i) => (
        <LeaderboardItem
          key={keys[i]}
          {...row}
          score={scoreText(row.score, choice)}
          time={timeText(row.ms)}
          to={playerPath(row)}
        />
      ))}
    </LeaderboardList>
  )
}

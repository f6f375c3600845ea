import type { BoardRow } from '@trivium/wire/documents/board'
import { BoardLine, BoardList } from '../../design/board-list.tsx'
import { ButtonLink } from '../../design/button.tsx'
import { Failed, Loading } from '../../design/list-state.tsx'
import { Plate } from '../../design/plate.tsx'
import type { Choice } from './choice.ts'
import styles from './own-place.module.css'
import { whyNot } from './own-words.ts'
import { playerPath, scoreText, timeText } from './row-text.ts'
import { rowKeys } from './top-ten.ts'
import type { OwnPlace as Place, ShownBoard } from './use-board.ts'

interface OwnPlaceProps {
  readonly choice: Choice
  readonly own: ShownBoard['own']
  readonly players: number | null
  /** The rows on the screen beside it. */
  readonly rows: readonly BoardRow[]
}

/** Where one stands, whatever the rank: with neighbours, where the own row is not on the page. */
export const OwnPlace = ({ choice, own, players, rows }: OwnPlaceProps) => (
  <Plate className={styles.own} aria-labelledby="own-place">
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
  </Plate>
)

/** On an empty board the way to play stands where its rows would. */
const NotThere = ({ own, choice, isEmpty }: { own: Place; choice: Choice; isEmpty: boolean }) => {
  const { text, way } = whyNot(own, choice)
  return (
    <>
      <p>{text}</p>
      {way !== null && !(isEmpty && own.why !== 'left') && (
        <ButtonLink to={way.to} className={styles.way}>
          {way.words}
        </ButtonLink>
      )}
    </>
  )
}

interface ThereProps extends Omit<OwnPlaceProps, 'own'> {
  readonly own: BoardRow
  readonly around: readonly BoardRow[]
}

const There = ({ own, around, choice, players, rows }: ThereProps) => {
  const isOnPage = rows.some(({ isYou }) => isYou)
  return (
    <>
      <p className={styles.standing}>
        <b>{own.place.toLocaleString()}</b>
        {players !== null && <span>of {players.toLocaleString()}</span>}
      </p>
      {!isOnPage && <Neighbours rows={around} choice={choice} />}
    </>
  )
}

const Neighbours = ({ rows, choice }: { rows: readonly BoardRow[]; choice: Choice }) => {
  const keys = rowKeys(rows)
  return (
    <BoardList label="You and your neighbours">
      {rows.map((row, i) => (
        <BoardLine
          key={keys[i]}
          {...row}
          score={scoreText(row.score, choice)}
          time={timeText(row.ms)}
          to={playerPath(row)}
        />
      ))}
    </BoardList>
  )
}

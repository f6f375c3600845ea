import type { LeaderboardRow, ProvisionalRow } from '@trivium/wire/documents/leaderboard'
import { BOARD_WORDS } from '@trivium/wire/modes/boards'
import { useEffect, useRef } from 'react'
import { BotScore } from '../../design/bot-score.tsx'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { LeaderboardItem, LeaderboardList } from '../../design/leaderboard-list.tsx'
import { Empty, Failed, Loading } from '../../design/list-state.tsx'
import styles from './leaderboard-card.module.css'
import { leaderboardTitle, playAddress, scoreTitle } from './leaderboard-labels.ts'
import { playerPath, rangeText, scoreText, timeText } from './row-text.ts'
import type { Selection } from './selection.ts'
import { rowKeys } from './top-ten.ts'
import { useFlipAnimation } from './use-flip-animation.ts'
import type { LeaderboardPage, ShownLeaderboard } from './use-leaderboard.ts'
import type { Pages } from './use-pages.ts'

interface LeaderboardCardProps {
  readonly choice: Selection
  readonly board: ShownLeaderboard
  readonly pages: Pages
}

/** A board's rows, page by page. */
export const LeaderboardCard = ({ choice, board: { page, own }, pages }: LeaderboardCardProps) => {
  const heading = useFocusOnTurn(pages.after)
  return (
    <Card className={styles.card} aria-labelledby="board" aria-busy={page.data?.isOld ?? true}>
      <header className={styles.head}>
        <h2 id="board" ref={heading} tabIndex={-1}>
          {leaderboardTitle(choice)}
        </h2>
        {page.data !== null && <About page={page.data} place={own.data?.own?.place ?? null} />}
      </header>
      {page.error !== null && (page.data === null || page.data.isOld) ? (
        <Failed message={page.error.message} onRetry={page.onRetry} />
      ) : page.data === null ? (
        <Loading lines={10} label="Loading the leaderboard" />
      ) : page.data.rows.length === 0 && page.data.provisional.length === 0 ? (
        <Nobody choice={choice} botScore={page.data.botScore} />
      ) : (
        <>
          <p className={styles.columns}>
            <span>Player</span>
            <span>{scoreTitle(choice)}</span>
          </p>
          <Rows key={`${pages.after} ${page.data.isOld}`} page={page.data} choice={choice} />
          {page.data.provisional.length > 0 && <Provisional rows={page.data.provisional} />}
          <Turning page={page.data} pages={pages} />
        </>
      )}
    </Card>
  )
}

/** After a page change the heading is scrolled into view and gets the focus. */
const useFocusOnTurn = (after: string | null) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(after)
  useEffect(() => {
    if (before.current === after) return
    before.current = after
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [after])
  return heading
}

/** The number of players, and on small screens a link to the player's own row. */
const About = ({ page: { players }, place }: { page: LeaderboardPage; place: number | null }) => {
  if (players === 0) return null
  return (
    <p className={styles.about}>
      {players.toLocaleString('en')} {players === 1 ? 'player' : 'players'}
      {place !== null && (
        <button type="button" className={styles.toOwn} onClick={goToOwn}>
          You: place {place.toLocaleString('en')}
        </button>
      )}
    </p>
  )
}

/** The own row is on the page, or among its neighbours below. */
const goToOwn = () => {
  const row = document.querySelector<HTMLElement>('li[aria-current]')
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'center' })
}

const Rows = ({ page: { rows, isOld }, choice }: { page: LeaderboardPage; choice: Selection }) => {
  const keys = rowKeys(rows)
  const list = useFlipAnimation<HTMLOListElement>(keys)
  return (
    <div className={isOld ? styles.old : undefined}>
      <LeaderboardList ref={list}>
        {rows.map((row, i) => (
          <Row key={keys[i]} row={row} choice={choice} />
        ))}
      </LeaderboardList>
    </div>
  )
}

const Row = ({ row, choice }: { row: LeaderboardRow; choice: Selection }) => (
  <LeaderboardItem
    {...row}
    score={scoreText(row.score, choice)}
    time={timeText(row.ms)}
    to={playerPath(row)}
  />
)

/** Ratings that are still settling: the list is in order, but has no ranks. */
const Provisional = ({ rows }: { rows: readonly ProvisionalRow[] }) => {
  const keys = rowKeys(rows)
  return (
    <section className={styles.provisional} aria-labelledby="provisional">
      <h3 id="provisional">Still settling</h3>
      <p className={styles.note}>A rating is ranked after 20 rated games.</p>
      <LeaderboardList label="Ratings without a rank">
        {rows.map((row, i) => (
          <LeaderboardItem key={keys[i]} {...row} place={null} score={`${row.score}?`} to={playerPath(row)} />
        ))}
      </LeaderboardList>
    </section>
  )
}

const Turning = ({ page, pages }: { page: LeaderboardPage; pages: Pages }) => {
  const { next, isOld } = page
  const { after, onNext, onPrevious } = pages
  if (next === null && after === null) return null
  const hasNext = next !== null && !isOld
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <Button aria-disabled={after === null} onClick={() => after !== null && onPrevious()}>
        Previous
      </Button>
      {!isOld && <p className={styles.range}>{rangeText(page, after === null)}</p>}
      <Button aria-disabled={!hasNext} onClick={() => hasNext && onNext(next)}>
        Next
      </Button>
    </nav>
  )
}

const Nobody = ({ choice, botScore }: { choice: Selection; botScore: number | null }) =>
  typeof choice.when === 'object' ? (
    <Empty drawing="blank-board">Nobody was on this leaderboard.</Empty>
  ) : (
    <div className={styles.nobody}>
      <Empty drawing="blank-board">Nobody yet: be the first.</Empty>
      {botScore !== null && <BotScore score={botScore} />}
      <ButtonLink look="primary" to={playAddress(choice)}>
        {BOARD_WORDS[choice.kind].play}
      </ButtonLink>
    </div>
  )

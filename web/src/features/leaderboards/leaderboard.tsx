import { useEffect, useRef } from 'react'
import { Card } from '../../design/card.tsx'
import { Screen, Sidebar } from '../../design/layout.tsx'
import { Loading } from '../../design/list-state.tsx'
import { useNotices } from '../../design/notices.tsx'
import { useHydrated } from '../../design/use-hydrated.ts'
import { useServerQuery } from '../../live/server-query.tsx'
import { useSearchParams } from '../../routing/page-router.tsx'
import { LeaderboardCard } from './leaderboard-card.tsx'
import { LeaderboardSelector } from './leaderboard-selector.tsx'
import { OwnRank } from './own-rank.tsx'
import { currentPeriod, keyOf, parseSelection, type Selection } from './selection.ts'
import { nowFirst, rowKeys } from './top-ten.ts'
import { type ShownLeaderboard, useLeaderboard } from './use-leaderboard.ts'
import { usePages } from './use-pages.ts'
import { useUtcDay } from './use-utc-day.ts'

/** The leaderboards of every mode, all-time or by week or day, and the player's own rank. */
export const Leaderboard = () => {
  const isHydrated = useHydrated()
  return <Screen title="Leaderboard">{isHydrated ? <Chosen /> : <Waiting />}</Screen>
}

const Waiting = () => (
  <Card>
    <Loading lines={10} label="Loading the leaderboard" />
  </Card>
)

/** The board in the address, or else the first that has players. */
const Chosen = () => {
  const [params] = useSearchParams()
  return params.has('board') || params.has('when') ? <Board choice={parseSelection(params)} /> : <First />
}

const First = () => {
  const { data, error } = useServerQuery('readFirstBoard', {})
  if (data === undefined && error === null) return <Waiting />
  return <Board choice={parseSelection(new URLSearchParams({ board: data?.kind ?? 'elo' }))} />
}

const Board = ({ choice }: { choice: Selection }) => {
  const day = useUtcDay()
  const board = keyOf(choice, day)
  return (
    <>
      <LeaderboardSelector choice={choice} day={day} />
      <Shown key={board} choice={choice} board={board} mayMove={mayMove(choice, day)} />
    </>
  )
}

/** A past week or day is final. */
const mayMove = ({ kind, when }: Selection, day: string): boolean =>
  typeof when !== 'object' || when.period === currentPeriod(kind, day)

interface ShownProps {
  readonly choice: Selection
  /** Its key. */
  readonly board: string
  readonly mayMove: boolean
}

const Shown = ({ choice, board, mayMove }: ShownProps) => {
  const pages = usePages()
  const shown = useLeaderboard(board, pages.after, mayMove)
  useLeaderTold(shown)
  const { data, error } = shown.page
  return (
    <Sidebar>
      <LeaderboardCard choice={choice} board={shown} pages={pages} />
      {/* On phones it is below the rows: it would move when they arrive. */}
      {(data !== null || error !== null) && (
        <OwnRank
          choice={choice}
          own={shown.own}
          players={data?.players ?? null}
          rows={data === null || data.isOld ? [] : data.rows}
        />
      )}
    </Sidebar>
  )
}

/** While a board is open, a new leader is announced to screen readers. */
const useLeaderTold = ({ live, mine }: ShownLeaderboard): void => {
  const { announce } = useNotices()
  const leader = live?.top[0]
  const key = live === null ? null : (rowKeys(live.top)[0] ?? '')
  const before = useRef(key)
  useEffect(() => {
    const had = before.current
    before.current = key
    if (had !== null && key !== null && had !== key && leader !== undefined)
      announce(nowFirst(leader, key === mine))
  }, [key, leader, mine, announce])
}

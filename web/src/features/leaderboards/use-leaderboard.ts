import type { LeaderboardDocument, LeaderboardRow, ProvisionalRow } from '@trivium/wire/documents/leaderboard'
import type { User } from '@trivium/wire/documents/user'
import type { OutputOf } from '@trivium/wire/registry'
import { useEffect, useRef } from 'react'
import { useClient, useLive, useTopic } from '../../live/client-context.ts'
import type { Failure } from '../../live/reply.ts'
import { useServerQuery } from '../../live/server-query.tsx'
import { ownKey, withTop } from './top-ten.ts'
import { useLastValue } from './use-last-value.ts'

export type OwnPlace = OutputOf<'readOwnPlace'>

/** A fetched value: null while it has neither arrived nor failed. */
interface Part<Data> {
  readonly data: Data | null
  readonly error: Failure | null
  readonly onRetry: () => void
}

export interface LeaderboardPage {
  readonly players: number
  readonly rows: readonly LeaderboardRow[]
  readonly next: string | null
  readonly provisional: readonly ProvisionalRow[]
  /** The bot's score to beat, if there are no players. */
  readonly botScore: number | null
  /** These rows belong to the previous page; the requested ones are still loading. */
  readonly isOld: boolean
}

export interface ShownLeaderboard {
  readonly page: Part<LeaderboardPage>
  readonly own: Part<OwnPlace>
  /** The top ten, updated live. */
  readonly live: LeaderboardDocument | null
  /** The key of the player's own row. */
  readonly mine: string | null
}

/** Delay from a change of the top ten to a fetch of the own rank and of rows without live updates, ms. */
const CATCH_UP = 5_000

/** Subscribes to the top ten of a board; null: no board. */
const useTop = (board: string | null): LeaderboardDocument | null => {
  const { follow } = useClient()
  const topic = board === null ? null : `board:${board}`
  useEffect(() => (topic === null ? undefined : follow(topic)), [follow, topic])
  const doc = useLive(({ topics }) => (topic === null ? null : (topics[topic]?.doc ?? null)))
  return doc as LeaderboardDocument | null
}

/** The player's figures that affect boards. */
const standingOf = (user: User | null): string | null =>
  user &&
  JSON.stringify([
    user.elo,
    user.ratedGames,
    user.scores,
    user.flagQuizScores,
    user.countryQuizScores,
    user.settings.boards,
  ])

/** Calls back at once when the player's own figures change, and shortly after the top ten have changed. */
const useCatchUp = (live: LeaderboardDocument | null, catchUp: () => void): void => {
  const standing = standingOf(useTopic('user').doc)
  const latest = useRef(catchUp)
  const before = useRef({ standing, live })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = catchUp
  })
  useEffect(() => {
    const { standing: had } = before.current
    before.current.standing = standing
    if (had !== null && standing !== null && had !== standing) latest.current()
  }, [standing])
  useEffect(() => {
    const { live: had } = before.current
    before.current.live = live
    if (had === null || live === null || had === live || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      latest.current()
    }, CATCH_UP)
  }, [live])
  useEffect(() => () => clearTimeout(timer.current), [])
}

/** A page of a board and the player's own rank. The top ten are live if they are on the page and can change. */
export const useLeaderboard = (board: string, after: string | null, mayMove: boolean): ShownLeaderboard => {
  const asked = useServerQuery('readBoard', { board, ...(after !== null && { after }) })
  const own = useServerQuery('readOwnPlace', { board })
  const live = useTop(mayMove && after === null ? board : null)
  useCatchUp(live, () => {
    asked.refetch()
    own.refetch()
  })
  const me = useTopic('user').doc
  const kept = useLastValue(asked.data)
  const known = own.data ?? null
  const mine = me !== null && !me.isAnonymous ? me.username : ownKey(kept?.rows ?? [], known?.own ?? null)
  const page = kept && {
    next: kept.next,
    provisional: kept.provisional,
    botScore: kept.botScore,
    isOld: asked.data === undefined,
    rows: live === null || asked.data === undefined ? kept.rows : withTop(kept.rows, live, mine),
    players: live?.players ?? kept.players,
  }
  return {
    page: { data: page, error: asked.error, onRetry: () => asked.refetch() },
    own: { data: known, error: own.error, onRetry: () => own.refetch() },
    live,
    mine,
  }
}

import type { LeaderboardDocument, LeaderboardRow } from '@trivium/wire/documents/leaderboard'
import type { User } from '@trivium/wire/documents/user'
import type { OutputOf } from '@trivium/wire/registry'
import { useEffect, useRef } from 'react'
import { useClient, useLive, useTopic } from '../../live/client-context.ts'
import type { Failure } from '../../live/reply.ts'
import { useServerQuery } from '../../live/server-query.tsx'
import { ownKey, withTop } from './top-ten.ts'
import { useLastValue } from './use-last-value.ts'

export type OwnPlace = OutputOf<'readOwnPlace'>

/** Something that was asked for: null while it is neither there nor failed. */
interface Part<Data> {
  readonly data: Data | null
  readonly error: Failure | null
  readonly onRetry: () => void
}

export interface LeaderboardPage {
  readonly players: number
  readonly rows: readonly LeaderboardRow[]
  readonly next: string | null
  /** These rows are of the page before; those asked for are still to come. */
  readonly isOld: boolean
}

export interface ShownLeaderboard {
  readonly page: Part<LeaderboardPage>
  readonly own: Part<OwnPlace>
  /** The best ten as they are told of while they are watched. */
  readonly live: LeaderboardDocument | null
  /** Which row is one's own, by its key. */
  readonly mine: string | null
}

/** Rows that are not told of, and the own place, are asked for again this long after the best ten moved, ms. */
const CATCH_UP = 5_000

/** Follows the best ten of a board; null: none. */
const useTop = (board: string | null): LeaderboardDocument | null => {
  const { follow } = useClient()
  const topic = board === null ? null : `board:${board}`
  useEffect(() => (topic === null ? undefined : follow(topic)), [follow, topic])
  const doc = useLive(({ topics }) => (topic === null ? null : (topics[topic]?.doc ?? null)))
  return doc as LeaderboardDocument | null
}

/** What of a player moves boards. */
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

/** Calls back at once when the player's own standing changes, and soon after the best ten have moved. */
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

/** A page of a board and the own place on it. The best ten are followed where they are on the page and may move. */
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

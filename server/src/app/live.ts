import type { User } from '@trivium/wire/documents/user'
import type { Clock } from '../clock.ts'
import { BATCH_INTERVALS, Batches } from '../database/batches.ts'
import { endedSessions } from '../features/accounts/ended-sessions.ts'
import { VerifiedSessions } from '../features/accounts/verified-sessions.ts'
import { createPageCursors } from '../features/leaderboards/page-cursors.ts'
import { leaderboardsService } from '../features/leaderboards/service.ts'
import { Hub } from '../live/hub.ts'
import { LeaderboardTopics } from '../live/leaderboard-topics.ts'
import { LiveConnections } from '../live/live-connections.ts'
import { NetworkDelays } from '../live/network-delays.ts'
import { UserMessages } from '../live/user-messages.ts'
import { readUsers } from '../users/queries.ts'
import { DOCUMENTS } from '../workload.ts'
import type { Core } from './core.ts'

/** Documents per statement. */
const MAX_DOCUMENTS = 200

/** Other processes hear at most this often that leaderboards have changed, ms. */
const BOARDS_EVERY = 1_000

/** Calls `run` some time after it is asked for, and once for all that ask meanwhile. */
const atMostEach = (ms: number, clock: Clock, run: () => void): (() => void) => {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    clock.after(ms, () => {
      isDue = false
      run()
    })
  }
}

export type Live = ReturnType<typeof createLive>

/** The connections of open pages, and the documents that they subscribe to. */
export const createLive = ({ options, epoch, key, botScoreOf }: Core) => {
  const { db, bus, clock, log, batchIntervals = BATCH_INTERVALS } = options
  const users = new Batches<string, User | null>({
    ...{ clock, interval: batchIntervals.documents, max: MAX_DOCUMENTS, workload: DOCUMENTS },
    run: async (uids) => {
      const found = await readUsers(db, uids)
      return uids.map((uid) => found.get(uid) ?? null)
    },
  })
  const readUser = (uid: string) => users.add(uid)
  const connections = new LiveConnections(clock)
  const verifiedSessions = new VerifiedSessions(clock)
  const hub = new Hub(clock, epoch)
  const leaderboards = leaderboardsService({ db, clock, ends: createPageCursors(key), botScoreOf })
  const leaderboardTopics = new LeaderboardTopics({
    clock,
    epoch,
    read: async (board) => ({ ...(await leaderboards.top(board)) }),
    warn: (about, message) => log.warn(about, message),
  })

  const messages = new UserMessages({ bus, hub, warn: (about, message) => log.warn(about, message) })
  const tellBoards = atMostEach(BOARDS_EVERY, clock, () => bus.publish('boards', null))
  const show = async (uid: string): Promise<void> => {
    if (!hub.hasSubscribers(uid, 'user')) return
    const user = await readUser(uid)
    if (user !== null) hub.publish(uid, 'user', user)
  }

  return {
    ...{ connections, hub, messages, leaderboards, leaderboardTopics, readUser },
    delays: new NetworkDelays(),
    verifiedSessions,
    endedSessions: endedSessions({
      ...{ clock, verified: verifiedSessions, tell: (sid: string) => connections.closeSession(sid) },
      announce: (sids) => bus.publish('sessions-ended', { sids }),
    }),

    /** Shows a user document that another process has changed. */
    showUserHere: show,

    /**
     * Publishes a user whose name, picture, settings or scores have changed, and updates the leaderboards.
     */
    async showUser(uid: string): Promise<void> {
      leaderboardTopics.moved()
      if (bus.isShared) {
        messages.tell(uid, { topic: 'user' })
        tellBoards()
      }
      await show(uid)
    },
  }
}

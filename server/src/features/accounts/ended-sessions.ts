import type { Clock } from '../../clock.ts'

/** Delay before open pages are notified, so that the one that ended the session has its new cookie by then, ms. */
const CLOSE_DELAY = 1_000

export type EndedSessions = ReturnType<typeof endedSessions>

/** Closes the connections of ended sessions: `tell` is called with the id of each session. */
export const endedSessions = (clock: Clock, tell: (sid: string) => void) => ({
  end(sids: readonly string[]): void {
    for (const sid of sids) clock.after(CLOSE_DELAY, () => tell(sid))
  },
})

import type { Clock } from '../../clock.ts'

/** Open pages are told this late, so that the one that ended the session has its new cookie by then, ms. */
const TOLD_AFTER = 1_000

export type EndedSessions = ReturnType<typeof endedSessions>

/** Closes what is open in the name of sessions that have ended: `tell` is called with each one's id. */
export const endedSessions = (clock: Clock, tell: (sid: string) => void) => ({
  end(sids: readonly string[]): void {
    for (const sid of sids) clock.after(TOLD_AFTER, () => tell(sid))
  },
})

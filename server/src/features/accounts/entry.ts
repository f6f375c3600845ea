import { type Chance, newId } from '../../chance.ts'
import type { Browser } from '../../functions/handlers.ts'
import type { Sessions } from './sessions.ts'

export interface EntryDependencies {
  readonly sessions: Sessions
  readonly chance: Chance
  /** Notes that this browser is the player's own. */
  readonly know: (uid: string, device: string) => Promise<void>
}

export type Entry = ReturnType<typeof entrance>

/**
 * Signs a player in at a browser: with a new session and a new cookie, so that whoever planted or read the old
 * one has nothing of it. The old session ends.
 */
export const entrance = ({ sessions, chance, know }: EntryDependencies) => ({
  async enter(uid: string, browser: Browser): Promise<void> {
    const device = browser.device ?? newId(chance, 32)
    await know(uid, device)
    const { cookie } = await sessions.start(uid, browser.userAgent)
    if (browser.session !== null) await sessions.endByCookie(browser.session)
    browser.setSession(cookie)
    browser.setDevice(device)
  },
})

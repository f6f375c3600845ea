import type { SoloItem } from '@trivium/rules/modes/solo/events'
import type { SoloState } from '@trivium/rules/modes/solo/state'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf } from '@trivium/wire/registry'
import type { SoloDriver, SoloGames } from '../../games/solo/solo-adapter.ts'

export interface PlayDependencies {
  readonly games: SoloGames
  /** Survival's next question; null when none is left. */
  readonly drawNext: (uid: string, state: SoloState) => Promise<SoloItem | null>
  /** A player's measured one-way delay, ms. */
  readonly delay: (uid: string) => number
}

type Nothing = Record<string, never>

/** What all single-player modes have in common. */
export const playing = ({ games, drawNext, delay }: PlayDependencies) => {
  const own = async (uid: string, id: string): Promise<SoloDriver | Refused> => {
    const driver = await games.find(id)
    if (driver === null) return refused('unknown-match')
    return driver.seatOf(uid) === null ? refused('not-your-match') : driver
  }
  const nothing = (answer: object | Refused): Nothing | Refused => (isRefused(answer) ? answer : {})

  return {
    own,

    async next(uid: string, id: string): Promise<Nothing | Refused> {
      const driver = await own(uid, id)
      if (isRefused(driver)) return driver
      const { config, phase } = driver.state
      const draws = config.kind === 'survival' && phase !== 'question' && phase !== 'ended'
      const item = draws ? await drawNext(uid, driver.state) : null
      return nothing(await games.command(id, uid, () => ({ type: 'next', item, delay: delay(uid) })))
    },

    answer: async (
      uid: string,
      { gameId, index, choice, text }: InputOf<'answerQuestion'>,
    ): Promise<Nothing | Refused> =>
      nothing(await games.command(gameId, uid, () => ({ type: 'answer', index, choice, text }))),

    giveUp: async (uid: string, id: string): Promise<Nothing | Refused> =>
      nothing(await games.command(id, uid, () => ({ type: 'give-up' }))),
  }
}

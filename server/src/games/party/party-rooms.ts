import type { PartyCommand } from '@trivium/rules/modes/party/events'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import { type GameListeners, Games, type GamesDependencies } from '../games.ts'
import { unsettledGames } from '../unsettled.ts'
import { partyAdapter } from './party-adapter.ts'
import type { Party, PartyDriver } from './party-game.ts'
import { PartyPresence } from './party-presence.ts'
import { partySubscriptions } from './party-subscriptions.ts'

/** Sends a command of somebody in the room, or of its host. Refusals: unknown-party, those of the rules. */
const commandIn = async (
  games: Games<Party>,
  id: string,
  commandOf: (driver: PartyDriver) => PartyCommand | Refused,
): Promise<PartyDriver | Refused> => {
  const driver = await games.find(id)
  if (driver === null) return refused('unknown-party')
  if (driver.crowded) return refused('too-many-calls')
  const command = commandOf(driver)
  if (isRefused(command)) return command
  const outcome = await games.submit(driver, command)
  if (outcome === 'fenced' || outcome === 'unreachable') return refused('shutting-down')
  return outcome === null ? driver : refused(outcome)
}

export type PartyRooms = ReturnType<typeof partyRooms>

/** The running parties, and who is there. */
export const partyRooms = (
  engine: Omit<GamesDependencies<Party>, 'mode'>,
  { delay }: Pick<GameListeners<Party>, 'delay'>,
) => {
  const { clock, log, db } = engine
  const mode = partyAdapter(clock)
  const games: Games<Party> = new Games(
    { ...engine, mode },
    { delay, onChanged() {}, onWoken() {}, onSettled: ({ id }) => presence.forget(id) },
  )
  const presence = new PartyPresence({
    ...{ clock, log },
    async tell(id, uid, isHere) {
      const driver = await games.find(id)
      if (driver !== null && !driver.settled) await driver.submit({ type: 'presence', uid, isHere })
    },
  })

  return {
    ...{ games, presence },
    ...partySubscriptions(games, presence),
    command: (id: string, commandOf: Parameters<typeof commandIn>[2]) => commandIn(games, id, commandOf),

    /** Resumes the parties that were going on when the server stopped. */
    async resume(): Promise<void> {
      if (games.sharing !== null) await games.sharing.adopt(null)
      else for await (const batch of unsettledGames<Party['event']>(db, mode.name)) await games.resume(batch)
    },

    async stop(): Promise<void> {
      presence.stop()
      await games.stop()
    },
  }
}

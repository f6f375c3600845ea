import type { PartyCommand, PartyEvent } from '@trivium/rules/modes/party/events'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { RoomMembers } from '../../functions/room-members.ts'
import type { GameListeners, GamesDependencies } from '../game-runner.ts'
import { Games } from '../games.ts'
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
  if (outcome === 'fenced') return refused('shutting-down')
  if (outcome === 'unreachable') return refused('game-unreachable')
  return outcome === null ? driver : refused(outcome)
}

export type PartyRooms = ReturnType<typeof partyRooms>

interface RoomListeners extends Pick<GameListeners<Party>, 'delay'> {
  /** Called with who has a seat in which running room. */
  readonly members: RoomMembers
}

/** The running parties, and who is there. */
export const partyRooms = (
  engine: Omit<GamesDependencies<Party>, 'mode'>,
  { delay, members }: RoomListeners,
) => {
  const { clock, log, db } = engine
  const mode = partyAdapter(clock)
  const games: Games<Party> = new Games(
    { ...engine, mode },
    {
      delay,
      onChanged: ({ id }, event) => {
        onJoined(id, event)
        if (event?.type === 'restarted') presence.reportAgain(id)
      },
      onWoken() {},
      onSettled({ id }) {
        presence.forget(id)
        members.end(id)
      },
    },
  )
  const onJoined = (id: string, event: PartyEvent | null): void => {
    if (event?.type === 'joined' && event.player.uid !== null) members.enter(id, event.player.uid)
  }
  const enterAll = async (id: string): Promise<void> => {
    const driver = await games.find(id)
    if (driver === null || driver.settled) return
    for (const { player } of driver.state.seats) if (player.uid !== null) members.enter(id, player.uid)
  }
  const presence = new PartyPresence({
    ...{ clock, log },
    async tell(id, uid, isHere) {
      const driver = await games.find(id)
      if (driver !== null && !driver.settled) await driver.submit({ type: 'presence', uid, isHere })
    },
  })

  return {
    ...{ games, presence },
    ...partySubscriptions({ games, presence, members }),
    command: (id: string, commandOf: Parameters<typeof commandIn>[2]) => commandIn(games, id, commandOf),

    /** Resumes the parties that were going on when the server stopped. */
    async resume(): Promise<void> {
      if (games.sharing !== null) await games.sharing.adopt(null)
      else
        for await (const batch of unsettledGames<Party['event']>(db, mode.name)) {
          await games.resume(batch)
          for (const { id } of batch) await enterAll(id)
        }
    },

    async stop(): Promise<void> {
      presence.stop()
      await games.stop()
    },
  }
}

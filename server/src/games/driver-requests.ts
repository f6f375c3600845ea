import type { Millis } from '@trivium/rules/game/decider'
import type { Logger } from 'pino'
import type { Bus } from '../bus/bus.ts'
import type { Clock } from '../clock.ts'
import { currentCorrelationId } from '../correlation-id.ts'
import type { Driver } from './driver.ts'
import type { GameTypes } from './game-adapter.ts'
import { driverSubject, GameReply, type GameRequest } from './game-messages.ts'

/** How long a command waits for a lost connection to the other processes, ms. */
const RECONNECT_WITHIN: Millis = 2_000
/** After an interruption for all processes, how much later than this one the others may be back, ms. */
export const OTHERS_BACK: Millis = 500

/**
 * Null: the process does not drive the game, or is gone. `timed-out`: it has not answered in time. `disconnected`: no other
 * process can be reached.
 */
export type DriverReply = (GameReply & { isDriven: true }) | null | 'timed-out' | 'disconnected'

export interface DriverRequestsDependencies {
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Pick<Logger, 'debug'>
  readonly engine: string
  readonly delay: (uid: string | null) => Millis
}

/** Requests to the processes that drive the games of one mode. */
export class DriverRequests<T extends GameTypes> {
  readonly #deps: DriverRequestsDependencies
  /** Commands sent to other processes. */
  #sent = 0

  constructor(deps: DriverRequestsDependencies) {
    this.#deps = deps
  }

  async ask(process: string, request: GameRequest): Promise<DriverReply> {
    const { bus, engine, log } = this.#deps
    if (request.ask === 'command') {
      const { id: gameId, by, command } = request
      log.debug({ gameId, command: command.type, by, to: process }, 'a command is sent on')
    }
    const reply = await bus.request(driverSubject(engine, process), request)
    if (!reply.ok) {
      if (reply.why === 'failed') throw new Error(`the driver of ${request.id} could not handle a request`)
      return reply.why === 'no-responders' ? null : reply.why
    }
    const parsed = GameReply.parse(reply.body)
    return parsed.isDriven ? parsed : null
  }

  /** A command as it is sent, with the network delay of its player and the name of the call that it comes from. */
  commandRequest(driver: Driver<T>, command: T['command'], by: string): GameRequest {
    const seat = 'seat' in command && typeof command.seat === 'number' ? command.seat : 0
    const uid = driver.players[seat]?.uid ?? null
    const call = currentCorrelationId()
    const request = { ask: 'command', id: driver.id, by, command, ...(call !== null && { call }) } as const
    return uid === null ? request : { ...request, delay: [uid, this.#deps.delay(uid)] }
  }

  /** Unlike any other command of the game: the name of a process is random. */
  nextCommandId(): string {
    this.#sent += 1
    return `${this.#deps.bus.self}-${this.#sent.toString(36)}`
  }

  /** Whether the other processes can be reached again after a moment. */
  async isReconnected(): Promise<boolean> {
    const { bus, clock } = this.#deps
    const { promise, resolve } = Promise.withResolvers<void>()
    const stops = [clock.after(RECONNECT_WITHIN, resolve), bus.onReconnect(resolve)]
    if (!bus.isConnected) await promise
    for (const stop of stops) stop()
    if (!bus.isConnected) return false
    await new Promise<void>((done) => clock.after(OTHERS_BACK, done))
    return true
  }
}

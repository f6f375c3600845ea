import type { Millis } from '@trivium/rules/game/decider'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Bus } from '../bus/bus.ts'
import { withCorrelationId } from '../correlation-id.ts'
import { storageFaultOf } from '../database/storage-fault.ts'
import { WorkloadBusy } from '../workload.ts'
import type { CommandOutcome } from './command-queue.ts'
import type { Driver } from './driver.ts'
import type { GameTypes } from './game-adapter.ts'
import { driverSubject, type GameReply, GameRequest, lostSubject } from './game-messages.ts'
import { UnstorableEvent } from './journal.ts'

export interface AnswerRequestsDependencies<T extends GameTypes> {
  readonly bus: Bus
  readonly log: Pick<Logger, 'debug'>
  readonly engine: string
  readonly find: (id: string) => Promise<Driver<T> | null>
  /** Resolves when it is known whether this process drives the game, if it is about to. */
  readonly decided: (driver: Driver<T>) => Promise<void>
  readonly isStopping: () => boolean
  readonly onDelay: (uid: string, delay: Millis) => void
  readonly onPresence: (driver: Driver<T>) => void
  /** Another process has taken a game over from this one. */
  readonly onLost: (id: string) => void
}

const Lost = z.object({ id: z.string() })

const ELSEWHERE: GameReply = { isDriven: false }

/** The database does not answer this process: whether a command was applied is unknown, and it is safe to send again. */
const NOT_NOW: GameReply = { isDriven: true, seq: 0, outcome: 'unreachable' }

const isOfDatabase = (error: unknown): boolean =>
  error instanceof WorkloadBusy || storageFaultOf(error) !== null

/** A command that cannot be stored is refused; other errors are this process's. */
const submit = async <T extends GameTypes>(
  driver: Driver<T>,
  command: T['command'],
  by: string,
): Promise<CommandOutcome<T>> => {
  if (driver.crowded) return 'too-many-calls'
  try {
    return await driver.submit(command, by)
  } catch (error) {
    if (error instanceof UnstorableEvent) return 'not-storable'
    throw error
  }
}

/** Answers what other processes ask about the games that this one drives. The returned function stops that. */
export const answerRequests = <T extends GameTypes>(deps: AnswerRequestsDependencies<T>): (() => void) => {
  const { bus, log, engine, find, decided, isStopping, onDelay, onPresence, onLost } = deps

  const answer = async (request: GameRequest): Promise<GameReply> => {
    if (isStopping()) return ELSEWHERE
    const driver = await find(request.id)
    if (driver === null) return ELSEWHERE
    // The database names this process already: if it refused now, another one would claim the game again.
    if (!driver.isOwn) await decided(driver)
    if (!driver.isOwn) return ELSEWHERE
    let outcome: CommandOutcome<T> = null
    if (request.ask === 'presence') {
      driver.others.setPresence(request.from, request.here)
      onPresence(driver)
    } else if (request.ask === 'command') {
      const { command, by, call = null, delay } = request
      if (delay !== undefined) onDelay(...delay)
      outcome = await withCorrelationId(call, async () => {
        log.debug({ gameId: driver.id, command: command.type, by }, 'a command came from another process')
        return submit(driver, command as T['command'], by)
      })
    }
    return outcome === 'fenced' || outcome === 'unreachable'
      ? ELSEWHERE
      : { isDriven: true, seq: driver.seq, outcome }
  }

  const stops = [
    bus.respond(driverSubject(engine, bus.self), (body) =>
      answer(GameRequest.parse(body)).catch((error: unknown) => {
        if (isOfDatabase(error)) return NOT_NOW
        throw error
      }),
    ),
    bus.subscribe(lostSubject(engine, bus.self), (body) => onLost(Lost.parse(body).id)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

import { DAY, utcDay } from '@trivium/rules/time'
import type { OverviewDay } from '@trivium/wire/functions/admin-overview'
import { GAME_KINDS } from '@trivium/wire/modes/counters'
import type { OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { ProcessFigures } from '../../database/tables/leases.ts'
import type { LoggedErrors } from '../../metrics/logged-errors.ts'
import type { ProcessWatch } from '../../metrics/machine.ts'
import { readDaySums } from '../../sharded-counters/day-sums.ts'
import { readPlayerCount } from '../../sharded-counters/player-count.ts'
import { readSize, readToDo } from './queries.ts'

type Overview = OutputOf<'readOverview'>

export interface OverviewDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly errors: LoggedErrors
  readonly machine: ProcessWatch
  /** Of all processes together. */
  readonly figures: () => ProcessFigures
}

export type AdminOverviewService = ReturnType<typeof adminOverviewService>

const SHOWN_DAYS = 30
/** The database size is cached for this long, ms: computing it reads the size of every file. */
const SIZE_TTL = 60_000

/** The figures that operators look at first; none of them counts the rows of a large table. */
export const adminOverviewService = ({ db, clock, errors, machine, figures }: OverviewDependencies) => {
  let size = { at: Number.NEGATIVE_INFINITY, bytes: 0 }

  const sizeOf = async (): Promise<number> => {
    const at = clock.now()
    if (at - size.at < SIZE_TTL) return size.bytes
    size = { at, bytes: await readSize(db) }
    return size.bytes
  }

  const days = async (): Promise<OverviewDay[]> => {
    const now = clock.now()
    const shown = Array.from({ length: SHOWN_DAYS }, (_, i) => utcDay(now - (SHOWN_DAYS - 1 - i) * DAY))
    const sums = await readDaySums(db, shown[0] ?? utcDay(now))
    return shown.map((day) => {
      const of = (name: string): number => sums.get(day)?.get(name) ?? 0
      const games = Object.fromEntries(GAME_KINDS.map((mode) => [mode, of(`games/${mode}`)]))
      return { day, games: games as OverviewDay['games'], signUps: of('sign-ups'), guests: of('guests') }
    })
  }

  return {
    async read(): Promise<Overview> {
      const { players: _, errors: logged, ...live } = figures()
      return {
        at: clock.now(),
        live,
        players: await readPlayerCount(db),
        toDo: await readToDo(db),
        errors: { count: logged, last: [...errors.last] },
        server: { ...machine.figures(), database: await sizeOf() },
        days: await days(),
      }
    },
  }
}

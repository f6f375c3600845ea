import { Kysely, PostgresDialect } from 'kysely'
import { systemClock } from '../clock.ts'
import { defaultLimits } from './backend.ts'
import type { DatabaseLog } from './log.ts'
import { migrate } from './migrate.ts'
import { openEmbedded } from './open-embedded.ts'

/** Writes a fully migrated, empty embedded database into one file, from which tests start quickly. */
export async function makeTemplate(path: string, log: DatabaseLog): Promise<void> {
  const { engine, pool, close } = await openEmbedded({ log, clock: systemClock, bounds: defaultLimits })
  try {
    await migrate(new Kysely<never>({ dialect: new PostgresDialect({ pool }) }))
    await engine.dump(path)
  } finally {
    await close()
  }
}

import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '@trivium/server/clock'
import { defaultLimits } from '@trivium/server/database/backend'
import { Engine } from '@trivium/server/database/embedded/engine'
import { makeTemplate } from '@trivium/server/database/make-template'
import { type DatabaseOptions, type OpenDatabase, openDatabase } from '@trivium/server/database/open'
import { openEmbedded } from '@trivium/server/database/open-embedded'
import { Kysely, PostgresDialect } from 'kysely'
import { type NewDatabase, readNew, renew } from './reuse-database.ts'

const repository = join(import.meta.dirname, '../..')
const quiet = { info() {}, warn() {}, error() {} }

/** Idle engines: starting one takes a second, whereas emptying its database takes almost no time. */
const shelf: Engine[] = []
let asNew: NewDatabase | undefined

/** An empty, fully migrated database in memory. Its engine may have been used before, and may be used again. */
export async function freshEmbedded(settings: DatabaseOptions): Promise<OpenDatabase> {
  const engine = (await fromShelf()) ?? (await startEngine())
  const opened = await openDatabase({ ...settings, engine })
  asNew ??= await readNew(opened.db as unknown as Kysely<never>)
  let closing: Promise<void> | undefined
  const close = async () => {
    await opened.close()
    shelf.push(engine)
  }
  return {
    ...opened,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

/** An idle engine, with its database reset to new. Engines that cannot be reset are closed. */
async function fromShelf(): Promise<Engine | undefined> {
  const engine = shelf.pop()
  if (engine === undefined || asNew === undefined) return undefined
  const { pool, close } = await openEmbedded({
    engine,
    log: quiet,
    clock: systemClock,
    bounds: defaultLimits,
  })
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) })
  // This fails if the engine has stopped.
  const isNew = await renew(db, asNew).catch(() => false)
  await close()
  if (isNew) return engine
  await engine.close()
  return fromShelf()
}

async function startEngine(): Promise<Engine> {
  const place = { template: await template() }
  const engine = new Engine({ place, log: quiet, clock: systemClock, stopAfterMs: defaultLimits.stopAfterMs })
  await engine.start()
  return engine
}

/**
 * The dump of a migrated embedded database, made once for each state of the migrations and kept in `.cache`. Concurrent
 * test files may both write it: the last one wins, and the contents are the same.
 */
async function template(): Promise<string> {
  const folder = join(repository, '.cache', 'test-database')
  const path = join(folder, `${stateOfMigrations()}.tar`)
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  const aside = `${path}.${randomUUID()}`
  await makeTemplate(aside, quiet)
  renameSync(aside, path)
  return path
}

function stateOfMigrations(): string {
  const hash = createHash('sha256')
  const folder = join(repository, 'server/src/database/migrations')
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)))
  hash.update(readFileSync(join(repository, 'server/package.json')))
  return hash.digest('hex').slice(0, 16)
}

import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { migrations } from './migrations/all.ts'
import { DatabaseRefusal } from './refusal.ts'

/**
 * Migrates the database to this version, under the migrator's lock, so that several processes may start at once.
 *
 * @throws DatabaseRefusal when a newer version has migrated the database, which cannot be reversed.
 */
export async function migrate(
  db: Kysely<never>,
  known: Record<string, Migration> = migrations,
): Promise<string[]> {
  const applied = await appliedTo(db)
  refuseNewer(applied, known)
  if (applied.length === Object.keys(known).length) return []
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return (results ?? []).map((result) => result.migrationName)
}

async function appliedTo(db: Kysely<never>): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(db)
  if (tables[0]?.name == null) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map((row) => row.name)
}

function refuseNewer(applied: readonly string[], known: Record<string, Migration>): void {
  const unknown = applied.filter((name) => !(name in known))
  if (unknown.length === 0) return
  throw new DatabaseRefusal(
    `The database belongs to a newer version of this program (it has ${unknown.sort().join(', ')}). ` +
      'Start that version, or restore a backup made before the update.',
  )
}

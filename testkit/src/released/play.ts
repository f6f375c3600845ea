import { json } from '@trivium/server/database/json'
import { sql } from 'kysely'
import { TestCluster } from '../test-cluster.ts'
import { playScene } from './scene.ts'

/*
 * Runs in an earlier version, on a PostgreSQL server: plays and ends as by `kill -9`, in the middle of everything. Prints the
 * database and what its players know.
 */

const stage = await TestCluster.open(1, { overNats: false })
const facts = await playScene(stage)
// To a TestCluster the digest of its bank is the bank. With another one, the next version reads its own bank, as after any release.
await stage.db
  .updateTable('settings')
  .set({ value: json('earlier') })
  .where('name', '=', 'bank')
  .execute()
const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(stage.db)
process.stdout.write(JSON.stringify({ database: rows[0]?.name, facts }), () => process.exit())

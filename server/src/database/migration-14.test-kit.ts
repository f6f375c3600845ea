import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenDump, openDump } from '@trivium/testkit/open-dump'
import type { AuditEntry } from '@trivium/wire/documents/audit'

/*
 * Data of the version that had fourteen migrations. Players used it over its real protocol, with a bank of 42
 * questions, until the server was killed in the middle of a match. `.sql` is its database as written by
 * `pg_dump --inserts`; `.json` has the players' cookies and the responses and documents they received.
 */
const DUMP = join(import.meta.dirname, 'dumps/migration-14')

export type Row = Record<string, unknown>
export type Person = 'ada' | 'ben' | 'cleo' | 'guest'
interface Facts {
  /** When the server was killed, ms since 1970. */
  readonly at: number
  readonly cookies: Readonly<Record<Person, string>>
  readonly uids: Readonly<Record<Person | 'dora' | 'rude', string>>
  readonly games: Readonly<Record<string, string>>
  readonly quizId: string
  readonly link: string
  readonly invitation: string
  /** The neutral name that Cleo gave the player Rude-Name. */
  readonly reset: string
  /** Questions: one that Cleo edited, and one that she retired. */
  readonly question: string
  readonly retired: string
  readonly seen: {
    readonly users: Readonly<Record<string, Row>>
    /** Documents of games, by name in `games`. */
    readonly docs: Readonly<Record<string, Row>>
    readonly boards: Readonly<Record<string, Row[]>>
    readonly soloReviews: Readonly<
      Record<string, { readonly rounds: readonly { readonly answer: object }[] }>
    >
    readonly audit: readonly AuditEntry[]
    readonly [answer: string]: unknown
  }
}
export const facts = JSON.parse(readFileSync(`${DUMP}.json`, 'utf8')) as Facts

export const openMigration14 = (): Promise<OpenDump> => openDump(readFileSync(`${DUMP}.sql`, 'utf8'))

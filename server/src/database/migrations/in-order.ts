import type { Migration } from 'kysely/migration'
import * as firstTables from './0001-first-tables.ts'
import * as accounts from './0002-accounts.ts'
import * as solo from './0003-solo.ts'
import * as places from './0004-places.ts'
import * as honours from './0005-honours.ts'
import * as boardsAndCorrections from './0006-boards-and-corrections.ts'
import * as namesOnBoards from './0007-names-on-boards.ts'

/** Every migration there is, by name. Forward only: a released one never changes. */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-accounts': accounts,
  '0003-solo': solo,
  '0004-places': places,
  '0005-honours': honours,
  '0006-boards-and-corrections': boardsAndCorrections,
  '0007-names-on-boards': namesOnBoards,
}

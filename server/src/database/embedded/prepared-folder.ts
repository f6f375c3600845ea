import { createHash } from 'node:crypto'
import { constants, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Creating a database takes seconds of processor time. So the build creates one with the bundled questions, and new
 * data folders are copies of it.
 */

/** Where the build puts it. */
export const PREPARED = fileURLToPath(new URL('../../../dist/new-database', import.meta.url))

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))

/** The name of the file that says which program it was made for. */
const MADE_FOR = 'made-for'

/** Changes with the migrations and with the engine, whose files are not readable by every other version of it. */
const thisProgram = (): string => {
  const hash = createHash('sha256')
  for (const name of readdirSync(MIGRATIONS).sort())
    hash.update(`${name}\n`).update(readFileSync(join(MIGRATIONS, name)))
  const engine = join(
    dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
    '../package.json',
  )
  return hash.update(readFileSync(engine)).digest('hex')
}

/** Marks a prepared database as complete and made by this program. */
export const markPrepared = (prepared: string): void => writeFileSync(join(prepared, MADE_FOR), thisProgram())

/**
 * Copies the prepared database's files to a folder that does not exist yet, without syncing them. Returns false if
 * there is none, or one made by another version of the program.
 */
export const copyPrepared = (to: string, prepared = PREPARED): boolean => {
  const mark = join(prepared, MADE_FOR)
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== thisProgram()) return false
  cpSync(join(prepared, 'pglite'), to, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return true
}

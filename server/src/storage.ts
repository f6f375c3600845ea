import { pino } from 'pino'
import { systemClock } from './clock.ts'
import { correlationFields } from './correlation-id.ts'
import { openDatabase } from './database/open.ts'
import { makeNewFilesPrivate } from './database/private-files.ts'
import { DatabaseRefusal } from './database/refusal.ts'
import { startFailure } from './database/start-failure.ts'
import { LoggedErrors } from './metrics/logged-errors.ts'
import { countRepeats } from './metrics/repeated-lines.ts'
import { readSettings } from './settings.ts'

/*
 * The settings, the log and the database. They are a module of their own, which `main.ts` loads first: the
 * thread of the embedded database starts while the rest of the program loads. Loading keeps this thread busy
 * for a third of a second, so `main.ts` waits until the other one has begun.
 */

makeNewFilesPrivate()

export const fail = (problems: readonly string[]): never => {
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  process.exit(1)
}

/** If all addresses of a host name fail, the first error is enough. */
export const said = (error: unknown): string => {
  const first = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}

const read = readSettings(process.env)
export const settings = read.ok ? read.settings : fail(read.problems)
// The details of database errors can contain row values: addresses, hashes.
export const errors = new LoggedErrors(systemClock)
export const log = pino({
  level: settings.logLevel,
  mixin: correlationFields,
  redact: { paths: ['err.detail'], remove: true },
  hooks: countRepeats(systemClock, errors.hooks),
})

/** A start that fails because of storage ends with a sentence. */
export const failForStorage = (error: unknown): void => {
  const sentence = startFailure(error, settings)
  if (sentence !== null) fail([sentence])
}

const beginning = Promise.withResolvers<void>()

export const opening = openDatabase({
  url: settings.databaseUrl ?? undefined,
  dataDir: settings.dataDir,
  log,
  onBegun: beginning.resolve,
}).catch((error: unknown) => {
  if (error instanceof DatabaseRefusal) return fail([error.message])
  failForStorage(error)
  if (settings.databaseUrl === null) throw error
  return fail([`DATABASE_URL: the PostgreSQL server could not be used: ${said(error)}`])
})

/** Resolves once the database starts in its own thread or process; it is not open yet. */
export const begun = Promise.race([beginning.promise, opening])

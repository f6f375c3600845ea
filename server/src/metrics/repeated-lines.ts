import type { LogFn, LoggerOptions } from 'pino'
import type { Clock } from '../clock.ts'
import { currentCorrelationId } from '../correlation-id.ts'
import { storageFaultOf } from '../database/storage-fault.ts'

type Hooks = NonNullable<LoggerOptions['hooks']>

/** A line repeated within this time is counted instead of written, in ms. */
const WINDOW = 60_000
/** Maximum number of different lines tracked at once. */
const MAX_KINDS = 200
/** Maximum number of calls named in a line about repeated ones. */
const MAX_CALLS = 50
/** Pino's level of warnings. */
const WARN = 40

interface Repeats {
  repeated: number
  /** Those in which it happened, whose codes players may have been shown. */
  readonly calls: string[]
}

/** Two lines are the same if their message and kind of error are. Null for a line without an error. */
const kindOf = (args: readonly unknown[]): string | null => {
  const [about, message] = args
  if (typeof about !== 'object' || about === null || !('err' in about)) return null
  const { err, fn } = about as { readonly err: unknown; readonly fn?: unknown }
  if (!(err instanceof Error)) return null
  const { code } = err as { readonly code?: unknown }
  // A full disk produces a different message for each file of the database.
  const why = storageFaultOf(err) ?? `${err.name} ${String(code)} ${err.message}`
  return [message, fn, why].map(String).join('\n')
}

/**
 * Logger hooks that write an error once, and then once a minute how often it was repeated. A database fault affects
 * every game at once, every second.
 */
export const countRepeats = (clock: Pick<Clock, 'after'>, inner: Hooks): Hooks => {
  const counts = new Map<string, Repeats>()
  const openWindow = (kind: string, write: (repeats: Repeats) => void): void => {
    counts.set(kind, { repeated: 0, calls: [] })
    clock.after(WINDOW, () => {
      const repeats = counts.get(kind)
      counts.delete(kind)
      if (repeats === undefined || repeats.repeated === 0) return
      write(repeats)
      openWindow(kind, write)
    })
  }

  /** Whether the line is the first of its kind in this window. */
  const isNew = (args: readonly unknown[], write: (repeats: Repeats) => void): boolean => {
    const kind = kindOf(args)
    if (kind === null) return true
    const repeats = counts.get(kind)
    if (repeats === undefined) {
      if (counts.size < MAX_KINDS) openWindow(kind, write)
      return true
    }
    const call = currentCorrelationId()
    repeats.repeated += 1
    if (call !== null && repeats.calls.length < MAX_CALLS) repeats.calls.push(call)
    return false
  }

  return {
    logMethod(args, method, level) {
      const writeCount = (repeats: Repeats) => method.call(this, { ...repeats }, String(args[1]))
      const quiet: LogFn = (...line: unknown[]) => {
        if (level < WARN || isNew(line, writeCount)) method.apply(this, line as Parameters<LogFn>)
      }
      if (inner.logMethod === undefined) quiet(...(args as Parameters<LogFn>))
      else inner.logMethod.call(this, args, quiet, level)
    },
  }
}

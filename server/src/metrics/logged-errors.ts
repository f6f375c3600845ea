import type { LogFn, LoggerOptions } from 'pino'
import type { Clock } from '../clock.ts'

/** A log line at level error or above, without personal data. */
export interface LoggedError {
  readonly at: number
  /** The line's message, with the kind of error and the function. */
  readonly what: string
}

const KEPT = 10
/** Pino's level of errors. */
const ERROR = 50

const partsOf = (about: unknown): string[] => {
  if (typeof about !== 'object' || about === null) return []
  const { err, fn } = about as { readonly err?: unknown; readonly fn?: unknown }
  const { name, code } = (err ?? {}) as { readonly name?: unknown; readonly code?: unknown }
  // Without the error's message, which can contain row values or user input.
  return [fn, err instanceof Error ? name : undefined, code].filter((part) => typeof part === 'string')
}

/** Counts the errors logged since the process started and keeps the latest, for the site's operators. */
export class LoggedErrors {
  readonly #clock: Pick<Clock, 'now'>
  #count = 0
  #last: readonly LoggedError[] = []

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  get count(): number {
    return this.#count
  }

  /** The newest first. */
  get last(): readonly LoggedError[] {
    return this.#last
  }

  /** A logger hook that sees each line before it is written. */
  get hooks(): NonNullable<LoggerOptions['hooks']> {
    const note = (args: readonly unknown[]) => this.#note(args)
    return {
      logMethod(args, method, level) {
        if (level >= ERROR) note(args)
        return method.apply(this, args as Parameters<LogFn>)
      },
    }
  }

  #note(args: readonly unknown[]): void {
    const words = args.find((arg) => typeof arg === 'string') ?? 'an error without words'
    const parts = partsOf(args[0])
    this.#count += 1
    const what = parts.length === 0 ? words : `${words} (${parts.join(', ')})`
    this.#last = [{ at: this.#clock.now(), what }, ...this.#last].slice(0, KEPT)
  }
}

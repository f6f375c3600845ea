import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'

/**
 * Follows one call of a page through functions, games, other processes and the journal: each log line on the way has it
 * as `call`. The page makes it up, so it is short and has no characters that could do harm in a log or a terminal.
 */
export const CorrelationId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)

/** What a caller has sent as the name of a call; null if it is none. */
export const parseCorrelationId = (value: unknown): string | null =>
  CorrelationId.safeParse(value).data ?? null

const PageName = CorrelationId.max(32)

/** The name of an open page, with which the names of its calls begin, from the address of its socket; null if it has none. */
export const pageNameIn = (url: string): string | null =>
  PageName.safeParse(new URLSearchParams(url.split('?')[1]).get('page')).data ?? null

const current = new AsyncLocalStorage<string | null>()

/** Everything that `work` starts belongs to this call, after an `await` too. */
export const withCorrelationId = <T>(id: string | null, work: () => T): T => current.run(id, work)

/** Null outside of a call. */
export const currentCorrelationId = (): string | null => current.getStore() ?? null

/** The fields of a log line that tell which call it belongs to: pino's `mixin`. */
export const correlationFields = (): { readonly call?: string } => {
  const call = currentCorrelationId()
  return call === null ? {} : { call }
}

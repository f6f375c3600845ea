/** Why nothing can be saved. */
export type StorageFault = 'full' | 'read-only' | 'not-writable' | 'unreachable' | 'broken'

/** For the operator: in the log, in `/readyz`, and as the last line of a failed start. */
export const FAULT_SENTENCES: Readonly<Record<StorageFault, string>> = {
  full: 'There is no space left on the disk of the database.',
  'read-only': 'The database takes no writes: it is read-only.',
  'not-writable': 'The folder of the database is not writable.',
  unreachable: 'The database does not answer.',
  broken: 'The database reports a fault of its disk or an internal fault.',
}

const BY_CODE: Readonly<Record<string, StorageFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  '53100': 'full',
  EROFS: 'not-writable',
  EACCES: 'not-writable',
  EPERM: 'not-writable',
  ENOTDIR: 'not-writable',
  EEXIST: 'not-writable',
  '42501': 'not-writable',
  '25006': 'read-only',
  EIO: 'broken',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ENOENT: 'unreachable',
}

/** SQLSTATE classes: connection, resources (except those above), operator intervention, system errors. */
const BY_CLASS: Readonly<Record<string, StorageFault>> = {
  '08': 'unreachable',
  '53': 'unreachable',
  '57': 'unreachable',
  '58': 'broken',
}

/** A query that ran too long was stopped, which says nothing about other queries. */
const QUERY_STOPPED = '57014'

/** Messages of the driver that have no code. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Query read timeout)/

const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code)

/** The storage fault behind an error; null if the error concerns one statement or something else. */
export const storageFaultOf = (error: unknown): StorageFault | null => {
  if (!(error instanceof Error)) return null
  if (error instanceof AggregateError && error.errors.length > 0) return storageFaultOf(error.errors[0])
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  if (code === null) return LOST.test(error.message) ? 'unreachable' : null
  if (code === QUERY_STOPPED) return null
  return BY_CODE[code] ?? (isSqlState(code) ? (BY_CLASS[code.slice(0, 2)] ?? null) : null)
}

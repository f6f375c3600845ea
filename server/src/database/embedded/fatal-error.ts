/** The engine's reason why it cannot continue: a SQLSTATE and a message. */
export interface FatalError {
  readonly code: string
  readonly message: string
}

/** How an ErrorResponse of PostgreSQL's protocol begins. No text value contains a NUL, so no row can look like it. */
const ENDS = ['SPANIC\0VPANIC\0', 'SFATAL\0VFATAL\0'].map((start) => Buffer.from(start))

/** ReadyForQuery without its last byte, the transaction status. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5])

const fieldOf = (fields: readonly string[], letter: string): string | undefined =>
  fields.find((field) => field.startsWith(letter))?.slice(1)

/**
 * The error of level FATAL or PANIC in a reply; null if there is none. A PostgreSQL process ends after such
 * an error; PGlite continues, with locks held and memory in an unknown state.
 */
export const fatalErrorIn = (bytes: Uint8Array): FatalError | null => {
  const answer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = ENDS.map((start) => answer.indexOf(start)).find((found) => found >= 0)
  if (at === undefined) return null
  const end = answer.indexOf('\0\0', at)
  const fields = answer.toString('utf8', at, end < 0 ? answer.length : end).split('\0')
  return { code: fieldOf(fields, 'C') ?? 'XX000', message: fieldOf(fields, 'M') ?? 'no reason was given' }
}

/** Whether a reply is complete. The client would wait forever for the rest of an incomplete one. */
export const isComplete = (answer: Uint8Array): boolean =>
  Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
    .subarray(-READY.length - 1, -1)
    .equals(READY)

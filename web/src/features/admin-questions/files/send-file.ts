import type { Call } from '../../../live/client.ts'
import type { Failure } from '../../../live/reply.ts'

/** In characters; the server accepts a quarter more. */
const PART = 200_000

/** Drops half a surrogate pair at the end; the next part begins with the whole pair. */
const wholeCharacters = (piece: string): string => (piece.isWellFormed() ? piece : piece.slice(0, -1))

/** Sends a file's text in parts, one after the other; the server starts reading after the last. Null: all parts arrived. */
export const sendFile = async (call: Call, importId: string, text: string): Promise<Failure | null> => {
  let sent = 0
  for (let part = 0; part === 0 || sent < text.length; part++) {
    const piece = wholeCharacters(text.slice(sent, sent + PART))
    sent += piece.length
    const { error } = await call('sendImportPart', {
      importId,
      part,
      text: piece,
      last: sent === text.length,
    })
    if (error) return error
  }
  return null
}

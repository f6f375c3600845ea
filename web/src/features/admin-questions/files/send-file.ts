import type { Call } from '../../../live/client.ts'
import type { Failure } from '../../../live/reply.ts'

/** In characters; the server takes a quarter more. */
const PART = 200_000

/** Without the half of a character that the next part has the rest of. */
const wholeCharacters = (piece: string): string => (piece.isWellFormed() ? piece : piece.slice(0, -1))

/** Sends a file's text in parts, one after the other; the server begins to read after the last. Null: all is there. */
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

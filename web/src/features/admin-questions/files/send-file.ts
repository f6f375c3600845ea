import type { Call } from '../../../live/client.ts'
import type { Failure } from '../../../live/reply.ts'

/** In characters; the server takes a quarter more. */
const PART = 200_000

/** Sends a file's text in parts, one after the other; the server begins to read after the last. Null: all is there. */
export const sendFile = async (call: Call, importId: string, text: string): Promise<Failure | null> => {
  const parts = Math.max(1, Math.ceil(text.length / PART))
  for (let part = 0; part < parts; part++) {
    const { error } = await call('sendImportPart', {
      importId,
      part,
      text: text.slice(part * PART, (part + 1) * PART),
      last: part === parts - 1,
    })
    if (error) return error
  }
  return null
}

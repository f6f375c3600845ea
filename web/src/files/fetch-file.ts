import { failureOf, type Reply } from '../live/reply.ts'
import { freshToken } from './fresh-token.ts'

type Fetched = { readonly name: string; readonly file: Blob } | { readonly trouble: string }

const UNREACHED = 'The server could not be reached. Check your connection and try again.'

const refusalIn = async (answer: Response): Promise<string> => {
  const body = (await answer.json().catch(() => ({}))) as { error?: unknown }
  const failed: Reply<unknown> = failureOf(body.error, 'INTERNAL')
  return failed.error?.message ?? UNREACHED
}

const nameIn = (answer: Response): string =>
  /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'trivium'

/** Downloads a file that the server generates for the signed-in user; reports the bytes received so far. */
export const fetchFile = async (address: string, progress: (bytes: number) => void): Promise<Fetched> => {
  try {
    const bearer = await freshToken()
    const answer = await fetch(address, { headers: { authorization: `Bearer ${bearer}` } })
    if (!answer.ok || answer.body === null) return { trouble: await refusalIn(answer) }
    const pieces: BlobPart[] = []
    let bytes = 0
    for (const reader = answer.body.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) break
      pieces.push(value)
      bytes += value.byteLength
      progress(bytes)
    }
    const type = answer.headers.get('content-type') ?? 'text/plain'
    return { name: nameIn(answer), file: new Blob(pieces, { type }) }
  } catch {
    return { trouble: UNREACHED }
  }
}

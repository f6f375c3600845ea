import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { PRIVATE_FILE } from '../private-files.ts'
import { noSpaceError } from './disk-space.ts'
import { type FatalError, fatalErrorIn, isComplete } from './fatal-error.ts'
import { joined } from './joined.ts'
import { optimiseLater } from './memory.ts'
import { type EngineLocation, startPglite } from './start-pglite.ts'

/*
 * The thread that the embedded database runs in. Its first message names the folder to open. After that a message of
 * bytes is a batch of PostgreSQL's protocol and is answered with bytes, in order; all other messages have a name.
 */

export type ToWorker = { open: EngineLocation } | Uint8Array<ArrayBuffer> | { dump: string } | 'close'
export type FromWorker = Uint8Array<ArrayBuffer> | 'ready' | 'done' | { lastWords: FatalError }

type Request = Exclude<ToWorker, { open: unknown }>

optimiseLater()
const port = parentPort!
let started: PGlite | null = null
// One listener from the beginning. Without one the thread has nothing to wait for while the engine starts: Node then
// blocks until V8's own threads are idle, and one of these may wait for this thread to collect garbage, so both hang.
port.on('message', (message: ToWorker) => {
  if (started !== null) void answer(started, message as Request)
  else void serve((message as { open: EngineLocation }).open)
})

async function serve(place: EngineLocation): Promise<void> {
  started = await startPglite(place).catch((error: Error) => end(startFailure(place, error)))
  port.postMessage('ready' satisfies FromWorker)
}

async function answer(pglite: PGlite, message: Request): Promise<void> {
  if (message instanceof Uint8Array) {
    const bytes = await run(pglite, message)
    port.postMessage(bytes satisfies FromWorker, [bytes.buffer])
    return
  }
  if (message === 'close') await pglite.close()
  else await dump(pglite, message.dump)
  port.postMessage('done' satisfies FromWorker)
  if (message === 'close') port.close()
}

/** The engine's output is a view of its memory, valid only during the call, so it is copied. */
async function run(database: PGlite, message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  await database.execProtocolRawStream(message, {
    syncToFs: false,
    onRawData: (bytes) => {
      const lastWords = fatalErrorIn(bytes)
      if (lastWords !== null) end(lastWords)
      parts.push(bytes.slice())
    },
  })
  const answer = joined(parts)
  if (!isComplete(answer))
    end({ code: 'XX000', message: 'the engine has left a query without a complete reply' })
  return answer
}

/** The engine only reports that its start failed; the system's error for the folder says more. */
function startFailure({ folder }: EngineLocation, error: Error): FatalError {
  const { message, code = '58000' }: NodeJS.ErrnoException =
    (folder === undefined ? null : noSpaceError(dirname(folder))) ?? error
  return { code, message: message || String(error) }
}

/**
 * Ends the thread in a state in which a PostgreSQL process would end too; the next thread reopens the folder.
 */
function end(lastWords: FatalError): never {
  port.postMessage({ lastWords } satisfies FromWorker)
  process.exit()
}

async function dump(pglite: PGlite, path: string): Promise<void> {
  const file = await pglite.dumpDataDir('none')
  writeFileSync(path, new Uint8Array(await file.arrayBuffer()), { mode: PRIVATE_FILE })
}

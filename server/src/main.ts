import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { collectGarbageLessOften } from './collect-garbage-less-often.ts'
import { startWorkerEarly } from './database/embedded/new-worker.ts'

/*
 * Node keeps the compiled modules in this folder, which saves a third of a start's work. Where the folder cannot be
 * written to, the server just starts more slowly. An own folder, not the system's temporary one: other users of the
 * machine could write compiled code there.
 */
enableCompileCache(fileURLToPath(new URL('../../.cache/modules', import.meta.url)))

collectGarbageLessOften()

// The engine loads while this thread loads what is needed to open it.
if (!process.env.DATABASE_URL) startWorkerEarly()

const { begun } = await import('./storage.ts')
await begun
await import('./serve.ts')

import type { Worker } from 'node:worker_threads'
import type { FromWorker, ToWorker } from './engine-worker.ts'
import type { FatalError } from './fatal-error.ts'
import { newWorker } from './new-worker.ts'
import type { EngineLocation } from './start-pglite.ts'

interface Waiting {
  resolve(message: FromWorker): void
  reject(reason: Error): void
}

/** The engine could not continue. `code` is PostgreSQL's code for the reason. */
class EngineBroken extends Error {
  override readonly name = 'EngineBroken'
  readonly code: string

  constructor({ code, message }: FatalError) {
    super(message)
    this.code = code
  }
}

/** One run of the embedded database's thread. Requests are answered in order, or rejected when the thread ends. */
export class EngineThread {
  readonly #worker: Worker
  #waiting: Waiting[] = []
  #ended: Error | undefined

  private constructor(worker: Worker, onEnd: (reason: Error) => void) {
    this.#worker = worker
    const end = (reason: Error) => {
      if (this.#end(reason)) onEnd(reason)
    }
    worker.on('message', (message: FromWorker) => {
      if (typeof message === 'object' && 'lastWords' in message) end(new EngineBroken(message.lastWords))
      else this.#waiting.shift()?.resolve(message)
    })
    worker.once('error', end)
    worker.once('exit', () => end(new Error('The thread of the embedded database has ended.')))
  }

  /** Resolves once the database is up. Recovery after a crash happens here and has no time limit. */
  static async start(place: EngineLocation, onEnd: (reason: Error) => void): Promise<EngineThread> {
    const thread = new EngineThread(newWorker(), onEnd)
    await thread.ask({ open: place })
    return thread
  }

  ask(message: ToWorker, transfer: ArrayBuffer[] = []): Promise<FromWorker> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended)
    this.#worker.postMessage(message, transfer)
    return this.#answer()
  }

  /** Ends the thread at once, whatever it is doing, and rejects all waiting requests with the reason. */
  async stop(reason: Error): Promise<void> {
    this.#end(reason)
    await this.#worker.terminate()
  }

  #answer(): Promise<FromWorker> {
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))
  }

  #end(reason: Error): boolean {
    if (this.#ended !== undefined) return false
    this.#ended = reason
    for (const waiting of this.#waiting.splice(0)) waiting.reject(reason)
    return true
  }
}

import { type Child, start } from '../child.ts'
import { ServerProcess } from './server-process.ts'

/** Every process that a run has started, so that none outlives it. */
export class Processes {
  readonly #children: Child[] = []
  readonly #servers: ServerProcess[] = []
  #isCleared = false
  readonly complaints = new Map<string, number>()

  server(port: number, dataDir: string): ServerProcess {
    const server = new ServerProcess(port, dataDir, (message) =>
      this.complaints.set(message, (this.complaints.get(message) ?? 0) + 1),
    )
    this.#servers.push(server)
    return server
  }

  /** Starts a process that runs until it is stopped. The run fails if it crashes. */
  stays(file: string): Child {
    const child = start(new URL(file, import.meta.url).href, [])
    child.process.once('exit', (code) => {
      if (code !== 0 && !this.#isCleared) throw new Error(`${file} has ended unexpectedly (${code})`)
    })
    this.#children.push(child)
    return child
  }

  /** Runs a process that does one task, replies with `field`, and exits. */
  async does<T>(file: string, args: readonly string[], field: string, message?: object): Promise<T> {
    const child = start(new URL(file, import.meta.url).href, args)
    this.#children.push(child)
    if (message !== undefined) child.send(message)
    const answer = await Promise.race([child.got<T>(field), child.ended().then(() => null)])
    if (answer === null) throw new Error(`${file} has ended without an answer`)
    await child.ended()
    return answer
  }

  /** Kills the started processes that are still running. */
  clear(): void {
    this.#isCleared = true
    for (const { process: child } of this.#children) if (child.exitCode === null) child.kill('SIGKILL')
    for (const server of this.#servers) if (!server.over) void server.kill()
  }
}

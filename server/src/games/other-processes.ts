/** An event of a command from another process carries the command's id. */
const commandIdOf = (event: object): string | undefined =>
  'by' in event && typeof event.by === 'string' ? event.by : undefined

/** The events of a command from another process, the first one with the command's id. */
export const markEvents = <Event extends object>(events: readonly Event[], by: string): Event[] =>
  events.map((event, i) => (i === 0 ? { ...event, by } : event))

/** What other processes have told about a game: who has a page open there, and which of their commands are in the journal. */
export class OtherProcesses {
  /** Ids of commands that are in the journal. */
  readonly #applied = new Set<string>()
  /** By seat: the processes with a page that subscribes to it. */
  readonly #present = new Map<number, Set<string>>()

  get hasPresence(): boolean {
    return this.#present.size > 0
  }

  isPresent(seat: number): boolean {
    return this.#present.has(seat)
  }

  /** Pages of a process subscribe to these seats, and to no others. */
  setPresence(process: string, here: readonly boolean[]): void {
    for (const [seat, processes] of this.#present) {
      processes.delete(process)
      if (processes.size === 0) this.#present.delete(seat)
    }
    for (const [seat, isHere] of here.entries())
      if (isHere) this.#present.set(seat, (this.#present.get(seat) ?? new Set()).add(process))
  }

  hasApplied(by: string): boolean {
    return this.#applied.has(by)
  }

  remember(event: object): void {
    const by = commandIdOf(event)
    if (by !== undefined) this.#applied.add(by)
  }
}

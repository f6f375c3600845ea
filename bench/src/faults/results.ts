import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FaultRound } from './fault-round.ts'
import type { FaultName } from './scenarios.ts'

/** What one cluster's life has shown, from its start until the last of its matches had ended. */
export interface Checked {
  readonly fault: FaultName
  /** The rounds that it went through. */
  readonly rounds: number
  /** Matches, events and so on that were compared. */
  readonly figures: Readonly<Record<string, number>>
  /** Whatever must never happen, in words. */
  readonly violations: readonly string[]
  /** What the servers logged as a warning or worse, and how often. */
  readonly lines: readonly (readonly [string, number])[]
}

export interface RunPlan {
  readonly seed: string
  readonly players: number
}

type Entry = { readonly plan: RunPlan } | { readonly round: FaultRound } | { readonly checked: Checked }

/** The results of a run, a line each, so that a run that was cut off goes on where it stopped. */
export class Results {
  readonly plan: RunPlan
  readonly rounds: FaultRound[] = []
  readonly checked: Checked[] = []
  readonly #file: string | null

  /** Without a file nothing is kept. A file that exists decides about the plan. */
  constructor(file: string | null, plan: RunPlan) {
    this.#file = file
    const entries = file !== null && existsSync(file) ? readEntries(file) : []
    const known = entries.find((entry) => 'plan' in entry)
    this.plan = known === undefined ? plan : known.plan
    for (const entry of entries) this.#take(entry)
    if (known === undefined) this.#write({ plan })
  }

  roundsOf(fault: FaultName): number {
    return this.rounds.filter((round) => round.fault === fault).length
  }

  add(entry: Exclude<Entry, { plan: RunPlan }>): void {
    this.#take(entry)
    this.#write(entry)
  }

  #take(entry: Entry): void {
    if ('round' in entry) this.rounds.push(entry.round)
    else if ('checked' in entry) this.checked.push(entry.checked)
  }

  #write(entry: Entry): void {
    if (this.#file === null) return
    mkdirSync(dirname(this.#file), { recursive: true })
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`)
  }
}

/** The last line of a run that was killed may be cut off. */
const readEntries = (file: string): Entry[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Entry]
      } catch {
        return []
      }
    })

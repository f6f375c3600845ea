import { useState } from 'react'
import type { Failure, Reply } from '../../../live/reply.ts'

/** A player who moves through choices with the arrow keys pauses longer than this on the final one, ms. */
const PAUSE = 300

interface Outcome<Value> {
  /** The value being saved, or null. */
  readonly wanted: Value | null
  /** Why the last value was refused. */
  readonly error: Failure | null
  /** The last value, if it was saved. */
  readonly saved: Value | null
}

type Save<Value> = (value: Value) => Promise<Reply<unknown>>

const NOTHING = { wanted: null, error: null, saved: null } as const

const createLatest = <Value>(save: Save<Value>, told: (outcome: Outcome<Value>) => void) => {
  let next: { readonly value: Value } | null = null
  let isBusy = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const saveNext = async (): Promise<void> => {
    if (next === null || isBusy) return
    const { value } = next
    next = null
    isBusy = true
    const { error } = await save(value)
    isBusy = false
    if (next !== null) return saveNext()
    told(error ? { ...NOTHING, error } : { ...NOTHING, saved: value })
  }
  return (value: Value): void => {
    next = { value }
    told({ ...NOTHING, wanted: value })
    clearTimeout(timer)
    timer = setTimeout(saveNext, PAUSE)
  }
}

/** Saves only the choice at which the player stops, one save at a time. `save` must not change. */
export const useSaveLatest = <Value>(
  save: Save<Value>,
): Outcome<Value> & { readonly choose: (value: Value) => void } => {
  const [outcome, setOutcome] = useState<Outcome<Value>>(NOTHING)
  const [choose] = useState(() => createLatest(save, setOutcome))
  return { ...outcome, choose }
}

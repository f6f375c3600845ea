import { useCallback, useRef, useState } from 'react'
import type { Call } from '../../live/client.ts'
import { useCall } from '../../live/client-context.ts'
import type { Failure, Reply } from '../../live/reply.ts'
import type { Solve } from './in-worker.ts'

export interface Solved {
  readonly puzzle: string
  readonly solution: number[]
}

export interface Proof {
  /** Progress of the proof of work, 0 to 1; null while none is running. */
  readonly done: number | null
  /** Starts the proof of work, unless it is running. */
  readonly begin: () => void
  /** Resolves to the solution. Each is valid for one message. */
  readonly take: () => Promise<Reply<Solved>>
}

interface Work {
  /** When the proof becomes too old to send, by this browser's clock. */
  until: number
  readonly solved: Promise<Reply<Solved>>
}

/** A puzzle is dropped this long before it expires, ms. */
const EARLY = 60_000

const CANNOT: Failure = {
  status: 'INTERNAL',
  message: 'Your browser couldn’t solve the puzzle that keeps spam out. Try again, or use another browser.',
  reason: null,
  details: {},
}

const beginWork = (call: Call, solve: Solve, told: (done: number) => void): Work => {
  const solved = async (): Promise<Reply<Solved>> => {
    const { result, error } = await call('readContact', { gameId: null })
    if (error) return { error }
    work.until = Date.now() + result.goodFor - EARLY
    try {
      const solution = await solve(result.puzzle, told)
      return { result: { puzzle: result.puzzle.token, solution: [...solution] } }
    } catch {
      return { error: CANNOT }
    }
  }
  const work: Work = { until: Number.POSITIVE_INFINITY, solved: Promise.resolve().then(solved) }
  return work
}

/** Proof of work against robots, done by the browser while somebody writes. */
export const useProof = (solve: Solve): Proof => {
  const call = useCall()
  const [done, setDone] = useState<number | null>(null)
  const held = useRef<Work | null>(null)

  const current = useCallback((): Work => {
    if (held.current === null || Date.now() > held.current.until) {
      setDone(0)
      held.current = beginWork(call, solve, setDone)
    }
    return held.current
  }, [call, solve])

  const take = useCallback(async () => {
    const reply = await current().solved
    held.current = null
    setDone(null)
    return reply
  }, [current])

  return { done, begin: current, take }
}

import type { GameDocument } from '@trivium/wire/documents/game'
import { useCallback, useEffect, useState } from 'react'
import { useCall, useLive } from '../../../live/client-context.ts'
import type { Failure } from '../../../live/reply.ts'

/** An answer on its way: `sent` until the server speaks, `held` while it cannot be reached, `refused` with its why. */
interface Given {
  readonly index: number
  readonly choice: number
  readonly stands: 'sent' | 'held' | 'refused'
  readonly why: string | null
}

export interface Answering {
  /** The choice shown as one's own: what was just pressed, before the server says so. */
  readonly chosen: number | null
  /** Why the last answer does not count, or not yet; null when all is well. */
  readonly trouble: string | null
  readonly answer: (choice: number) => void
}

const HELD = 'Your answer is sent as soon as the connection is back.'

/** No word of the server's own: it was not reached, or is going down. */
const isUnheard = ({ reason, status }: Failure): boolean =>
  reason === 'shutting-down' || (reason === null && (status === 'INTERNAL' || status === 'UNAVAILABLE'))

const afterwards = (error: Failure | undefined): Pick<Given, 'stands' | 'why'> => {
  // The server has an answer of this question already, and shows which.
  if (!error || error.reason === 'already-answered') return { stands: 'sent', why: null }
  if (isUnheard(error)) return { stands: 'held', why: HELD }
  return { stands: 'refused', why: `Your answer did not count. ${error.message}` }
}

/**
 * Marks an answer at once. It is taken back, with a sentence, when the server refuses it, and sent again when only the
 * connection failed.
 */
export const useAnswer = (game: GameDocument): Answering => {
  const call = useCall()
  const isLive = useLive((state) => state.phase === 'live')
  const [latest, setGiven] = useState<Given | null>(null)
  const { id: matchId, index, phase } = game
  const given = latest?.index === index ? latest : null
  const chosen = game.chosen ?? (given === null || given.stands === 'refused' ? null : given.choice)
  const isOpen = phase === 'question' && chosen === null

  const send = useCallback(
    async (choice: number) => {
      setGiven({ index, choice, stands: 'sent', why: null })
      const { error } = await call('answer', { matchId, index, choice })
      setGiven((now) => (now?.index === index ? { index, choice, ...afterwards(error) } : now))
    },
    [matchId, index, call],
  )

  const held = given?.stands === 'held' && phase === 'question' ? given.choice : null
  useEffect(() => {
    if (isLive && held !== null) void send(held)
  }, [isLive, held, send])

  const answer = useCallback(
    (choice: number) => {
      if (isOpen) void send(choice)
    },
    [isOpen, send],
  )
  return { chosen, trouble: game.chosen === null ? (given?.why ?? null) : null, answer }
}

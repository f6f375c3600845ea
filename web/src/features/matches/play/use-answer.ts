import type { GameDocument } from '@trivium/wire/documents/game'
import { useCallback, useState } from 'react'
import { useCall } from '../../../live/client-context.ts'

interface Given {
  readonly index: number
  readonly choice: number
}

export interface Answering {
  /** The choice shown as one's own: what was just pressed, before the server says so. */
  readonly chosen: number | null
  /** Why the last answer did not count; null when it did. */
  readonly refusal: string | null
  readonly answer: (choice: number) => void
}

/** Marks an answer at once and takes it back, with a sentence, when the server refuses it. */
export const useAnswer = (game: GameDocument): Answering => {
  const call = useCall()
  const [given, setGiven] = useState<Given | null>(null)
  const [refused, setRefused] = useState<(Given & { readonly why: string }) | null>(null)
  const { id: matchId, index, phase } = game
  const pressed = given?.index === index ? given.choice : null
  const chosen = game.chosen ?? pressed
  const isOpen = phase === 'question' && chosen === null

  const answer = useCallback(
    (choice: number) => {
      if (!isOpen) return
      setGiven({ index, choice })
      setRefused(null)
      call('answer', { matchId, index, choice }).then(({ error }) => {
        // The server has an answer of this question already, and shows which.
        if (!error || error.reason === 'already-answered') return
        setGiven((latest) => (latest?.index === index ? null : latest))
        setRefused({ index, choice, why: error.message })
      })
    },
    [isOpen, matchId, index, call],
  )
  return { chosen, refusal: refused?.index === index ? refused.why : null, answer }
}

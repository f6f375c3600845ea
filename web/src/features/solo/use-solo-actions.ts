import type { SoloDocument } from '@trivium/wire/documents/solo'
import { useCallback } from 'react'
import { useCall } from '../../live/client-context.ts'
import { ANSWER_WORDS, type TroubleWords } from '../../questions/trouble.ts'
import { type OptimisticAction, useOptimisticAction } from '../../questions/use-optimistic-action.ts'

/** A choice by its place, or typed text. */
export type SoloAnswer = { readonly choice: number } | { readonly text: string }

export interface Answering {
  /** The player's answer, before the server confirms it. */
  readonly given: { readonly choice: number | null; readonly text: string | null } | null
  readonly trouble: string | null
  readonly answer: (answer: SoloAnswer) => void
}

/** The player's answer to the open question. */
export const useSoloAnswer = ({ id: gameId, index, phase, chosen }: SoloDocument): Answering => {
  const call = useCall()
  const send = useCallback(
    (answer: SoloAnswer) => call('answerQuestion', { gameId, index, ...answer }),
    [call, gameId, index],
  )
  const kept = useOptimisticAction<SoloAnswer>({
    moment: `${gameId} ${index}`,
    isOpen: phase === 'question' && chosen === null,
    send,
    words: ANSWER_WORDS,
  })
  const { act } = kept
  const mine =
    act && ('choice' in act ? { choice: act.choice, text: null } : { choice: null, text: act.text })
  return {
    given: chosen ?? mine,
    trouble: phase === 'question' && chosen === null ? kept.trouble : null,
    answer: kept.perform,
  }
}

const NEXT_WORDS: TroubleWords = {
  held: 'The next question comes as soon as the connection is back.',
  refused: '',
}

/** Requests the next question, including the first. */
export const useNext = ({ id: gameId, index, phase }: SoloDocument): OptimisticAction<'next'> => {
  const call = useCall()
  const send = useCallback(() => call('nextQuestion', { gameId }), [call, gameId])
  return useOptimisticAction<'next'>({
    moment: `${gameId} ${phase} ${index}`,
    isOpen: phase === 'ready' || phase === 'reveal',
    send,
    words: NEXT_WORDS,
  })
}

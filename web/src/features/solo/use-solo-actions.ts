import { type FormAnswer, type GivenAnswer, givenAnswer } from '@trivium/rules/forms/answer'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { useCallback } from 'react'
import { useCall } from '../../live/client-context.ts'
import { ANSWER_WORDS, type TroubleWords } from '../../questions/trouble.ts'
import { type OptimisticAction, useOptimisticAction } from '../../questions/use-optimistic-action.ts'

export interface Answering {
  /** The player's answer, before the server confirms it. */
  readonly given: GivenAnswer | null
  readonly trouble: string | null
  readonly answer: (answer: FormAnswer) => void
}

/** The player's answer to the open question. */
export const useSoloAnswer = ({ id: gameId, index, phase, chosen }: SoloDocument): Answering => {
  const call = useCall()
  const send = useCallback(
    ({ order, several, ...answer }: FormAnswer) =>
      call('answerQuestion', {
        gameId,
        index,
        ...answer,
        ...(order && { order: [...order] }),
        ...(several && { several: [...several] }),
      }),
    [call, gameId, index],
  )
  const kept = useOptimisticAction<FormAnswer>({
    moment: `${gameId} ${index}`,
    isOpen: phase === 'question' && chosen === null,
    send,
    words: ANSWER_WORDS,
  })
  const { act } = kept
  return {
    given: chosen ?? (act && givenAnswer(act)),
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

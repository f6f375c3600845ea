import type { BattleDocument } from '@trivium/wire/documents/battle'
import { useCallback } from 'react'
import { useCall } from '../../../live/client-context.ts'
import { ANSWER_WORDS } from '../../../questions/trouble.ts'
import { useOptimisticAction } from '../../../questions/use-optimistic-action.ts'

interface Answering {
  /** The player's choice: the one just pressed, before the server confirms it. */
  readonly chosen: number | null
  /** Why the last answer does not count, or not yet; null if all is well. */
  readonly trouble: string | null
  readonly answer: (choice: number) => void
}

/** The player's answer to the open question. */
export const useAnswer = ({ id: matchId, index, phase, chosen }: BattleDocument): Answering => {
  const call = useCall()
  const send = useCallback(
    (choice: number) => call('answer', { matchId, index, choice }),
    [call, matchId, index],
  )
  const isOpen = phase === 'question' && chosen === null
  const kept = useOptimisticAction({
    moment: `${index}`,
    isOpen,
    send,
    words: ANSWER_WORDS,
  })
  return {
    chosen: chosen ?? kept.act,
    trouble: chosen === null ? kept.trouble : null,
    answer: kept.perform,
  }
}

import { useCallback, useState } from 'react'
import { useCall } from '../../../live/client-context.ts'
import { failureOf } from '../../../live/reply.ts'
import { HELD_ANSWER, REFUSED_ANSWER, useOptimisticAction } from '../../../questions/use-optimistic-action.ts'
import { type FirstQuestion, rememberStarted } from '../early.ts'

const OTHER_DAY = failureOf(
  { message: 'A new day has begun meanwhile: this is its first question.' },
  'FAILED_PRECONDITION',
)

/** Today's game, opened by a choice on its first question. */
export interface Opened {
  readonly day: string
  readonly gameId: string
  readonly choice: number
}

interface FirstAnswerOptions {
  readonly first: FirstQuestion | null
  /** What must be done before the game is opened. */
  readonly before: () => Promise<unknown>
  readonly onOtherDay: () => Promise<void>
}

/** A choice on the first question opens the day's game and is sent as its first answer. It is shown at once, and kept. */
export const useFirstAnswer = ({ first, before, onOtherDay }: FirstAnswerOptions) => {
  const call = useCall()
  const [opened, setOpened] = useState<Opened | null>(null)
  const send = useCallback(
    async (choice: number) => {
      await before()
      const reply = await call('openDaily', {})
      if (reply.error || first === null) return reply
      const { gameId, day } = reply.result
      if (day !== first.day) {
        await onOtherDay()
        return OTHER_DAY
      }
      rememberStarted(day, true)
      setOpened({ day, gameId, choice })
      return reply
    },
    [call, first, before, onOtherDay],
  )
  const { act, trouble, perform } = useOptimisticAction<number>({
    moment: first?.day ?? '',
    isOpen: first !== null,
    send,
    held: HELD_ANSWER,
    refused: REFUSED_ANSWER,
  })
  return { chosen: act, trouble, choose: perform, opened }
}

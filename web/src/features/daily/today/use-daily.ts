import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useCall, useLive } from '../../../live/client-context.ts'
import { useResend } from '../../../live/use-resend.ts'
import { playAnswer } from '../../../questions/answer-sound.ts'
import { ANSWER_WORDS, troubleOf } from '../../../questions/trouble.ts'
import { type EarlyQuestion, earlyQuestion, type FirstAnswer, rememberStarted } from '../early.ts'
import {
  type Asking,
  type DailyEvent,
  type DailyState,
  dailyReducer,
  initialState,
  type Opening,
  startedDay,
} from './daily-state.ts'

const OTHER_DAY = {
  status: 'refused',
  trouble: `${ANSWER_WORDS.refused} A new day has started: this is its first question.`,
} as const

export interface Daily {
  readonly state: DailyState
  readonly choose: (choice: number) => void
  readonly readStatus: () => Promise<void>
}

/** Today's quiz as a state machine. `before`: what must be done before the game is opened. */
export const useDaily = (before: () => Promise<unknown>): Daily => {
  const [early] = useState(earlyQuestion)
  const [state, dispatch] = useReducer(dailyReducer, early, initialState)
  const readStatus = useStatus(dispatch)
  const answer = useOpening(state, dispatch, { before, readStatus })
  useEarlyChoice(early, answer)
  useEffect(() => {
    const started = startedDay(state)
    if (started !== null) rememberStarted(started.day, started.isBegun)
  }, [state])
  const choose = (choice: number) => {
    if (state.name === 'asking') answer(choice)
  }
  return { state, choose, readStatus }
}

type Dispatch = (event: DailyEvent) => void

/** Reads the day's status at once, and again after a reconnect if that failed. */
const useStatus = (dispatch: Dispatch): (() => Promise<void>) => {
  const call = useCall()
  const isOpen = useLive(({ phase }) => phase === 'open')
  const isMissing = useRef(true)
  const readStatus = useCallback(async () => {
    isMissing.current = false
    const { result, error } = await call('readDaily', {})
    isMissing.current = error !== undefined
    dispatch(error ? { type: 'status-failed', failure: error } : { type: 'status-read', status: result })
  }, [call, dispatch])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the connection is a chance to read it
  useEffect(() => {
    if (isMissing.current) void readStatus()
  }, [isOpen, readStatus])
  return readStatus
}

interface OpeningOptions {
  readonly before: () => Promise<unknown>
  readonly readStatus: () => Promise<void>
}

type Answer = (choice: number, early?: EarlyQuestion['answer']) => void

/** A choice on the first question opens the day's game. It is kept until the server has replied. */
const useOpening = (
  state: DailyState,
  dispatch: Dispatch,
  { before, readStatus }: OpeningOptions,
): Answer => {
  const call = useCall()
  const open = useCallback(
    async (day: string, choice: number, early: EarlyQuestion['answer']) => {
      const answered = (answer: FirstAnswer) => {
        dispatch({ type: 'answered', day, answer })
        playAnswer(answer.wasRight, answer.wasRight ? 1 : 0)
      }
      const known = await early
      if (known) return answered(known)
      await before()
      const { result, error } = await call('answerDaily', { day, choice })
      if (result) return answered(result)
      const isOtherDay = error.reason === 'no-such-day'
      if (isOtherDay) await readStatus()
      dispatch({ type: 'not-opened', day, ...(isOtherDay ? OTHER_DAY : troubleOf(error, ANSWER_WORDS)) })
    },
    [call, dispatch, before, readStatus],
  )
  const send = ({ first }: Asking | Opening, choice: number, early: EarlyQuestion['answer'] = null) => {
    dispatch({ type: 'sent', choice })
    void open(first.day, choice, early)
  }
  useResend(state.name === 'opening' && state.trouble !== null, () => {
    if (state.name === 'opening') send(state, state.choice)
  })
  return (choice, early) => {
    if (state.name === 'asking' || state.name === 'opening') send(state, choice, early)
  }
}

/** Handles a choice made before the app started; from then on the app handles clicks. */
const useEarlyChoice = (early: EarlyQuestion | null, answer: Answer): void => {
  useLayoutEffect(() => {
    if (early === null || early.isTaken) return
    early.isTaken = true
    if (early.choice !== null) answer(early.choice, early.answer)
  })
}

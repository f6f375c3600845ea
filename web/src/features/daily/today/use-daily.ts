import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useCall, useLive } from '../../../live/client-context.ts'
import { useResend } from '../../../live/use-resend.ts'
import { ANSWER_WORDS, troubleOf } from '../../../questions/trouble.ts'
import { type EarlyQuestion, earlyQuestion, rememberStarted } from '../early.ts'
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
  const choose = useOpening(state, dispatch, { before, readStatus })
  useEarlyChoice(early, choose)
  useEffect(() => {
    const started = startedDay(state)
    if (started !== null) rememberStarted(started.day, started.isBegun)
  }, [state])
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

/** A choice on the first question opens the day's game. It is kept until the server has replied. */
const useOpening = (state: DailyState, dispatch: Dispatch, { before, readStatus }: OpeningOptions) => {
  const call = useCall()
  const open = useCallback(
    async (day: string) => {
      await before()
      const { result, error } = await call('openDaily', {})
      if (error) dispatch({ type: 'not-opened', day, ...troubleOf(error, ANSWER_WORDS) })
      else if (result.day === day) dispatch({ type: 'opened', ...result })
      else {
        await readStatus()
        dispatch({ type: 'not-opened', day, ...OTHER_DAY })
      }
    },
    [call, dispatch, before, readStatus],
  )
  const send = ({ first }: Asking | Opening, choice: number) => {
    dispatch({ type: 'sent', choice })
    void open(first.day)
  }
  useResend(state.name === 'opening' && state.trouble !== null, () => {
    if (state.name === 'opening') send(state, state.choice)
  })
  return (choice: number) => {
    if (state.name === 'asking') send(state, choice)
  }
}

/** Handles a choice made before the app started; from then on the app handles clicks. */
const useEarlyChoice = (early: EarlyQuestion | null, choose: (choice: number) => void): void => {
  useLayoutEffect(() => {
    if (early === null || early.isTaken) return
    early.isTaken = true
    if (early.choice !== null) choose(early.choice)
  })
}

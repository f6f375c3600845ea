import { useCallback, useRef } from 'react'
import { playAnswer } from './answer-sound.ts'

/** Plays the sound of each answer, and counts the right ones in a row for games that do not list them. */
export const useAnswerSound = (): ((isRight: boolean) => void) => {
  const inARow = useRef(0)
  return useCallback((isRight) => {
    inARow.current = isRight ? inARow.current + 1 : 0
    playAnswer(isRight, inARow.current)
  }, [])
}

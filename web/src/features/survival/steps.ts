import { STEP_QUESTIONS, STEPS, stepOf } from '@trivium/rules/survival/steps'

/** One name for each step of a run. */
const NAMES = ['Warm-up', 'Easy', 'Fair', 'Medium', 'Tricky', 'Hard'] as const

export interface Step {
  /** From 1. */
  readonly number: number
  readonly name: string
  /** Its questions: '6 – 10', '26 and on'. */
  readonly questions: string
}

const stepAt = (index: number): Step => {
  const first = index * STEP_QUESTIONS + 1
  return {
    number: index + 1,
    name: NAMES[index] ?? '',
    questions: index === STEPS - 1 ? `${first} and on` : `${first} – ${first + STEP_QUESTIONS - 1}`,
  }
}

export const ALL_STEPS: readonly Step[] = Array.from({ length: STEPS }, (_, i) => stepAt(i))

/** The step that a player with this many right answers has reached. */
export const reachedStep = (score: number): number => stepOf(score + 1) + 1

/** 'Step 3 of 6: Fair', for the n-th question, n from 1. */
export const stepWords = (n: number): string => {
  const { number, name } = stepAt(stepOf(n))
  return `Step ${number} of ${STEPS}: ${name}`
}

/** The number of right answers from one milestone to the next. */
export const BEAT = STEP_QUESTIONS

/** '10 in a row! Next: Fair', after every fifth right answer; null after others. */
export const milestoneWords = (score: number): string | null => {
  if (score === 0 || score % BEAT !== 0) return null
  const [before, next] = [stepOf(score), stepOf(score + 1)]
  return before === next ? `${score} in a row!` : `${score} in a row! Next: ${stepAt(next).name}`
}

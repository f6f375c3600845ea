import { TEASER_PLACEHOLDERS } from '@trivium/wire/public-pages'
import type { FirstAnswer } from '../early.ts'
import { FirstChoices, FirstHead } from './first-question.tsx'
import { FirstQuestionFooter } from './first-question-footer.tsx'
import type { FirstQuestionProps } from './first-question-props.ts'

const nothing = () => {}

const PROPS: Omit<FirstQuestionProps, 'chosen' | 'answer'> = {
  first: { ...TEASER_PLACEHOLDERS, day: '' },
  trouble: null,
  isUntimed: false,
  streak: 0,
  week: null,
  scoreToBeat: null,
  isGoing: false,
  onChoose: nothing,
  onUntimed: nothing,
  onGoOn: nothing,
}

const answered = (choice: number, wasRight: boolean): FirstAnswer => ({
  ...{ gameId: '', choice, right: 0, wasRight },
  ...{ explanation: '-', shareRight: 0 },
})

/** Choices in this order: the right one, the player's if it is another one, the rest. */
const STATES = {
  waiting: { chosen: 0, answer: null },
  right: { chosen: 0, answer: answered(0, true) },
  wrong: { chosen: 1, answer: answered(1, false) },
} as const

/**
 * The parts of the first question that change once it is answered, in each of their states. The page contains them in a
 * template, from which `early.js` shows a verdict before the app has loaded.
 */
export const FirstQuestionStates = () =>
  Object.entries(STATES).map(([name, state]) => (
    <div key={name} data-state={name}>
      <FirstHead {...PROPS} {...state} />
      <FirstChoices {...PROPS} {...state} />
      <FirstQuestionFooter {...PROPS} {...state} />
    </div>
  ))

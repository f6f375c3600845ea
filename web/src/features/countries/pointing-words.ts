import type { CountriesDocument } from '@trivium/wire/documents/places'
import type { AnswerFeedback } from '../../places/answer-field.tsx'
import { nameOf } from './parse-name.ts'

export const TRIES = 3

type Game = Pick<CountriesDocument, 'asked' | 'last' | 'config'>

/** The question as screen readers announce it. */
export const askedWords = ({ asked }: Pick<Game, 'asked'>): string =>
  asked === null ? '' : asked.name === null ? (asked.clue ?? '') : `Find ${asked.name}.`

interface PointedWords extends Pick<AnswerFeedback, 'tone' | 'text'> {
  /** The question is the same country again. */
  readonly isOpen: boolean
}

const left = (wrong: number): string =>
  wrong === TRIES - 1 ? 'One try left.' : `${TRIES - wrong} tries left.`

/** The result of the last try. */
export const pointedWords = ({ asked, last, config }: Game): PointedWords => {
  const wrong = asked?.wrong.at(-1)
  if (asked !== null && wrong !== undefined)
    return { tone: 'wrong', text: `That is ${nameOf(wrong)}. ${left(asked.wrong.length)}`, isOpen: true }
  const name = nameOf(last?.place ?? '')
  if (last === null || last.tries === null)
    return {
      tone: 'wrong',
      text: config.shown === 'map' ? `${name} is shown on the map.` : `It was ${name}.`,
      isOpen: false,
    }
  const text = last.tries === 1 ? `${name}: right.` : `${name}, on try ${last.tries}.`
  return { tone: 'right', text, isOpen: false }
}

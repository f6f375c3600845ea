import type { PartyOptions, PartySource } from '@trivium/wire/documents/party'
import { QUICK_PARTY } from '@trivium/wire/documents/party-limits'

type Teams = 'alone' | 'choose' | 'dealt'

/** What the form of a new party holds. */
export interface PartyForm {
  readonly title: string
  readonly source: 'bank' | 'quiz'
  readonly categories: readonly string[]
  readonly difficulties: readonly number[]
  readonly count: number
  readonly answers: 'choices' | 'typed'
  readonly quizId: string | null
  readonly seconds: number
  readonly scoring: PartyOptions['scoring']
  readonly penalty: boolean
  readonly teams: Teams
  readonly teamCount: number
  readonly pace: PartyOptions['pace']
  readonly hostSeesAnswers: boolean
}

/** In the order of the colours in `team-colours.css`. */
export const TEAM_NAMES = ['Red', 'Blue', 'Green', 'Violet', 'Amber', 'Teal', 'Pink', 'Olive'] as const

export const FIRST_FORM: PartyForm = {
  title: '',
  source: 'bank',
  categories: [],
  difficulties: [1, 2],
  count: 10,
  answers: 'choices',
  quizId: null,
  seconds: QUICK_PARTY.seconds,
  scoring: QUICK_PARTY.scoring,
  penalty: QUICK_PARTY.penalty,
  teams: 'alone',
  teamCount: 3,
  pace: QUICK_PARTY.pace,
  hostSeesAnswers: QUICK_PARTY.hostSeesAnswers,
}

/** Where the questions come from; null: a quiz has yet to be chosen. */
export const sourceOf = ({
  source,
  categories,
  difficulties,
  count,
  answers,
  quizId,
}: PartyForm): PartySource | null => {
  if (source === 'bank')
    return { kind: 'bank', categories: [...categories], difficulties: [...difficulties], count, answers }
  return quizId === null ? null : { kind: 'quiz', quizId }
}

/** `quizTitle`: the title of the chosen quiz, for a party without one of its own. */
export const optionsOf = (form: PartyForm, quizTitle: string | null): PartyOptions => {
  const { title, seconds, scoring, penalty, teams, teamCount, pace, hostSeesAnswers } = form
  return {
    ...QUICK_PARTY,
    title: title.trim() || quizTitle || QUICK_PARTY.title,
    teams: teams === 'alone' ? null : { forming: teams, names: TEAM_NAMES.slice(0, teamCount) },
    ...{ seconds, scoring, penalty, pace, hostSeesAnswers },
  }
}

export const toggle = <Value>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]

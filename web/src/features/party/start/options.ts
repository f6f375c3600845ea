import type { Region } from '@trivium/rules/places/regions'
import { QUICK_PARTY, QUICK_ROUND } from '@trivium/wire/documents/party-limits'
import type { PartyOptions, PartyPlan, PartySource, PlannedRound } from '@trivium/wire/documents/party-plan'

type Teams = 'alone' | 'choose' | 'dealt'

/** Where the questions of a round come from, as a form holds it. What another source needs is kept. */
export interface SourceForm {
  readonly source: PartySource['kind']
  readonly categories: readonly string[]
  /** Ids; empty: all. */
  readonly packs: readonly string[]
  readonly difficulties: readonly number[]
  readonly count: number
  readonly quizId: string | null
  readonly region: Region
  readonly answers: 'choices' | 'typed'
}

/** How a party is played, as a form holds it. */
export interface GameForm {
  readonly title: string
  readonly seconds: number
  readonly penalty: boolean
  readonly teams: Teams
  readonly teamCount: number
  readonly pace: PartyOptions['pace']
  readonly hostSeesAnswers: boolean
}

/** What the form of a new party holds. */
export interface PartyForm extends GameForm, SourceForm {
  readonly scoring: PlannedRound['scoring']
}

/** In the order of the colours in `team-colours.css`. */
export const TEAM_NAMES = [
  'Red',
  'Blue',
  'Green',
  'Violet',
  'Amber',
  'Teal',
  'Pink',
  'Olive',
  'Grey',
  'Brown',
  'Navy',
  'Plum',
] as const

export const FIRST_SOURCE: SourceForm = {
  source: 'bank',
  categories: [],
  packs: [],
  difficulties: [1, 2],
  count: 10,
  quizId: null,
  region: 'all',
  answers: 'choices',
}

export const FIRST_FORM: PartyForm = {
  ...FIRST_SOURCE,
  title: '',
  seconds: QUICK_PARTY.seconds,
  scoring: QUICK_ROUND.scoring,
  penalty: QUICK_PARTY.penalty,
  teams: 'alone',
  teamCount: 3,
  pace: QUICK_PARTY.pace,
  hostSeesAnswers: QUICK_PARTY.hostSeesAnswers,
}

/** Where the questions come from; null: a quiz has yet to be chosen. */
export const sourceOf = (form: SourceForm): PartySource | null => {
  const { source: kind, categories, packs, difficulties, count, quizId, region, answers } = form
  if (kind === 'bank')
    return {
      ...{ kind, categories: [...categories], difficulties: [...difficulties], count, answers },
      ...(packs.length > 0 && { packs: [...packs] }),
    }
  if (kind === 'quiz') return quizId === null ? null : { kind, quizId, count: null }
  return { kind, region, count, answers }
}

/** `quizTitle`: the title of the chosen quiz, for a party without one of its own. */
export const optionsOf = (form: GameForm, quizTitle: string | null): PartyOptions => {
  const { title, seconds, penalty, teams, teamCount, pace, hostSeesAnswers } = form
  return {
    ...QUICK_PARTY,
    title: title.trim() || quizTitle || QUICK_PARTY.title,
    teams: teams === 'alone' ? null : { forming: teams, names: TEAM_NAMES.slice(0, teamCount) },
    ...{ seconds, penalty, pace, hostSeesAnswers },
  }
}

/** A party of a single round; null: a quiz has yet to be chosen. */
export const planOf = (form: PartyForm, quizTitle: string | null): PartyPlan | null => {
  const source = sourceOf(form)
  if (source === null) return null
  const rounds = [{ ...QUICK_ROUND, scoring: form.scoring, source }]
  return { options: optionsOf(form, quizTitle), rounds, tieBreak: false }
}

export const toggle = <Value>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]

import { PARTY_LIMITS, QUICK_ROUND } from '@trivium/wire/documents/party-limits'
import type { PartyPlan, PlannedRound } from '@trivium/wire/documents/party-plan'
import {
  FIRST_FORM,
  FIRST_SOURCE,
  type GameForm,
  optionsOf,
  type SourceForm,
  sourceOf,
  TEAM_NAMES,
} from '../start/options.ts'

/** A round, as the form holds it. */
export interface RoundForm extends SourceForm {
  /** The same while it is moved. */
  readonly key: number
  readonly title: string
  readonly intro: string
  readonly scoring: PlannedRound['scoring']
  readonly weight: PlannedRound['weight']
  readonly breakMinutes: number
}

export interface PlanForm {
  readonly game: GameForm
  readonly rounds: readonly RoundForm[]
  readonly tieBreak: boolean
}

const FIRST_ROUND: Omit<RoundForm, 'key'> = { ...FIRST_SOURCE, ...QUICK_ROUND, weight: 1, breakMinutes: 5 }

/** A good evening: something easy, flags, a map, and a final that counts double. */
export const FIRST_PLAN: PlanForm = {
  game: { ...FIRST_FORM, title: 'Quiz night', seconds: 30, teams: 'choose', teamCount: 4 },
  rounds: [
    {
      ...{ ...FIRST_ROUND, key: 1, title: 'Warm-up', difficulties: [1], breakMinutes: 0 },
      intro: 'A bit of everything, nothing too hard.',
    },
    {
      ...{ ...FIRST_ROUND, key: 2, title: 'Flags', source: 'flags', count: 8, breakMinutes: 10 },
      intro: 'One flag, four countries.',
    },
    {
      ...{ ...FIRST_ROUND, key: 3, title: 'Where in the world?', source: 'countries', count: 8 },
      ...{ intro: 'One map, four countries.', breakMinutes: 0 },
    },
    {
      ...{ ...FIRST_ROUND, key: 4, title: 'The final', difficulties: [2, 3], weight: 2 },
      intro: 'Harder questions, and the last chance to catch up.',
    },
  ],
  tieBreak: true,
}

const nextKey = (rounds: readonly RoundForm[]): number => Math.max(0, ...rounds.map(({ key }) => key)) + 1

export const addRound = (rounds: readonly RoundForm[]): readonly RoundForm[] =>
  rounds.length >= PARTY_LIMITS.rounds ? rounds : [...rounds, { ...FIRST_ROUND, key: nextKey(rounds) }]

/** Moves a round up (-1) or down (1); at the end of the list nothing changes. */
export const moveRound = (rounds: readonly RoundForm[], at: number, by: -1 | 1): readonly RoundForm[] => {
  const [round, other] = [rounds[at], rounds[at + by]]
  return round === undefined || other === undefined ? rounds : rounds.with(at, other).with(at + by, round)
}

export const changeRound = (
  rounds: readonly RoundForm[],
  at: number,
  part: Partial<RoundForm>,
): readonly RoundForm[] => {
  const round = rounds[at]
  return round === undefined ? rounds : rounds.with(at, { ...round, ...part })
}

/** The plan that a form holds; otherwise the round, from 0, for which a quiz has yet to be chosen. */
export const planOf = ({ game, rounds, tieBreak }: PlanForm): PartyPlan | { readonly missing: number } => {
  const planned: PlannedRound[] = []
  for (const [missing, { title, intro, scoring, weight, breakMinutes, ...form }] of rounds.entries()) {
    const source = sourceOf(form)
    if (source === null) return { missing }
    planned.push({ title: title.trim(), intro: intro.trim(), source, scoring, weight, breakMinutes })
  }
  const options = { ...optionsOf(game, null), standings: 'round' as const }
  return { options, rounds: planned, tieBreak }
}

const roundOf = ({ source, ...round }: PlannedRound, key: number): RoundForm => {
  const { kind, ...more } = source
  // A quiz that is asked completely has no count.
  const count = 'count' in more && more.count !== null ? more.count : FIRST_SOURCE.count
  const answers = ('answers' in more ? more.answers : undefined) ?? FIRST_SOURCE.answers
  const packs = ('packs' in more ? more.packs : undefined) ?? FIRST_SOURCE.packs
  return { ...FIRST_ROUND, ...round, ...more, count, answers, packs, source: kind, key }
}

/** A saved plan as the form holds it. */
export const formOf = ({ options, rounds, tieBreak }: PartyPlan): PlanForm => {
  const { teams, title, seconds, penalty, pace, hostSeesAnswers } = options
  return {
    game: {
      ...{ title, seconds, penalty, pace, hostSeesAnswers },
      teams: teams?.forming ?? 'alone',
      teamCount: Math.min(TEAM_NAMES.length, teams?.names.length ?? FIRST_FORM.teamCount),
    },
    rounds: rounds.map((round, i) => roundOf(round, i + 1)),
    tieBreak,
  }
}

/** Reading, thinking and the reveal of a question, and a round's intro and standings, in seconds. */
const AROUND = { question: 10, round: 15 } as const
/** The share of the answer time that is used on average. */
const USED = 0.6

/** About how long an evening takes, in minutes; a quiz counts as ten questions. */
export const minutesOf = ({ game, rounds }: PlanForm): number => {
  const seconds = rounds.reduce((sum, { source, count, breakMinutes }, i) => {
    const questions = source === 'quiz' ? FIRST_SOURCE.count : count
    const pause = i + 1 < rounds.length ? breakMinutes * 60 : 0
    return sum + questions * (AROUND.question + USED * game.seconds) + AROUND.round + pause
  }, 0)
  return Math.max(5, Math.round(seconds / 300) * 5)
}

import type { OverviewDay } from '@trivium/wire/functions/admin-overview'
import type { GameKind } from '@trivium/wire/game-kinds'

export const MODE_WORDS: Readonly<Record<GameKind, string>> = {
  ranked: 'Ranked',
  casual: 'Casual',
  practice: 'Practice',
  daily: 'Daily',
  survival: 'Survival',
  custom: 'Custom',
  quiz: 'Players’ quizzes',
  flags: 'Flags',
  countries: 'Countries',
}

export const MODES = Object.keys(MODE_WORDS) as GameKind[]

/** Modes that share a colour: nobody can distinguish nine. */
export const GROUPS: readonly (readonly [name: string, modes: readonly GameKind[]])[] = [
  ['Battles', ['ranked', 'casual', 'practice']],
  ['Daily', ['daily']],
  ['Survival and quizzes', ['survival', 'custom', 'quiz']],
  ['Flags and countries', ['flags', 'countries']],
]

export const gamesOf = ({ games }: OverviewDay, modes: readonly GameKind[] = MODES): number =>
  modes.reduce((sum, mode) => sum + (games[mode] ?? 0), 0)

import { BarTable } from '../../../design/charts/bar-table.tsx'
import type { StatsParts } from './stats-parts.ts'

const MODES: Readonly<Record<string, string>> = {
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

/** Finished games by mode, the most played first; modes unknown to this page are left out. */
export const GamesTable = ({ games }: Pick<StatsParts, 'games'>) => {
  const rows = Object.entries(games)
    .flatMap(([mode, value]) => (MODES[mode] === undefined ? [] : [{ label: MODES[mode], value }]))
    .toSorted((one, other) => other.value - one.value)
  return rows.length === 0 ? null : <BarTable title="Games" rows={rows} />
}

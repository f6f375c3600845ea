import { counterWords } from '@trivium/wire/modes/counters'
import { BarTable } from '../../../design/charts/bar-table.tsx'
import type { StatsParts } from './stats-parts.ts'

/** Finished games by kind, the most played first; kinds unknown to this page are left out. */
export const GamesTable = ({ games }: Pick<StatsParts, 'games'>) => {
  const rows = Object.entries(games)
    .flatMap(([kind, value]) => {
      const label = counterWords(kind)?.title
      return label === undefined ? [] : [{ label, value }]
    })
    .toSorted((one, other) => other.value - one.value)
  return rows.length === 0 ? null : <BarTable title="Games" rows={rows} />
}

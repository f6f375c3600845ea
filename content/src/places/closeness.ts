import { type FlagPlace, HARD_ONLY } from '@trivium/rules/places/catalogue'
import type { Sources } from './sources.ts'

/** Mirrored or upside down: as easily confused as the least similar of the measured pairs. */
const MIRRORED = HARD_ONLY
/** Of the same design, but clearly another flag. */
const FAMILY = 20

/** The flags most easily confused with this one, closest first, without its own answer group. */
export const closenessOf = (sources: Sources, id: string): FlagPlace['alike'] => {
  const group = sources.groups.find((members) => members.includes(id)) ?? [id]
  const found = new Map<string, number>()
  const add = (others: readonly string[], closeness: number) => {
    if (others.includes(id))
      for (const other of others)
        if (!group.includes(other)) found.set(other, Math.min(closeness, found.get(other) ?? closeness))
  }
  for (const { pair, percent } of sources.pairs) add(pair, percent)
  for (const pair of sources.mirrored) add(pair, MIRRORED)
  for (const family of sources.families) add(family, FAMILY)
  return [...found]
    .map(([other, closeness]) => ({ id: other, closeness }))
    .sort((a, b) => a.closeness - b.closeness || (a.id < b.id ? -1 : 1))
}

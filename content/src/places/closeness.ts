import { HARD_ONLY, type LookAlike } from './look-alikes.ts'
import type { Sources } from './sources.ts'

/** Of one design, and still plainly another flag. */
const FAMILY = 0.8

/** The flags that are taken for this one's, closest first; none of its own answer group. */
export const closenessOf = (sources: Sources, id: string): LookAlike[] => {
  const group = sources.groups.find((members) => members.includes(id)) ?? [id]
  const found = new Map<string, number>()
  const add = (others: readonly string[], closeness: number) => {
    if (others.includes(id))
      for (const other of others)
        if (!group.includes(other)) found.set(other, Math.max(closeness, found.get(other) ?? 0))
  }
  for (const { pair, percent } of sources.pairs) add(pair, Math.round(1000 - percent * 10) / 1000)
  for (const pair of sources.mirrored) add(pair, HARD_ONLY)
  for (const family of sources.families) add(family, FAMILY)
  return [...found]
    .map(([other, closeness]) => ({ id: other, closeness }))
    .sort((a, b) => b.closeness - a.closeness || (a.id < b.id ? -1 : 1))
}

import { useSearchParams } from '../routing/page-router.tsx'

/** The active filters, by field; '' if not set. */
export type Filters<Name extends string> = Readonly<Record<Name, string>>

/** Filters in the query string, so that a filtered list can be linked to. */
export const useFilters = <Name extends string>(
  names: readonly Name[],
): readonly [Filters<Name>, (changed: Partial<Filters<Name>>) => void] => {
  const [params, setParams] = useSearchParams()
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Filters<Name>
  const change = (changed: Partial<Filters<Name>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changed) as [Name, string][]) {
          if (value === '') after.delete(name)
          else after.set(name, value)
        }
        return after
      },
      { replace: true },
    )
  return [filters, change]
}

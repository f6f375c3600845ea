/** A part of a region, such as West Africa, with its places. */
export interface RegionPart {
  readonly name: string
  readonly places: readonly string[]
}

interface Listed {
  readonly place: string
  readonly name: string
}

/** Places by name, in the order of the region's parts; a single group without a title where there is one part or none. */
export const grouped = <Item extends Listed>(
  items: readonly Item[],
  parts: readonly RegionPart[] = [],
): readonly (readonly [title: string, items: readonly Item[]])[] => {
  const sorted = items.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  if (parts.length < 2) return [['', sorted]]
  const titleOf = ({ place }: Item) => parts.find(({ places }) => places.includes(place))?.name ?? 'Others'
  const groups = Map.groupBy(sorted, titleOf)
  return [...parts.map(({ name }) => name), 'Others'].flatMap((title) => {
    const group = groups.get(title)
    return group === undefined ? [] : [[title, group] as const]
  })
}

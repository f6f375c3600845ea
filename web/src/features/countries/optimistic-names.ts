/** A country that was named here and that the server has not yet said yes to. */
export interface Named {
  readonly place: string
  /** As it was typed: the server reads it for itself. */
  readonly text: string
  readonly enter: boolean
  /** Which one of an ambiguous name it was. */
  readonly chosen: boolean
  /** `sent` until the server speaks; `held` when it was not reached, until there is a connection again. */
  readonly stands: 'sent' | 'held'
}

export const withNamed = (all: readonly Named[], named: Named): readonly Named[] => [
  ...all.filter(({ place }) => place !== named.place),
  named,
]

export const withoutNamed = (all: readonly Named[], place: string): readonly Named[] =>
  all.filter((named) => named.place !== place)

/** What is left once the server's own list is there: those it has need no keeping. */
export const stillUnconfirmed = (
  all: readonly Named[],
  found: readonly { readonly place: string }[],
): readonly Named[] => {
  const confirmed = new Set(found.map(({ place }) => place))
  const left = all.filter(({ place }) => !confirmed.has(place))
  return left.length === all.length ? all : left
}

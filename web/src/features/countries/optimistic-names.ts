/** A country named here that the server has not confirmed yet. */
export interface Named {
  readonly place: string
  /** The text as typed: the server parses it itself. */
  readonly text: string
  readonly enter: boolean
  /** The country chosen for an ambiguous name. */
  readonly chosen: boolean
  /** `sent` until the server replies; `held` if the server was not reached, until the connection is back. */
  readonly stands: 'sent' | 'held'
}

export const withNamed = (all: readonly Named[], named: Named): readonly Named[] => [
  ...all.filter(({ place }) => place !== named.place),
  named,
]

export const withoutNamed = (all: readonly Named[], place: string): readonly Named[] =>
  all.filter((named) => named.place !== place)

/** What remains when the server's list arrives: countries in it are dropped here. */
export const stillUnconfirmed = (
  all: readonly Named[],
  found: readonly { readonly place: string }[],
): readonly Named[] => {
  const confirmed = new Set(found.map(({ place }) => place))
  const left = all.filter(({ place }) => !confirmed.has(place))
  return left.length === all.length ? all : left
}

/** What a run can beat; null: no score yet; undefined: not known. */
export interface Marks {
  readonly best?: number | null | undefined
  readonly top?: number | null | undefined
}

export interface Flag {
  /** The number of right answers that it marks. */
  readonly at: number
  readonly whose: 'you' | 'them'
}

/** The flags on the road: the player's best, and the best of all where it is higher. */
export const flagsOf = ({ best, top }: Marks): Flag[] => [
  ...(best ? [{ at: best, whose: 'you' } as const] : []),
  ...(top && top > (best ?? 0) ? [{ at: top, whose: 'them' } as const] : []),
]

/** The next flag beyond the part of the road that is shown. */
export const flagAhead = (flags: readonly Flag[], shownTo: number): Flag | null =>
  flags.find(({ at }) => at > shownTo) ?? null

/** 'New best: 15', when this many right answers have just passed a flag; null otherwise. */
export const beatenWords = (flags: readonly Flag[], score: number): string | null => {
  const beaten = flags.findLast(({ at }) => at === score - 1)
  if (beaten === undefined) return null
  return beaten.whose === 'you' ? `New best: ${score}` : `New record: ${score}`
}

/** 'Your best is 14, the best of all is 21.' */
export const flagWords = (flags: readonly Flag[]): string => {
  const words = flags.map(({ at, whose }) =>
    whose === 'you' ? `your best is ${at}` : `the best of all is ${at}`,
  )
  const [first = '', ...rest] = words
  return words.length === 0 ? '' : `${[first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ')}.`
}

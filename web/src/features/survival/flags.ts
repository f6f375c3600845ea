/** What a run can beat; null: no score yet; undefined: not known. */
export interface Marks {
  readonly best?: number | null | undefined
  readonly top?: number | null | undefined
  /** The bot's score, where nobody has one. */
  readonly bot?: number | null | undefined
}

export interface Flag {
  /** The number of right answers that it marks. */
  readonly at: number
  readonly whose: 'you' | 'them' | 'bot'
}

/** The flags on the road: the player's best, and the best of all, or the bot's, where it is higher. */
export const flagsOf = ({ best, top, bot }: Marks): Flag[] => [
  ...(best ? [{ at: best, whose: 'you' } as const] : []),
  ...(top && top > (best ?? 0) ? [{ at: top, whose: 'them' } as const] : []),
  ...(!top && bot && bot > (best ?? 0) ? [{ at: bot, whose: 'bot' } as const] : []),
]

/** The next flag beyond the part of the road that is shown. */
export const flagAhead = (flags: readonly Flag[], shownTo: number): Flag | null =>
  flags.find(({ at }) => at > shownTo) ?? null

const BEATEN = { you: 'New best', them: 'New record', bot: 'You beat the bot' } as const

/** 'New best: 15', when this many right answers have just passed a flag; null otherwise. */
export const beatenWords = (flags: readonly Flag[], score: number): string | null => {
  const beaten = flags.findLast(({ at }) => at === score - 1)
  if (beaten === undefined) return null
  return `${BEATEN[beaten.whose]}: ${score}`
}

const SPOKEN = { you: 'your best', them: 'the best of all', bot: 'the bot’s score to beat' } as const

/** 'Your best is 14, the best of all is 21.' */
export const flagWords = (flags: readonly Flag[]): string => {
  const words = flags.map(({ at, whose }) => `${SPOKEN[whose]} is ${at}`)
  const [first = '', ...rest] = words
  return words.length === 0 ? '' : `${[first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ')}.`
}

export interface Outcomes {
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

/** Number of matches with one outcome. */
export interface RecordPart {
  readonly outcome: 'won' | 'drawn' | 'lost'
  readonly count: number
  /** Share of all matches, 0 to 1. */
  readonly share: number
}

/** The record as shares of a whole; empty before the first match. */
export const recordParts = ({ wins, draws, losses }: Outcomes): readonly RecordPart[] => {
  const all = wins + draws + losses
  if (all === 0) return []
  return (
    [
      ['won', wins],
      ['drawn', draws],
      ['lost', losses],
    ] as const
  ).map(([outcome, count]) => ({ outcome, count, share: count / all }))
}

/** A share in whole per cent; only exact 0 and 1 are shown as 0% and 100%. */
export const percent = (share: number): string => {
  const nearest = Math.round(share * 100)
  if (nearest === 0 && share > 0) return 'under 1%'
  if (nearest === 100 && share < 1) return 'over 99%'
  return `${nearest}%`
}

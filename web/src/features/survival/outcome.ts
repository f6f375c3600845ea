import type { SoloDocument } from '@trivium/wire/documents/solo'

export interface RunOutcome {
  readonly title: string
  readonly detail: string
  readonly isBest: boolean
}

const whyOver = ({ ended, index, chosen, reveal }: SoloDocument): string => {
  const question = `question ${index + 1}`
  if (ended?.reason === 'exhausted') return 'There is no question left on this road. Nobody goes further.'
  if (ended?.reason === 'given-up') return index < 0 ? 'You gave up.' : `You gave up at ${question}.`
  return chosen === null && reveal !== null ? `Time ran out at ${question}.` : `You made it to ${question}.`
}

/** The outcome of a run. `before`: the previous best; null: none; undefined: not known. */
export const outcomeOf = (game: SoloDocument, before: number | null | undefined): RunOutcome => {
  const detail = whyOver(game)
  const isBest = before !== undefined && game.score > (before ?? 0)
  if (isBest) return { title: before === null ? 'First score!' : 'A new best', detail, isBest }
  const isEqual = before !== null && before !== undefined && before > 0 && game.score === before
  return { title: isEqual ? 'As far as your best' : 'The run is over', detail, isBest }
}

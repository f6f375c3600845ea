import type { CountriesDocument } from '@trivium/wire/documents/places'
import { type MarkRun, PlacesProgress } from '../../places/progress.tsx'
import { PlacesTools } from '../../places/tools.tsx'
import { TotalClock } from '../../places/total-clock.tsx'
import { keysOf, titleOf } from './quiz-words.ts'
import { TimeLeft } from './time-left.tsx'

const roadOf = (found: number, missed: number, total: number): readonly MarkRun[] => {
  const runs: readonly MarkRun[] = [
    { mark: 'found', count: found },
    { mark: 'missed', count: missed },
    { mark: 'open', count: total - found - missed },
  ]
  return runs.filter(({ count }) => count > 0)
}

interface HeaderProps {
  readonly game: CountriesDocument
  /** Countries found so far, including those the server has not confirmed. */
  readonly found: number
}

/** The title, the progress and the clock. */
export const Header = ({ game, found }: HeaderProps) => (
  <PlacesProgress
    title={titleOf(game.config)}
    runs={roadOf(found, game.missed.length, game.total)}
    total={game.total}
  >
    {game.endsAt === null ? (
      <TotalClock startedAt={game.startedAt} endedAt={game.ended?.at ?? null} />
    ) : (
      <TimeLeft endsAt={game.endsAt} />
    )}
  </PlacesProgress>
)

interface LeaveGameProps {
  readonly game: CountriesDocument
  readonly onClosed?: () => void
}

/** The give-up button and the keyboard help. */
export const LeaveGame = ({ game, onClosed }: LeaveGameProps) => (
  <PlacesTools gameId={game.id} keys={keysOf(game.config)} {...(onClosed && { onClosed })}>
    The quiz ends here with your current score, and we show what’s missing.
  </PlacesTools>
)

import type { BattleDocument } from '@trivium/wire/documents/battle'
import { useTopic } from '../../../live/client-context.ts'
import { Step } from '../../../result/next-step.tsx'
import { isCelebrated } from '../../../result/outcome.ts'
import { useIsPlayedHere } from '../../../result/played-here.tsx'
import { Result } from '../../../result/result.tsx'
import { Scoreboard } from '../play/scoreboard.tsx'
import { FinalScore } from './final-score.tsx'
import { useNextMatch } from './next-match.ts'
import { matchOutcome } from './outcome.ts'
import { promotionOf } from './promotion.ts'
import { ratingNote } from './rating-change.tsx'
import type { RematchSteps } from './rematch.ts'
import styles from './result.module.css'
import { Review } from './review.tsx'

/** A match that nobody decided is nothing to show. */
const isShared = ({ ended }: BattleDocument): boolean =>
  ended?.reason !== 'not-joined' && ended?.reason !== 'no-contest'

/** The outcome of the match, the rating change, the next match, and all questions. */
export const MatchResult = ({ game }: { game: BattleDocument }) => {
  const { next, others, rematch, sentence, error } = useNextMatch(game)
  const outcome = matchOutcome(game)
  const played = game.marks[0].length > 0
  const ratedGames = useTopic('user').doc?.ratedGames
  // Opened again, the number of rated games says nothing about this match.
  const promotion = useIsPlayedHere() ? promotionOf(game, ratedGames) : null
  return (
    <div className={styles.result}>
      <Result
        of={game.rated ? 'Rated match' : 'Casual match'}
        outcome={outcome}
        feat={{ promotion }}
        points={null}
        score={
          game.ended?.reason !== 'not-joined' && <FinalScore game={game} isPromoted={promotion !== null} />
        }
        comparison={ratingNote(game)}
        next={next}
        others={others}
        error={error}
        {...(isShared(game) && { share: { gameId: game.id, isReady: game.settled } })}
      >
        {sentence !== null && <p className={styles.sentence}>{sentence}</p>}
        {rematch !== null && <RematchAnswers steps={rematch} isOnGreen={isCelebrated(outcome.kind)} />}
      </Result>
      {played && <Scoreboard game={game} />}
      {played && <Review game={game} />}
    </div>
  )
}

interface RematchAnswersProps {
  readonly steps: RematchSteps
  readonly isOnGreen: boolean
}

/** On a line of their own, so that nothing stands between the two answers to an offer. */
const RematchAnswers = ({ steps: [first, second], isOnGreen }: RematchAnswersProps) => (
  <div className={styles.rematch}>
    <Step step={first} look="primary" />
    {second && <Step step={second} look={isOnGreen ? 'outline' : 'plain'} />}
  </div>
)

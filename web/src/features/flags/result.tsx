import type { FlagsDocument } from '@trivium/wire/documents/places'
import { useTopic } from '../../live/client-context.ts'
import { PlacesResult } from '../../places/result.tsx'
import { PlacesReview } from '../../places/review.tsx'
import { stepsAfter } from '../../places/steps-after.ts'
import { FLAG_QUIZ } from './address.ts'
import styles from './result.module.css'
import { titleOf } from './titles.ts'
import { useOpenFlags, usePractise } from './use-open-flags.ts'

/** The result of a flag quiz, the missed flags, and what to do next. */
export const FlagsResult = ({ game }: { game: FlagsDocument }) => {
  return (
    <div className={styles.result}>
      <PlacesResult
        of={titleOf(game)}
        game={game}
        score={game.found}
        missed={game.total - game.found}
        counts={game.config.counts}
        after={useSteps(game)}
      />
      <PlacesReview gameId={game.id} />
    </div>
  )
}

const useSteps = ({ id, total, found, config }: FlagsDocument) => {
  const { answers, hard } = config
  const opening = useOpenFlags()
  const practice = usePractise()
  return stepsAfter({
    missed: total - found,
    config,
    scores: useTopic('user').doc?.flagQuizScores ?? {},
    openings: [opening, practice],
    onPractise: () => practice.open({ gameId: id }),
    onPlay: (region) => opening.open({ region, answers, hard, restart: false }),
    regions: { label: 'Other regions', to: FLAG_QUIZ },
  })
}

import type { FlagsDocument } from '@trivium/wire/documents/places'
import { useTopic } from '../../live/client-context.ts'
import { nextRegion } from '../../places/next-region.ts'
import type { PlacesGame } from '../../places/outcome.ts'
import { PlacesResult } from '../../places/result.tsx'
import { PlacesReview } from '../../places/review.tsx'
import { stepsAfter } from '../../places/steps-after.ts'
import { FLAG_QUIZ } from './address.ts'
import styles from './result.module.css'
import { titleOf } from './titles.ts'
import { useOpenFlags, usePractise } from './use-open-flags.ts'

const outcomeOf = ({ total, found, config, ended, startedAt, settled, best }: FlagsDocument): PlacesGame => ({
  total,
  score: found,
  ms: (ended?.at ?? startedAt) - startedAt,
  counts: config.counts,
  reason: ended?.reason ?? 'completed',
  settled,
  best,
})

/** The result of a flag quiz, the missed flags, and what to do next. */
export const FlagsResult = ({ game }: { game: FlagsDocument }) => {
  const { steps, error } = useSteps(game)
  return (
    <div className={styles.result}>
      <PlacesResult
        of={titleOf(game)}
        game={outcomeOf(game)}
        region={game.config.region}
        gameId={game.id}
        steps={steps}
        error={error}
      />
      <PlacesReview gameId={game.id} />
    </div>
  )
}

const useSteps = ({ id, total, found, config }: FlagsDocument) => {
  const { region, answers, hard, counts } = config
  const opening = useOpenFlags()
  const practice = usePractise()
  const next = nextRegion(region, useTopic('user').doc?.flagQuizScores ?? {})
  const play = (of: typeof region) => opening.open({ region: of, answers, hard, anew: false })
  const steps = stepsAfter({
    missed: total - found,
    isWhole: counts,
    isBusy: opening.isOpening || practice.isOpening,
    nextRegion: next,
    onPractise: () => practice.open({ gameId: id }),
    onPlay: () => play(region),
    onNextRegion: () => play(next),
    regions: { label: 'Other regions', to: FLAG_QUIZ },
  })
  return { steps, error: (opening.error ?? practice.error)?.message }
}

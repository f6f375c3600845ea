import type { FlagsDocument } from '@trivium/wire/documents/places'
import { useEffect } from 'react'
import { Button, ButtonLink } from '../../design/button.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import type { PlacesGame } from '../../places/outcome.ts'
import { ResultCard } from '../../places/result-card.tsx'
import { PlacesReview } from '../../places/review.tsx'
import { playSound } from '../../preferences/sound.ts'
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
  const { region, answers, hard, counts } = game.config
  const anew = useOpenFlags()
  const practice = usePractise()
  const misses = game.total - game.found
  useEffect(() => {
    if (misses === 0) playSound('win')
  }, [misses])
  const isBusy = anew.isOpening || practice.isOpening
  return (
    <div className={styles.result}>
      <ResultCard of={titleOf(game)} game={outcomeOf(game)}>
        {misses > 0 && (
          <Button
            look="primary"
            size="large"
            aria-disabled={isBusy}
            onClick={() => practice.open({ gameId: game.id })}
          >
            Practise what you missed
          </Button>
        )}
        <Button
          look={misses > 0 ? 'plain' : 'primary'}
          size="large"
          aria-disabled={isBusy}
          onClick={() => anew.open({ region, answers, hard, anew: false })}
        >
          {counts ? 'Play again' : 'Play the whole region'}
        </Button>
        <ButtonLink size="large" to={FLAG_QUIZ}>
          Other regions
        </ButtonLink>
      </ResultCard>
      <ErrorLine>{anew.error?.message ?? practice.error?.message}</ErrorLine>
      <PlacesReview gameId={game.id} />
    </div>
  )
}

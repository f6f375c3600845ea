import type { Region } from '@trivium/rules/places/regions'
import { type ReactNode, useState } from 'react'
import { Button } from '../design/button.tsx'
import { Card } from '../design/card.tsx'
import { ErrorLine } from '../design/error-line.tsx'
import type { Failure, Reply } from '../live/reply.ts'
import { LeaveDialog } from '../questions/game-tools.tsx'
import styles from './region-card.module.css'
import type { RegionStatus } from './region-status.ts'
import { REGION_TITLES } from './region-titles.ts'

interface RegionSignProps {
  readonly region: Region
  /** Null: not known yet. */
  readonly standing: RegionStatus | null
  readonly opening: { readonly isOpening: boolean; readonly error: Failure | null }
  /** `startsOver`: the current game is given up. */
  readonly onOpen: (startsOver: boolean) => Promise<Reply<unknown>>
  /** A description in a sentence or two. */
  readonly children: ReactNode
}

/** Starts a region's quiz, or continues the current one. */
export const RegionCard = (props: RegionSignProps) => {
  const { region, standing, opening, onOpen, children } = props
  const [isAsking, setAsking] = useState(false)
  const running = standing?.running ?? null
  return (
    <Card tone="green" padding="large" className={styles.card} aria-labelledby="region">
      <header className={styles.header}>
        <h2 id="region">{REGION_TITLES[region]}</h2>
      </header>
      <p className={styles.details}>
        {running === null
          ? children
          : `You’re in the middle of this quiz: ${running.done}\u00a0of\u00a0${standing?.size} done.`}
      </p>
      <div className={styles.actions}>
        <Button look="primary" size="large" aria-disabled={opening.isOpening} onClick={() => onOpen(false)}>
          {running === null ? 'Start' : 'Continue'}
        </Button>
        {running !== null && (
          <Button look="outline" size="large" onClick={() => setAsking(true)}>
            Start over
          </Button>
        )}
      </div>
      {!isAsking && <ErrorLine>{opening.error?.message}</ErrorLine>}
      {isAsking && (
        <LeaveDialog
          title="Start over?"
          leave="Start over"
          stay="Keep it"
          action={{ isRunning: opening.isOpening, error: opening.error }}
          run={() => onOpen(true)}
          onClose={() => setAsking(false)}
        >
          Your current quiz ends here, with what you’ve found so far.
        </LeaveDialog>
      )}
    </Card>
  )
}

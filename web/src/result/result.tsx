import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Card } from '../design/card.tsx'
import { ErrorLine } from '../design/error-line.tsx'
import { SharePanel } from '../share/share-panel.tsx'
import { KeepScore } from './keep-score.tsx'
import { type Feat, momentOf } from './moments/moment.ts'
import { MomentPicture } from './moments/moment-picture.tsx'
import { type NextStep, Step } from './next-step.tsx'
import { isCelebrated, type Outcome } from './outcome.ts'
import { useIsPlayedHere, useUnlocked } from './played-here.tsx'
import styles from './result.module.css'
import { Scene } from './scene.tsx'

/** Few games unlock something, and the icons are large. */
const Unlocked = lazy(async () => ({ default: (await import('./unlocked.tsx')).Unlocked }))

/** `isReady`: its result is saved. `streak`: the daily's. */
type SharedGame = Pick<ComponentProps<typeof SharePanel>, 'gameId' | 'isReady' | 'streak'>

export interface ResultProps {
  /** What was played: 'Flags of Europe'. */
  readonly of: ReactNode
  readonly outcome: Outcome
  /** What else decides the moment that the picture shows. */
  readonly feat?: Feat
  /** The score as a plain number, for the drawing; null: there is none. */
  readonly points: number | null
  /** The score as it is read, large. */
  readonly score: ReactNode
  /** The comparison with others or with the player's best; empty until it is known. */
  readonly comparison?: string
  /** The one step that makes most sense, in yellow; null: it is among the children. */
  readonly next: NextStep | null
  readonly others?: readonly NextStep[]
  /** Why the last step failed. */
  readonly error?: string | undefined
  /** The game that can be shared. */
  readonly share?: SharedGame
  /** False: the result is part of a page that the player opened for something else. */
  readonly takesFocus?: boolean
  /** Below the steps: when the next quiz comes. */
  readonly footer?: ReactNode
  /** Above the steps: milestones, the state of a rematch and its buttons. */
  readonly children?: ReactNode
}

/** The result of a game in any mode: its verdict, score and comparison, what it unlocked, and what to do next. */
export const Result = (props: ResultProps) => {
  const { of, outcome, score, comparison, takesFocus = true, children } = props
  const heading = useArrival(takesFocus)
  const celebrated = isCelebrated(outcome.kind)
  return (
    <Card
      tone={celebrated ? 'green' : 'paper'}
      className={styles.result}
      data-kind={outcome.kind}
      aria-label="Result"
    >
      <div className={styles.words}>
        <p className={styles.of}>{of}</p>
        <h1 className={styles.verdict} ref={heading} tabIndex={-1}>
          {outcome.verdict}
        </h1>
        <p className={styles.line}>{outcome.line}</p>
        <div className={styles.score}>{score}</div>
        {comparison !== undefined && <p className={styles.comparison}>{comparison}</p>}
      </div>
      <div className={styles.picture}>
        <Picture {...props} />
      </div>
      <div className={styles.rest}>
        {children}
        <Steps {...props} look={celebrated ? 'outline' : 'plain'} />
        <Unlocks />
        {props.footer}
        <KeepScore kind={outcome.kind} />
      </div>
    </Card>
  )
}

const Picture = ({ outcome, points, feat }: Pick<ResultProps, 'outcome' | 'points' | 'feat'>) => {
  const plays = useIsPlayedHere()
  const moment = momentOf(outcome.kind, points, feat)
  if (moment === null) return <Scene kind={outcome.kind} score={points} />
  return <MomentPicture key={moment.kind} {...moment} plays={plays} />
}

/** The heading takes the focus; the page may have been scrolled during the game. */
const useArrival = (takesFocus: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const isPlayedHere = useIsPlayedHere()
  useEffect(() => {
    if (isPlayedHere) scrollTo(0, 0)
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus, isPlayedHere])
  return heading
}

/** Below the steps: it arrives late, and nothing that can be pressed moves. */
const Unlocks = () => {
  const ids = useUnlocked()
  return (
    ids.length > 0 && (
      <Suspense>
        <Unlocked ids={ids} />
      </Suspense>
    )
  )
}

const Steps = ({
  next,
  others = [],
  error,
  share,
  look,
}: Pick<ResultProps, 'next' | 'others' | 'error' | 'share'> & { look: 'plain' | 'outline' }) => (
  <div className={styles.steps}>
    {next !== null && <Step step={next} look="primary" />}
    {share && <SharePanel {...share} look={look} />}
    {others.map((step) => (
      <Step key={step.label} step={step} look={look} />
    ))}
    <ErrorLine>{error}</ErrorLine>
  </div>
)

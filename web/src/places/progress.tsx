import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../design/class-names.ts'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import layout from '../questions/play-layout.module.css'
import styles from './progress.module.css'

export type Mark = 'open' | 'skipped' | 'found' | 'missed'

/** Neighbours with the same mark. */
export interface MarkRun {
  readonly mark: Mark
  readonly count: number
}

/** Groups marks into runs of equal ones, so that a few elements show hundreds. */
export const runsOf = (marks: readonly Mark[]): readonly MarkRun[] => {
  const runs: MarkRun[] = []
  for (const mark of marks) {
    const last = runs.at(-1)
    if (last?.mark === mark) runs[runs.length - 1] = { mark, count: last.count + 1 }
    else runs.push({ mark, count: 1 })
  }
  return runs
}

const WORDS: readonly (readonly [Mark, string])[] = [
  ['found', 'found'],
  ['missed', 'missed'],
  ['skipped', 'skipped'],
  ['open', 'to come'],
]

const countOf = (runs: readonly MarkRun[], mark: Mark): number =>
  runs.reduce((sum, run) => (run.mark === mark ? sum + run.count : sum), 0)

/** '12 found, 1 missed, 40 to come'. */
export const progressText = (runs: readonly MarkRun[]): string =>
  WORDS.map(([mark, word]) => [countOf(runs, mark), word] as const)
    .filter(([count, word]) => count > 0 || word === 'found')
    .map(([count, word]) => `${count} ${word}`)
    .join(', ')

interface PlacesProgressProps {
  readonly title: string
  readonly runs: readonly MarkRun[]
  readonly total: number
  /** The title takes the focus when it appears: nothing else on the screen does. */
  readonly takesFocus?: boolean
  /** The clock. */
  readonly children: ReactNode
}

/** The progress of a flag or country quiz: a bar drawn as a road, with the score and the clock. */
export const PlacesProgress = (props: PlacesProgressProps) => {
  const { title, runs, total, takesFocus = false, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const found = countOf(runs, 'found')
  const missed = countOf(runs, 'missed')
  return (
    <section className={classNames(styles.progress, layout.score)} aria-label="Progress">
      <div className={styles.header}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.count}>
          <VisuallyHidden>{progressText(runs)}</VisuallyHidden>
          <span aria-hidden="true">
            <b key={found}>{found}</b> of {total}
          </span>
          {missed > 0 && (
            <span className={styles.misses} aria-hidden="true">
              {missed} missed
            </span>
          )}
        </p>
        {children}
      </div>
      <div className={styles.bar} aria-hidden="true">
        {runs.map(({ mark, count }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs are identified by position
          <span key={i} className={styles[mark]} style={{ flexGrow: count }} />
        ))}
      </div>
    </section>
  )
}

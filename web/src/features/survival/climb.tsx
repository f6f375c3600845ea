import { Bot } from 'lucide-react'
import { classNames } from '../../design/class-names.ts'
import { RoadArt } from '../../design/route.tsx'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import styles from './climb.module.css'
import { type Flag, flagsOf, type Marks } from './flags.ts'
import { ALL_STEPS, reachedStep, type Step } from './steps.ts'

interface ClimbProps extends Marks {
  /** Right answers of the run in progress. */
  readonly score: number | null
}

const FLAG_WORDS = { you: 'Your best', them: 'Best of all', bot: 'Bot to beat' } as const

/** The steps of a run as a road that climbs: where the van stands, and how far others and the player have come. */
export const Climb = ({ score, ...marks }: ClimbProps) => {
  const flags = flagsOf(marks)
  return (
    <ol className={styles.climb} aria-label="Steps">
      {ALL_STEPS.map((step) => (
        <StepColumn
          key={step.number}
          step={step}
          hasVan={reachedStep(score ?? 0) === step.number}
          flags={flags.filter(({ at }) => reachedStep(at) === step.number)}
        />
      ))}
    </ol>
  )
}

interface StepColumnProps {
  readonly step: Step
  readonly hasVan: boolean
  readonly flags: readonly Flag[]
}

const StepColumn = ({ step, hasVan, flags }: StepColumnProps) => (
  <li className={classNames(styles.step, styles[`step${step.number}`])}>
    <span className={styles.above}>
      {flags.map(({ at, whose }) => (
        <span key={whose} className={classNames(styles.flag, styles[whose])}>
          <VisuallyHidden>{FLAG_WORDS[whose]} </VisuallyHidden>
          {whose === 'bot' && <Bot size={16} aria-hidden="true" />}
          {at}
        </span>
      ))}
      {hasVan && <RoadArt name="van" box="0 0 48 32" className={styles.van} />}
    </span>
    <span className={styles.block}>
      <b>{step.number}</b>
      <span className={styles.name}>{step.name}</span>
      <VisuallyHidden>, questions {step.questions}</VisuallyHidden>
    </span>
  </li>
)

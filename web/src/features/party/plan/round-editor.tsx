import { PARTY_LIMITS } from '@trivium/wire/documents/party-limits'
import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react'
import { IconButton } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Field } from '../../../design/field.tsx'
import { SegmentedControl } from '../../../design/segmented-control.tsx'
import { roundName } from '../round-words.ts'
import { ScoringChoice } from '../start/game-options.tsx'
import { SourceOptions } from '../start/source-options.tsx'
import type { RoundForm } from './plan-form.ts'
import styles from './round-editor.module.css'
import { roundSummary } from './round-summary.ts'

interface RoundEditorProps {
  readonly round: RoundForm
  readonly index: number
  readonly of: number
  readonly isOpen: boolean
  /** Why the plan could not be made with it. */
  readonly problem: string | null
  readonly onOpen: (isOpen: boolean) => void
  readonly onChange: (part: Partial<RoundForm>) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** The id of a round’s element. */
export const roundId = (key: number): string => `round-${key}`

/** A round of the plan: what it is, and on a press everything that can be changed. */
export const RoundEditor = (props: RoundEditorProps) => {
  const { round, index, of, isOpen, problem } = props
  const name = roundName({ index, title: round.title.trim() })
  return (
    <li id={roundId(round.key)} className={styles.round}>
      <Card className={styles.card} aria-labelledby={`${roundId(round.key)}-name`}>
        <div className={styles.head}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.text}>
            <h3 id={`${roundId(round.key)}-name`}>{name}</h3>
            <p className={styles.summary}>{roundSummary(round, index === of - 1)}</p>
          </div>
        </div>
        <ErrorLine>{problem}</ErrorLine>
        <Tools name={name} {...props} />
        <div id={`${roundId(round.key)}-fields`} hidden={!isOpen}>
          {isOpen && <Fields {...props} />}
        </div>
      </Card>
    </li>
  )
}

/** Opens the fields, moves and removes the round. What can do nothing keeps the focus. */
const Tools = (props: RoundEditorProps & { readonly name: string }) => {
  const { name, round, index, of, isOpen, onOpen, onMove, onRemove } = props
  const [isFirst, isLast] = [index === 0, index === of - 1]
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.change}
        aria-label={isOpen ? `Done with ${name}` : `Change ${name}`}
        aria-expanded={isOpen}
        aria-controls={`${roundId(round.key)}-fields`}
        onClick={() => onOpen(!isOpen)}
      >
        <ChevronDown size={20} aria-hidden="true" /> {isOpen ? 'Done' : 'Change'}
      </button>
      <IconButton label={`Move ${name} up`} aria-disabled={isFirst} onClick={() => !isFirst && onMove(-1)}>
        <ArrowUp size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Move ${name} down`} aria-disabled={isLast} onClick={() => !isLast && onMove(1)}>
        <ArrowDown size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Remove ${name}`} aria-disabled={of === 1} onClick={() => of > 1 && onRemove()}>
        <Trash2 size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

const WEIGHTS = [
  ['1', 'Normal'],
  ['2', 'Double'],
  ['0', 'Just for fun'],
] as const

const BREAKS = [0, 2, 5, 10, 15].map(
  (minutes) => [`${minutes}`, minutes === 0 ? 'None' : `${minutes} min`] as const,
)

const Fields = ({ round, index, of, onChange }: RoundEditorProps) => (
  <div className={styles.fields}>
    <div className={styles.names}>
      <Field
        label="Name of the round"
        name={`title-${round.key}`}
        placeholder={`Round ${index + 1}`}
        maxLength={PARTY_LIMITS.roundTitle}
        autoComplete="off"
        value={round.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <Field
        label="A line to introduce it"
        name={`intro-${round.key}`}
        maxLength={PARTY_LIMITS.intro}
        autoComplete="off"
        value={round.intro}
        onChange={(event) => onChange({ intro: event.target.value })}
      />
    </div>
    <SourceOptions form={round} onChange={onChange} onQuiz={() => {}} />
    <ScoringChoice value={round.scoring} onChange={(scoring) => onChange({ scoring })} />
    <SegmentedControl
      legend="Worth"
      options={WEIGHTS}
      value={`${round.weight}`}
      onChange={(value) => onChange({ weight: Number(value) as RoundForm['weight'] })}
    />
    {index < of - 1 && (
      <SegmentedControl
        legend="Break afterwards"
        options={BREAKS}
        value={`${round.breakMinutes}`}
        onChange={(value) => onChange({ breakMinutes: Number(value) })}
      />
    )}
  </div>
)

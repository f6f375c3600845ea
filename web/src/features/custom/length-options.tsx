import type { CustomConfig } from '@trivium/wire/documents/custom'
import { useId } from 'react'
import { Card } from '../../design/card.tsx'
import { Cluster } from '../../design/layout.tsx'
import { SegmentedControl } from '../../design/segmented-control.tsx'
import { Chip } from '../../questions/chip.tsx'
import { CLOCKS, DIFFICULTIES, MAX_COUNT, MIN_COUNT, toggle } from './config.ts'
import styles from './length-options.module.css'

const CLOCK_OPTIONS = CLOCKS.map(
  (clock) => [String(clock), clock === null ? 'None' : `${clock / 1000} s`] as const,
)

const ANSWERS = [
  ['choices', 'Four choices'],
  ['typed', 'Type them'],
] as const

interface LengthOptionsProps {
  readonly config: CustomConfig
  readonly onChange: (part: Partial<CustomConfig>) => void
}

/** Difficulty, number of questions, kind of answers and time limit. */
export const LengthOptions = ({ config, onChange }: LengthOptionsProps) => (
  <Card className={styles.card} aria-label="Difficulty, number, answers and clock">
    <HowHard config={config} onChange={onChange} />
    <HowMany config={config} onChange={onChange} />
    <SegmentedControl
      legend="Answers"
      hasHeading
      options={ANSWERS}
      value={config.answers ?? 'choices'}
      onChange={(answers) => onChange({ answers })}
    />
    <SegmentedControl
      legend="Time per question"
      hasHeading
      options={CLOCK_OPTIONS}
      value={String(config.clock)}
      onChange={(chosen) => onChange({ clock: CLOCKS.find((clock) => String(clock) === chosen) ?? null })}
    />
  </Card>
)

const HowHard = ({ config: { difficulties }, onChange }: LengthOptionsProps) => (
  <fieldset className={styles.group}>
    <legend>Difficulty</legend>
    <Cluster gap={8}>
      {DIFFICULTIES.map(([difficulty, name]) => (
        <Chip
          key={difficulty}
          isOn={difficulties.includes(difficulty)}
          onPress={() => {
            const chosen = toggle(difficulties, difficulty)
            // At least one is required: pressing the last one changes nothing.
            if (chosen.length > 0) onChange({ difficulties: chosen })
          }}
        >
          {name}
        </Chip>
      ))}
    </Cluster>
  </fieldset>
)

const HowMany = ({ config: { count }, onChange }: LengthOptionsProps) => {
  const id = useId()
  return (
    <div className={styles.group}>
      <label htmlFor={id}>Questions</label>
      <div className={styles.range}>
        <input
          id={id}
          type="range"
          className={styles.slider}
          min={MIN_COUNT}
          max={MAX_COUNT}
          step={1}
          value={count}
          onChange={(event) => onChange({ count: Number(event.target.value) })}
        />
        <span className={styles.number} aria-hidden="true">
          {count}
        </span>
      </div>
    </div>
  )
}

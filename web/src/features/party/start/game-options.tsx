import { PARTY_LIMITS } from '@trivium/wire/documents/party-limits'
import type { ReactNode } from 'react'
import { Field } from '../../../design/field.tsx'
import { SegmentedControl } from '../../../design/segmented-control.tsx'
import { SelectField } from '../../../design/select-field.tsx'
import { Switch } from '../../../design/switch.tsx'
import { type GameForm, type PartyForm, TEAM_NAMES } from './options.ts'

interface GameOptionsProps {
  readonly form: GameForm
  readonly onChange: (part: Partial<GameForm>) => void
  /** Between the choice of teams and the pace. */
  readonly children?: ReactNode
  /** Below the others. */
  readonly switches?: ReactNode
}

const SECONDS = [10, 15, 20, 30, 60].map((seconds) => [`${seconds}`, `${seconds} s`] as const)

const TEAMS = [
  ['alone', 'No teams'],
  ['choose', 'Players choose a team'],
  ['dealt', 'Random teams'],
] as const

const TEAM_COUNTS = TEAM_NAMES.slice(1).map((_, i) => [`${i + 2}`, `${i + 2}`] as const)

const SCORING = [
  ['plain', 'One point each'],
  ['speed', 'Faster earns more'],
] as const

const PACE = [
  ['auto', 'Automatically'],
  ['host', 'When I press'],
] as const

interface ScoringProps {
  readonly value: PartyForm['scoring']
  readonly onChange: (scoring: PartyForm['scoring']) => void
}

export const ScoringChoice = ({ value, onChange }: ScoringProps) => (
  <SegmentedControl legend="Points" options={SCORING} value={value} onChange={onChange} />
)

/** How it is played. */
export const GameOptions = ({ form, onChange, children, switches }: GameOptionsProps) => (
  <>
    <SegmentedControl
      legend="Time per question"
      options={SECONDS}
      value={`${form.seconds}`}
      onChange={(value) => onChange({ seconds: Number(value) })}
    />
    <SegmentedControl
      legend="Teams"
      options={TEAMS}
      value={form.teams}
      onChange={(teams) => onChange({ teams })}
    />
    {form.teams !== 'alone' && (
      <SelectField
        label="How many teams"
        options={TEAM_COUNTS}
        value={`${form.teamCount}`}
        onChange={({ target: { value } }) => onChange({ teamCount: Number(value) })}
      />
    )}
    {children}
    <SegmentedControl
      legend="Next question"
      options={PACE}
      value={form.pace}
      onChange={(pace) => onChange({ pace })}
    />
    <Field
      label="Title"
      name="title"
      hint="Shown on every screen."
      placeholder="Friday quiz"
      maxLength={PARTY_LIMITS.title}
      autoComplete="off"
      value={form.title}
      onChange={(event) => onChange({ title: event.target.value })}
    />
    <div>
      <Switch
        label="Wrong answers cost points"
        hint="Nobody falls below zero."
        isOn={form.penalty}
        onChange={(penalty) => onChange({ penalty })}
      />
      <Switch
        label="Show me the answers early"
        hint="On your host page, and only if you don’t play yourself."
        isOn={form.hostSeesAnswers}
        onChange={(hostSeesAnswers) => onChange({ hostSeesAnswers })}
      />
      {switches}
    </div>
  </>
)

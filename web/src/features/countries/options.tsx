import { timeLimit } from '@trivium/rules/modes/countries/clock'
import { Card } from '../../design/card.tsx'
import { SegmentedControl } from '../../design/segmented-control.tsx'
import { Switch } from '../../design/switch.tsx'
import type { RegionStatus } from '../../places/region-status.ts'
import { useStoredSetting } from '../../preferences/stored-setting.ts'
import styles from './options.module.css'
import { lastHard, lastShown, lastTask } from './preferred.ts'

const TASKS = [
  ['name', 'Name them all'],
  ['find', 'Find it'],
] as const

const SHOWN = [
  ['map', 'Map'],
  ['list', 'List, no map'],
] as const

interface OptionsProps {
  readonly standing: RegionStatus | null
  readonly timed: boolean
  readonly onTimed: (timed: boolean) => void
}

const limitHint = ({ standing, timed }: OptionsProps, task: 'name' | 'find'): string => {
  if (!timed) return 'As long as you like. Quizzes without a limit aren’t ranked.'
  const words = 'With equal scores the faster run wins.'
  return standing === null ? words : `${timeLimit(task, standing.size) / 60_000} minutes in all. ${words}`
}

/** The options of a new quiz; saved for the next one. */
export const Options = (props: OptionsProps) => {
  const task = useStoredSetting(lastTask)
  const shown = useStoredSetting(lastShown)
  const isHard = useStoredSetting(lastHard) === 'yes'
  return (
    <Card className={styles.options} aria-label="How you play">
      <SegmentedControl legend="Task" options={TASKS} value={task} onChange={lastTask.set} />
      <SegmentedControl legend="Played on" options={SHOWN} value={shown} onChange={lastShown.set} />
      <div className={styles.switches}>
        <Switch
          label="Time limit"
          hint={limitHint(props, task)}
          isOn={props.timed}
          onChange={props.onTimed}
        />
        <Switch
          label="Hard"
          hint="Countries you find are not coloured or labelled."
          isOn={isHard}
          onChange={(isOn) => lastHard.set(isOn ? 'yes' : 'no')}
        />
      </div>
    </Card>
  )
}

import { limitOf } from '@trivium/rules/modes/countries/clock'
import { Plate } from '../../design/plate.tsx'
import { Switch } from '../../design/switch.tsx'
import { OneOf } from '../../places/one-of.tsx'
import type { Standing } from '../../places/standing.ts'
import { useStored } from '../../preferences/stored.ts'
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
  readonly standing: Standing | null
  readonly timed: boolean
  readonly onTimed: (timed: boolean) => void
}

const limitHint = ({ standing, timed }: OptionsProps, task: 'name' | 'find'): string => {
  if (!timed) return 'As long as you like. Without a limit the quiz is on no board.'
  const words = 'Between equal scores the time decides.'
  return standing === null ? words : `${limitOf(task, standing.size) / 60_000} minutes in all. ${words}`
}

/** How a new quiz is played; kept for the next one. */
export const Options = (props: OptionsProps) => {
  const task = useStored(lastTask)
  const shown = useStored(lastShown)
  const isHard = useStored(lastHard) === 'yes'
  return (
    <Plate className={styles.options} aria-label="How you play">
      <OneOf legend="Task" options={TASKS} value={task} onChange={lastTask.set} />
      <OneOf legend="Played on" options={SHOWN} value={shown} onChange={lastShown.set} />
      <div className={styles.switches}>
        <Switch
          label="Time limit"
          hint={limitHint(props, task)}
          isOn={props.timed}
          onChange={props.onTimed}
        />
        <Switch
          label="Hard"
          hint="What you have found is neither coloured nor labelled."
          isOn={isHard}
          onChange={(isOn) => lastHard.set(isOn ? 'yes' : 'no')}
        />
      </div>
    </Plate>
  )
}

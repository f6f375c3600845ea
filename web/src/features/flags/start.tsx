import { Card } from '../../design/card.tsx'
import { Failed } from '../../design/list-state.tsx'
import { SegmentedControl } from '../../design/segmented-control.tsx'
import { Switch } from '../../design/switch.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import { PickerScreen } from '../../places/picker-screen.tsx'
import { RegionCard } from '../../places/region-card.tsx'
import { RegionPicker } from '../../places/region-picker.tsx'
import { useStoredSetting } from '../../preferences/stored-setting.ts'
import { FlagFan } from './flag-fan.tsx'
import { lastAnswers, lastHard, lastRegion } from './last-choice.ts'
import styles from './start.module.css'
import { useOpenFlags } from './use-open-flags.ts'

const ANSWERS = [
  ['typed', 'Type the name'],
  ['choices', 'Four choices'],
] as const

/** The choice of region and answer type, and the start button. */
export const FlagsStart = () => {
  const asked = useServerQuery('readFlags', {})
  const { open, ...opening } = useOpenFlags()
  const region = useStoredSetting(lastRegion)
  const answers = useStoredSetting(lastAnswers)
  const isHard = useStoredSetting(lastHard) === 'yes'
  const standings = asked.data?.regions ?? null
  const standing = standings?.find((one) => one.region === region) ?? null
  return (
    <PickerScreen
      title="Flags"
      regions={
        <>
          {asked.isError && <Failed message={asked.error.message} onRetry={() => asked.refetch()} />}
          <RegionPicker
            legend="Choose a region"
            of="flags"
            standings={standings}
            chosen={region}
            onChoose={lastRegion.set}
            drawing={(one) => <FlagFan region={one} />}
          />
        </>
      }
      options={!standing?.running && <HowToAnswer />}
      sign={
        <RegionCard
          region={region}
          standing={standing}
          opening={opening}
          onOpen={(restart) => open({ region, answers, hard: isHard && answers === 'choices', restart })}
        >
          Every flag once, in random order. The clock counts up; what you skip comes back.
        </RegionCard>
      }
    />
  )
}

const HowToAnswer = () => {
  const answers = useStoredSetting(lastAnswers)
  const isHard = useStoredSetting(lastHard) === 'yes'
  return (
    <Card className={styles.options} aria-label="How you answer">
      <SegmentedControl
        legend="How you answer"
        options={ANSWERS}
        value={answers}
        onChange={lastAnswers.set}
      />
      {answers === 'choices' && (
        <Switch
          label="Hard"
          hint="The other choices look alike."
          isOn={isHard}
          onChange={(isOn) => lastHard.set(isOn ? 'yes' : 'no')}
        />
      )}
    </Card>
  )
}

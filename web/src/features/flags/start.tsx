import { Failed } from '../../design/list-state.tsx'
import { Plate } from '../../design/plate.tsx'
import { Switch } from '../../design/switch.tsx'
import { useAsked } from '../../live/asked.tsx'
import { OneOf } from '../../places/one-of.tsx'
import { PickerScreen } from '../../places/picker-screen.tsx'
import { RegionPicker } from '../../places/region-picker.tsx'
import { RegionSign } from '../../places/region-sign.tsx'
import { useStored } from '../../preferences/stored.ts'
import { lastAnswers, lastHard, lastRegion } from './last-choice.ts'
import styles from './start.module.css'
import { useOpenFlags } from './use-open-flags.ts'

const ANSWERS = [
  ['typed', 'Type the name'],
  ['choices', 'Four choices'],
] as const

/** Which region, and how it is answered; the way into a game. */
export const FlagsStart = () => {
  const asked = useAsked('readFlags', {})
  const { open, ...opening } = useOpenFlags()
  const region = useStored(lastRegion)
  const answers = useStored(lastAnswers)
  const isHard = useStored(lastHard) === 'yes'
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
          />
        </>
      }
      options={!standing?.running && <HowToAnswer />}
      sign={
        <RegionSign
          letter="F"
          region={region}
          standing={standing}
          opening={opening}
          onOpen={(anew) => open({ region, answers, hard: isHard && answers === 'choices', anew })}
        >
          Every flag once, in an order of its own. The clock counts up; what you skip comes back.
        </RegionSign>
      }
    />
  )
}

const HowToAnswer = () => {
  const answers = useStored(lastAnswers)
  const isHard = useStored(lastHard) === 'yes'
  return (
    <Plate className={styles.how} aria-label="How you answer">
      <OneOf legend="How you answer" options={ANSWERS} value={answers} onChange={lastAnswers.set} />
      {answers === 'choices' && (
        <Switch
          label="Hard"
          hint="The wrong names are of flags that look alike."
          isOn={isHard}
          onChange={(isOn) => lastHard.set(isOn ? 'yes' : 'no')}
        />
      )}
    </Plate>
  )
}

import { useState } from 'react'
import { Button } from '../../design/button.tsx'
import { Failed } from '../../design/list-state.tsx'
import { Plate } from '../../design/plate.tsx'
import { RefusalLine } from '../../design/refusal-line.tsx'
import { RoadNumber } from '../../design/shield.tsx'
import { Switch } from '../../design/switch.tsx'
import { useAsked } from '../../live/asked.tsx'
import { OneOf } from '../../places/one-of.tsx'
import { RegionPicker } from '../../places/region-picker.tsx'
import { REGION_TITLES } from '../../places/region-titles.ts'
import { useStored } from '../../preferences/stored.ts'
import { LeaveDialog } from '../../questions/game-tools.tsx'
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
  const region = useStored(lastRegion)
  const standings = asked.data?.regions ?? null
  const standing = standings?.find((one) => one.region === region) ?? null
  const running = standing?.running ?? null
  return (
    <>
      <h1 className={styles.title}>Flags</h1>
      <div className={styles.screen}>
        <div className={styles.pick}>
          {asked.isError && <Failed message={asked.error.message} onRetry={() => asked.refetch()} />}
          <RegionPicker
            legend="Choose a region"
            of="flags"
            standings={standings}
            chosen={region}
            onChoose={lastRegion.set}
          />
          {running === null && <HowToAnswer />}
        </div>
        <Plate tone="green" roomy className={styles.sign} aria-labelledby="region">
          <header className={styles.head}>
            <RoadNumber>{`F${standing?.size ?? ''}`}</RoadNumber>
            <h2 id="region">{REGION_TITLES[region]}</h2>
          </header>
          {standing === null || running === null ? (
            <NewGame />
          ) : (
            <Running done={running.done} size={standing.size} />
          )}
        </Plate>
      </div>
    </>
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

/** What a game is opened with. */
const useChoice = () => {
  const region = useStored(lastRegion)
  const answers = useStored(lastAnswers)
  const isHard = useStored(lastHard) === 'yes'
  return { region, answers, hard: isHard && answers === 'choices' }
}

const NewGame = () => {
  const choice = useChoice()
  const { open, isOpening, error } = useOpenFlags()
  return (
    <>
      <p className={styles.lede}>
        Every flag once, in an order of its own. The clock counts up; what you skip comes back.
      </p>
      <Button
        look="primary"
        size="large"
        aria-disabled={isOpening}
        onClick={() => open({ ...choice, anew: false })}
      >
        Start
      </Button>
      <RefusalLine>{error?.message}</RefusalLine>
    </>
  )
}

const Running = ({ done, size }: { done: number; size: number }) => {
  const choice = useChoice()
  const opening = useOpenFlags()
  const [isAsking, setAsking] = useState(false)
  const open = (anew: boolean) => opening.open({ ...choice, anew })
  return (
    <>
      <p className={styles.lede}>
        Your quiz is under way: {done} of {size} are done.
      </p>
      <div className={styles.actions}>
        <Button look="primary" size="large" aria-disabled={opening.isOpening} onClick={() => open(false)}>
          Continue {done} of {size}
        </Button>
        <Button look="outline" size="large" onClick={() => setAsking(true)}>
          Start anew
        </Button>
      </div>
      {!isAsking && <RefusalLine>{opening.error?.message}</RefusalLine>}
      {isAsking && (
        <LeaveDialog
          title="Start anew?"
          leave="Start anew"
          stay="Keep it"
          action={{ isRunning: opening.isOpening, error: opening.error }}
          run={() => open(true)}
          onClose={() => setAsking(false)}
        >
          The quiz that is under way ends here, with what you have found so far.
        </LeaveDialog>
      )}
    </>
  )
}

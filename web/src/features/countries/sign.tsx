import type { Region } from '@trivium/rules/places/regions'
import { useState } from 'react'
import { Button } from '../../design/button.tsx'
import { Plate } from '../../design/plate.tsx'
import { RefusalLine } from '../../design/refusal-line.tsx'
import { RoadNumber } from '../../design/shield.tsx'
import { REGION_TITLES } from '../../places/region-titles.ts'
import type { Standing } from '../../places/standing.ts'
import { useStored } from '../../preferences/stored.ts'
import { LeaveDialog } from '../../questions/game-tools.tsx'
import { useOpenCountries } from './open-countries.ts'
import styles from './picker.module.css'
import { lastHard, lastShown, lastTask } from './preferred.ts'

const HOW = {
  map: {
    name: 'Type the names, in any order. The map fills in as you type.',
    find: 'One country after the other is asked: point at it. Three tries each.',
  },
  list: {
    name: 'Type the names, in any order. Each has its line in the list.',
    find: 'You read where a country lies, and choose it from the list. Three tries each.',
  },
} as const

interface SignProps {
  readonly region: Region
  readonly standing: Standing | null
  readonly timed: boolean
}

/** What comes, and the way into it. */
export const Sign = ({ region, standing, timed }: SignProps) => {
  const opening = useOpenCountries()
  const [isAsking, setAsking] = useState(false)
  const task = useStored(lastTask)
  const shown = useStored(lastShown)
  const hard = useStored(lastHard) === 'yes'
  const running = standing?.running ?? null
  const open = (anew: boolean) => opening.open({ region, task, shown, hard, timed, anew })
  return (
    <Plate tone="green" roomy className={styles.sign} aria-labelledby="continent">
      <header className={styles.head}>
        <RoadNumber>{`C${standing?.size ?? ''}`}</RoadNumber>
        <h2 id="continent">{REGION_TITLES[region]}</h2>
      </header>
      <p className={styles.how}>
        {running === null
          ? HOW[shown][task]
          : `Your quiz is under way: ${running.done} of ${standing?.size} are done.`}
      </p>
      <div className={styles.actions}>
        <Button look="primary" size="large" aria-disabled={opening.isOpening} onClick={() => open(false)}>
          {running === null ? 'Start' : 'Continue'}
        </Button>
        {running !== null && (
          <Button look="outline" size="large" onClick={() => setAsking(true)}>
            Start anew
          </Button>
        )}
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
    </Plate>
  )
}

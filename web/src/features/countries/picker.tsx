import type { Region } from '@trivium/rules/places/regions'
import { useState } from 'react'
import { Failed } from '../../design/list-state.tsx'
import { useAsked } from '../../live/asked.tsx'
import { useTopic } from '../../live/client-context.ts'
import { RegionPicker } from '../../places/region-picker.tsx'
import { useStored } from '../../preferences/stored.ts'
import { Options } from './options.tsx'
import styles from './picker.module.css'
import { lastRegion } from './preferred.ts'
import { Sign } from './sign.tsx'

/** Which continent, and how. `linked`: the continent of the address. */
export const CountryPicker = ({ linked }: { linked: Region | null }) => {
  const asked = useAsked('readCountries', {})
  const last = useStored(lastRegion)
  const [chosen, setChosen] = useState<Region | null>(linked)
  const untimed = useTopic('user').doc?.settings.untimed ?? false
  const [wantsLimit, setWantsLimit] = useState<boolean | null>(null)
  const region = chosen ?? last
  const standings = asked.data?.regions ?? null
  const timed = wantsLimit ?? !untimed
  const of = { region, timed, standing: standings?.find((one) => one.region === region) ?? null }
  const choose = (next: Region) => {
    setChosen(next)
    lastRegion.set(next)
  }
  return (
    <>
      <h1 className={styles.title}>Countries</h1>
      <div className={styles.screen}>
        <div className={styles.regions}>
          {asked.isError && <Failed message={asked.error.message} onRetry={() => asked.refetch()} />}
          <RegionPicker
            legend="Choose a continent"
            of="countries"
            standings={standings}
            chosen={region}
            onChoose={choose}
          />
        </div>
        <Options {...of} onTimed={setWantsLimit} />
        <Sign {...of} />
      </div>
    </>
  )
}

import type { Region } from '@trivium/rules/places/regions'
import { useState } from 'react'
import { Failed } from '../../design/list-state.tsx'
import { useTopic } from '../../live/client-context.ts'
import { useServerQuery } from '../../live/server-query.tsx'
import { PickerScreen } from '../../places/picker-screen.tsx'
import { RegionCard } from '../../places/region-card.tsx'
import { RegionPicker } from '../../places/region-picker.tsx'
import { useStoredSetting } from '../../preferences/stored-setting.ts'
import { Continent } from './continent.tsx'
import { useOpenCountries } from './open-countries.ts'
import { Options } from './options.tsx'
import { lastHard, lastRegion, lastShown, lastTask } from './preferred.ts'

const HOW = {
  map: {
    name: 'Type the names, in any order. The map fills in as you type.',
    find: 'Find each country on the map. Three tries each.',
  },
  list: {
    name: 'Type the names, in any order. Each has its place in the list.',
    find: 'Read where a country is, and choose it from the list. Three tries each.',
  },
} as const

/** Chooses the region and the options. `linked`: the region in the address. */
export const CountryPicker = ({ linked }: { linked: Region | null }) => {
  const asked = useServerQuery('readCountries', {})
  const { open, ...opening } = useOpenCountries()
  const last = useStoredSetting(lastRegion)
  const [chosen, setChosen] = useState<Region | null>(linked)
  const untimed = useTopic('user').doc?.settings.untimed ?? false
  const [wantsLimit, setWantsLimit] = useState<boolean | null>(null)
  const task = useStoredSetting(lastTask)
  const shown = useStoredSetting(lastShown)
  const hard = useStoredSetting(lastHard) === 'yes'
  const region = chosen ?? last
  const timed = wantsLimit ?? !untimed
  const standings = asked.data?.regions ?? null
  const standing = standings?.find((one) => one.region === region) ?? null
  const choose = (next: Region) => {
    setChosen(next)
    lastRegion.set(next)
  }
  return (
    <PickerScreen
      title="Countries"
      regions={
        <>
          {asked.isError && <Failed message={asked.error.message} onRetry={() => asked.refetch()} />}
          <RegionPicker
            legend="Choose a region"
            of="countries"
            standings={standings}
            chosen={region}
            onChoose={choose}
            drawing={(one, share) => <Continent region={one} share={share} />}
          />
        </>
      }
      options={<Options standing={standing} timed={timed} onTimed={setWantsLimit} />}
      sign={
        <RegionCard
          region={region}
          standing={standing}
          opening={opening}
          onOpen={(restart) => open({ region, task, shown, hard, timed, restart })}
        >
          {HOW[shown][task]}
        </RegionCard>
      }
    />
  )
}

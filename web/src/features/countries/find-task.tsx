import type { CountriesDocument } from '@trivium/wire/documents/places'
import { useMemo } from 'react'
import { RefusalLine } from '../../design/refusal-line.tsx'
import { AskedSign } from './asked-sign.tsx'
import styles from './find-task.module.css'
import { looksOf, showsFound } from './looks.ts'
import { MapFrame } from './map-frame.tsx'
import { PickList } from './pick-list.tsx'
import { Header, LeaveGame } from './playing-parts.tsx'
import { titleOf } from './quiz-words.ts'
import { nameOf, placesOf } from './reading.ts'
import { Stage } from './stage.tsx'
import { useArrivalFocus } from './use-arrival-focus.ts'
import { usePointing } from './use-pointing.ts'

/** 'Find it': a country is asked, and pointed at on the map or in the list. */
export const FindTask = ({ game }: { game: CountriesDocument }) => {
  const { said, trouble, pointedAt, justMissed, point } = usePointing(game)
  const looks = useMemo(() => looksOf(game, { justMissed }), [game, justMissed])
  const { region, shown } = game.config
  const places = useMemo(() => placesOf(region), [region])
  const task = useArrivalFocus<HTMLDivElement>()
  const isOnMap = shown === 'map'
  const sign = <AskedSign asked={game.asked} said={said} isChecking={pointedAt !== null} />
  const head = <Header game={game} found={game.found.length} />
  return (
    <div className={styles.task} ref={task}>
      {isOnMap ? (
        <Stage>
          {head}
          {sign}
          <MapFrame
            region={region}
            places={places}
            looks={looks}
            nameOf={nameOf}
            labels={showsFound(game) ? 'found' : 'none'}
            onChoose={point}
            focusOn={justMissed}
            disabled={pointedAt !== null}
            label={titleOf(game.config)}
          />
        </Stage>
      ) : (
        <>
          <div className={styles.over}>
            {head}
            {sign}
          </div>
          <PickList region={region} looks={looks} pointedAt={pointedAt} onChoose={point} />
        </>
      )}
      <RefusalLine>{trouble}</RefusalLine>
      <LeaveGame game={game} />
    </div>
  )
}

import type { CountriesDocument } from '@trivium/wire/documents/places'
import { useEffect, useMemo, useRef } from 'react'
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
import { usePointing } from './use-pointing.ts'

/** 'Find it': a country is asked, and pointed at on the map or in the list. */
export const FindTask = ({ game }: { game: CountriesDocument }) => {
  const { said, trouble, pointedAt, justMissed, point } = usePointing(game)
  const looks = useMemo(() => looksOf(game, { justMissed }), [game, justMissed])
  const { region, shown } = game.config
  const places = useMemo(() => placesOf(region), [region])
  const task = useRef<HTMLDivElement>(null)
  const isOnMap = shown === 'map'
  // Who plays by keyboard or by ear begins where the answers are, or at what is asked.
  useEffect(() => {
    task.current?.querySelector<HTMLElement>('[data-arrival]')?.focus()
  }, [])
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

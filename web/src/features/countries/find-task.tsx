import type { CountriesDocument } from '@trivium/wire/documents/places'
import { useMemo } from 'react'
import { ErrorLine } from '../../design/error-line.tsx'
import { countryAppearance, showsFound } from './country-appearance.ts'
import { CountryPrompt } from './country-prompt.tsx'
import styles from './find-task.module.css'
import { GameLayout } from './game-layout.tsx'
import { MapFrame } from './map-frame.tsx'
import { nameOf, placesOf } from './parse-name.ts'
import { PickList } from './pick-list.tsx'
import { Header, LeaveGame } from './playing-parts.tsx'
import { titleOf } from './quiz-words.ts'
import { useArrivalFocus } from './use-arrival-focus.ts'
import { usePointing } from './use-pointing.ts'

/** 'Find it': names a country, and the player chooses it on the map or in the list. */
export const FindTask = ({ game }: { game: CountriesDocument }) => {
  const { said, trouble, pointedAt, justMissed, point } = usePointing(game)
  const looks = useMemo(() => countryAppearance(game, { justMissed }), [game, justMissed])
  const { region, shown } = game.config
  const places = useMemo(() => placesOf(region), [region])
  const task = useArrivalFocus<HTMLDivElement>()
  const isOnMap = shown === 'map'
  const sign = <CountryPrompt asked={game.asked} said={said} isChecking={pointedAt !== null} />
  const head = <Header game={game} found={game.found.length} />
  return (
    <div className={styles.task} ref={task}>
      {isOnMap ? (
        <GameLayout>
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
        </GameLayout>
      ) : (
        <>
          <div className={styles.head}>
            {head}
            {sign}
          </div>
          <PickList region={region} looks={looks} pointedAt={pointedAt} onChoose={point} />
        </>
      )}
      <ErrorLine>{trouble}</ErrorLine>
      <LeaveGame game={game} />
    </div>
  )
}

import type { CountriesDocument } from '@trivium/wire/documents/places'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { AnswerField } from '../../places/answer-field.tsx'
import { useFieldFocus } from '../../places/field-focus.ts'
import { KeyList } from '../../questions/game-tools.tsx'
import { countryAppearance, showsFound } from './country-appearance.ts'
import { GameLayout } from './game-layout.tsx'
import { MapFrame } from './map-frame.tsx'
import styles from './name-task.module.css'
import { nameOf, placesOf } from './parse-name.ts'
import { PartsList } from './parts-list.tsx'
import { Header, LeaveGame } from './playing-parts.tsx'
import { keysOf, titleOf } from './quiz-words.ts'
import { type Typing, useTyping } from './use-typing.ts'

/** 'Name them all': the text field, and the map or list that it fills. */
export const NameTask = ({ game }: { game: CountriesDocument }) => {
  const field = useRef<HTMLInputElement>(null)
  const typing = useTyping(game)
  const { region, shown } = game.config
  const places = useMemo(() => placesOf(region), [region])
  const named = typing.named.join(' ')
  const looks = useMemo(
    () => countryAppearance(game, { named: named.split(' ').filter(Boolean) }),
    [game, named],
  )
  const found = game.found.length + typing.named.length
  const head = (
    <>
      <Header game={game} found={found} />
      <NameField game={game} typing={typing} field={field} />
    </>
  )
  return (
    <div className={styles.task}>
      {shown === 'list' ? (
        <div className={styles.head}>{head}</div>
      ) : (
        <GameLayout>
          {head}
          <MapFrame
            region={region}
            places={places}
            looks={looks}
            nameOf={nameOf}
            labels={showsFound(game) ? 'found' : 'none'}
            label={titleOf(game.config)}
          />
        </GameLayout>
      )}
      {typing.isHeld && (
        <p className={styles.held}>What you name is kept, and sent as soon as the connection is back.</p>
      )}
      <PartsList region={region} looks={looks} withBlanks={shown === 'list'} />
      <LeaveGame game={game} onClosed={() => field.current?.focus({ preventScroll: true })} />
    </div>
  )
}

interface NameFieldProps {
  readonly game: CountriesDocument
  readonly typing: Typing
  readonly field: RefObject<HTMLInputElement | null>
}

const NameField = ({ game, typing, field }: NameFieldProps) => {
  const [showsKeys, setShowsKeys] = useState(false)
  useFieldFocus(field)
  return (
    <>
      <AnswerField
        label="Name a country"
        text={typing.text}
        onText={typing.type}
        onEnter={typing.enter}
        onHelp={() => setShowsKeys(true)}
        field={field}
        said={typing.said}
        which={typing.which}
        onWhich={typing.choose}
      />
      {showsKeys && <KeyList keys={keysOf(game.config)} onClose={() => setShowsKeys(false)} />}
    </>
  )
}

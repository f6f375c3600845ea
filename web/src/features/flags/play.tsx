import type { FlagsDocument } from '@trivium/wire/documents/places'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { classNames } from '../../design/class-names.ts'
import { Loading } from '../../design/list-state.tsx'
import { useGame } from '../../live/use-game.ts'
import { PlacesProgress, runsOf } from '../../places/progress.tsx'
import { PlacesTools } from '../../places/tools.tsx'
import { TotalClock } from '../../places/total-clock.tsx'
import { useVisibleHeight } from '../../places/use-visible-height.ts'
import { type KeyHelp, KeyList } from '../../questions/game-tools.tsx'
import { NoGame } from '../../questions/no-game.tsx'
import layout from '../../questions/play-layout.module.css'
import { PlayedHere } from '../../result/played-here.tsx'
import { FLAG_QUIZ } from './address.ts'
import { FlagChoices } from './choices.tsx'
import { usePreloaded } from './flag-picture.tsx'
import styles from './play.module.css'
import { FlagsResult } from './result.tsx'
import { leftOf, titleOf } from './titles.ts'
import { TypedFlags } from './typed.tsx'
import { useClosed } from './use-closed.ts'
import { useReveal } from './use-reveal.ts'

const HOME = { to: FLAG_QUIZ, label: 'Go to the flag quiz' }

/** A flag quiz from its first flag to its result, as its document describes it. Pass the game's id as key. */
export const FlagGame = ({ gameId }: { gameId: string }) => {
  const { status, doc, error } = useGame('flags', gameId)
  if (status === 'failed') return <NoGame error={error} home={HOME} />
  if (status === 'loading') return <Loading lines={6} label="Loading the game" />
  return (
    <PlayedHere isOver={doc.phase === 'ended'}>
      {doc.config.answers === 'typed' ? <Typed game={doc} /> : <ByChoice game={doc} />}
    </PlayedHere>
  )
}

const Typed = ({ game }: { game: FlagsDocument }) => {
  const field = useRef<HTMLInputElement>(null)
  const [isHelp, setHelp] = useState(false)
  const help = useCallback(() => setHelp(true), [])
  const toField = useCallback(() => field.current?.focus({ preventScroll: true }), [])
  if (game.phase === 'ended') return <FlagsResult game={game} />
  return (
    <Playing game={game} keys={TYPED_KEYS} onClosed={toField}>
      <TypedFlags game={game} field={field} onHelp={help} />
      {isHelp && <KeyList keys={TYPED_KEYS} onClose={() => setHelp(false)} />}
    </Playing>
  )
}

const nothing = () => {}

const ByChoice = ({ game }: { game: FlagsDocument }) => {
  const reveal = useReveal(game)
  useClosed(game, nothing)
  if (game.phase === 'ended' && reveal.shown === null) return <FlagsResult game={game} />
  return (
    <Playing game={game} keys={CHOICE_KEYS}>
      <FlagChoices game={game} reveal={reveal} />
    </Playing>
  )
}

const KEYS: readonly KeyHelp[] = [
  ['?', 'Show keyboard shortcuts'],
  ['Esc', 'Close the dialog or menu'],
]

const TYPED_KEYS: readonly KeyHelp[] = [
  ['A – Z', 'Type a name: it counts as soon as it is complete'],
  ['Enter', 'Submit what you typed; small errors and country codes (FR) are fine'],
  ['Ctrl + Enter', 'Skip: it comes back at the end'],
  ['→', 'Skip, while nothing is typed'],
  ['1 – 9', 'Say which one, if several share the name'],
  ...KEYS,
]

const CHOICE_KEYS: readonly KeyHelp[] = [
  ['1 – 4', 'Choose a name by its place'],
  ['A – D', 'Choose a name by its letter'],
  ['→', 'Skip: it comes back at the end'],
  ['Enter', 'Continue after an answer'],
  ...KEYS,
]

interface PlayingProps {
  readonly game: FlagsDocument
  readonly keys: readonly KeyHelp[]
  readonly onClosed?: () => void
  readonly children: ReactNode
}

/** The frame around the current flag: title, progress, tools. */
const Playing = ({ game, keys, onClosed, children }: PlayingProps) => {
  const screen = useRef<HTMLDivElement>(null)
  useVisibleHeight(screen)
  usePreloaded(game.next)
  // The previous screen, a list of regions or a result, may have been scrolled.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  const left = leftOf(game)
  return (
    <div ref={screen} className={classNames(styles.game, layout.screen)} data-answers={game.config.answers}>
      <PlacesProgress
        title={titleOf(game)}
        runs={runsOf(game.marks)}
        total={game.total}
        takesFocus={game.config.answers === 'choices'}
      >
        <TotalClock startedAt={game.startedAt} endedAt={game.ended?.at ?? null} />
      </PlacesProgress>
      {children}
      {game.phase === 'playing' && (
        <PlacesTools gameId={game.id} keys={keys} {...(onClosed && { onClosed })}>
          The quiz ends here with {game.found} of {game.total}, and{' '}
          {left === 1 ? 'the last flag' : `${left} flags`} not found. This can’t be undone.
        </PlacesTools>
      )}
    </div>
  )
}

import type { Form } from '@trivium/rules/forms/forms'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { classNames } from '../../design/class-names.ts'
import { Loading } from '../../design/list-state.tsx'
import { useAction } from '../../live/use-action.ts'
import { useGame } from '../../live/use-game.ts'
import { inARowOf } from '../../questions/answer-sound.ts'
import type { Background } from '../../questions/explanation-text.tsx'
import { GameTools, type KeyHelp, LeaveDialog } from '../../questions/game-tools.tsx'
import { glowOf } from '../../questions/glow.ts'
import { NoGame } from '../../questions/no-game.tsx'
import layout from '../../questions/play-layout.module.css'
import { PlayedHere } from '../../result/played-here.tsx'
import { preloadForms } from './answer-area.tsx'
import { Progress, type RoadExtras } from './progress.tsx'
import { isAsked, Question } from './question.tsx'
import { Start } from './start.tsx'
import { useNext } from './use-solo-actions.ts'
import { useSoloSounds } from './use-solo-sounds.ts'

export interface SoloGameProps {
  readonly gameId: string
  /** The title: 'Survival'. */
  readonly title: string
  /** Rendered once the game is over and the player leaves its last question. */
  readonly result: (game: SoloDocument) => ReactNode
  /** Where to start another game: shown if this one does not exist. */
  readonly home: { readonly to: string; readonly label: string }
  /** The first question is requested without another click. */
  readonly startsAtOnce?: boolean
  /** The day of a daily, YYYY-MM-DD. */
  readonly day?: string
  readonly road?: RoadExtras
  /** What the page has shown of the first question, which was answered before the game was loaded. */
  readonly firstAnswer?: Background | undefined
  /** The player has asked for the second question before the game was loaded. */
  readonly goesOn?: boolean
  /** Something else is shown until the game has loaded. */
  readonly loadsQuietly?: boolean
}

/** A single-player game from start to result, as its document describes it. Pass the game's id as key. */
export const SoloGame = (props: SoloGameProps) => {
  const { status, doc, error } = useGame('solo', props.gameId)
  if (status === 'failed') return <NoGame error={error} home={props.home} />
  if (status === 'loading') return !props.loadsQuietly && <LoadingGame />
  return (
    <PlayedHere key={props.gameId} isOver={doc.phase === 'ended'}>
      <Playing game={doc} {...props} />
    </PlayedHere>
  )
}

const LoadingGame = () => (
  <div className={layout.screen}>
    <Loading lines={6} label="Loading the game" />
  </div>
)

/** Whether the last question, closed while the page was open, is still shown; and a function to leave it. */
const useLastLook = ({ phase, index, ended, reveal }: SoloDocument): readonly [boolean, () => void] => {
  const [seenOpen, setSeenOpen] = useState(-1)
  const [isOver, setOver] = useState(false)
  if (phase === 'question' && seenOpen !== index) setSeenOpen(index)
  const byPlay = ended?.reason === 'completed' || ended?.reason === 'missed'
  return [byPlay && reveal !== null && seenOpen === index && !isOver, () => setOver(true)]
}

const Playing = (props: SoloGameProps & { game: SoloDocument }) => {
  const { game, title, result, startsAtOnce = false, goesOn = false, firstAnswer } = props
  const { phase, index } = game
  const next = useNext(game)
  const asked = useRef(false)
  const [looksBack, leaveLast] = useLastLook(game)
  const isOwnScreen = startsAtOnce && !props.loadsQuietly
  // The screen before it may have been scrolled.
  useEffect(() => {
    if (isOwnScreen) scrollTo(0, 0)
  }, [isOwnScreen])
  useSoloSounds(game)
  const isCustom = game.kind === 'custom'
  useEffect(() => {
    if (isCustom) preloadForms()
  }, [isCustom])
  const { perform } = next
  const ask = useCallback(() => {
    asked.current = true
    perform('next')
  }, [perform])
  useEffect(() => {
    if ((startsAtOnce && phase === 'ready') || (goesOn && phase === 'reveal' && index === 0)) ask()
  }, [startsAtOnce, goesOn, phase, index, ask])
  if (phase === 'ended' && !looksBack) return result(game)
  if (phase === 'ready' && startsAtOnce && next.trouble === null) return <LoadingGame />
  if (!isAsked(game))
    return (
      <Start game={game} title={title} isStarting={next.act !== null} trouble={next.trouble} onStart={ask} />
    )
  return (
    <div className={classNames(layout.screen, glowOf(inARowOf(game.marks)))}>
      <Progress game={game} title={title} day={props.day} extras={props.road} />
      <Question
        key={game.index}
        game={game}
        onward={looksBack ? 'See the result' : 'Next'}
        onGoOn={looksBack ? leaveLast : ask}
        isGoing={next.act !== null}
        trouble={next.trouble}
        takesFocus={asked.current}
        known={index === 0 ? firstAnswer : undefined}
      />
      {!looksBack && <Tools game={game} />}
    </div>
  )
}

const CHOICE_KEYS: readonly KeyHelp[] = [
  ['1 – 4', 'Choose an answer by its place'],
  ['A – D', 'Choose an answer by its letter'],
]

const KEYS: readonly KeyHelp[] = [
  ['Enter', 'Continue after an answer'],
  ['?', 'Show keyboard shortcuts'],
  ['Esc', 'Close the dialog or menu'],
]

const KEYS_OF_FORM: Readonly<Record<Form, readonly KeyHelp[]>> = {
  choice: CHOICE_KEYS,
  'true-false': [
    ['T, 1', 'True'],
    ['F, 2', 'False'],
  ],
  typed: [['Enter', 'Send the answer']],
  number: [['Enter', 'Send the answer']],
  order: [
    ['1 – 8', 'Go to a line by its place'],
    ['↑ ↓', 'Move the line up or down'],
    ['Enter', 'Send the order'],
  ],
  several: [
    ['1 – 8', 'Tick a choice by its place'],
    ['A – H', 'Tick a choice by its letter'],
    ['Enter', 'Send the answer'],
  ],
}

const Tools = ({ game }: { game: SoloDocument }) => {
  const giveUp = useAction('giveUp')
  return (
    <GameTools
      keys={[...KEYS_OF_FORM[game.question?.form ?? 'choice'], ...KEYS]}
      leave="Give up"
      asks={(close) => (
        <LeaveDialog
          title="Give up?"
          leave="Give up"
          stay="Play on"
          action={giveUp}
          run={() => giveUp.run({ gameId: game.id })}
          onClose={close}
        >
          The game ends here, with the score you have. This can’t be undone.
        </LeaveDialog>
      )}
    />
  )
}

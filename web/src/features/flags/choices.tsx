import type { FlagsDocument } from '@trivium/wire/documents/places'
import { useCallback } from 'react'
import { Button } from '../../design/button.tsx'
import { classNames } from '../../design/class-names.ts'
import { ErrorLine } from '../../design/error-line.tsx'
import { useCall } from '../../live/client-context.ts'
import { type ChoiceState, Choices, closedLook } from '../../questions/choice.tsx'
import layout from '../../questions/play-layout.module.css'
import { choiceOfKey, useQuestionKeys } from '../../questions/question-keys.ts'
import { ANSWER_WORDS } from '../../questions/trouble.ts'
import { useOptimisticAction } from '../../questions/use-optimistic-action.ts'
import styles from './choices.module.css'
import { FlagPicture } from './flag-picture.tsx'
import { SkipButton } from './skip-button.tsx'
import type { Reveal } from './use-reveal.ts'
import { useSkip } from './use-skip.ts'

interface FlagChoicesProps {
  readonly game: FlagsDocument
  readonly reveal: Reveal
}

type Closed = Reveal['closed']

const stateOf = (closed: Closed, chosen: number | null, place: number): ChoiceState => {
  const byYou = chosen === place
  if (closed === null) return { look: chosen === null ? 'open' : 'waiting', byYou }
  return { look: closedLook(place, closed.right, byYou), byYou }
}

const nothing = () => {}

/** The chosen name, which is marked before the server replies. */
const useAnswer = (game: FlagsDocument, item: number, isOpen: boolean) => {
  const call = useCall()
  return useOptimisticAction<number>({
    moment: `${game.id} ${item}`,
    isOpen: isOpen && game.current !== null,
    send: useCallback(
      (choice) => call('chooseFlag', { gameId: game.id, item, choice }),
      [call, game.id, item],
    ),
    words: ANSWER_WORDS,
  })
}

interface FlagKeys {
  readonly isClosed: boolean
  /** How many names there are. */
  readonly count: number
  readonly onChoose: (choice: number) => void
  readonly onSkip: () => void
  readonly onGoOn: () => void
}

/** Keys that choose or skip; once the flag is closed, keys that continue. */
const useFlagKeys = ({ isClosed, count, onChoose, onSkip, onGoOn }: FlagKeys): void => {
  const onKey = useCallback(
    (key: string, event: KeyboardEvent) => {
      const goesOn = key === 'Enter' || key === 'ArrowRight'
      if (isClosed) {
        if (!goesOn) return
        event.preventDefault()
        return onGoOn()
      }
      const choice = choiceOfKey(key)
      if (choice !== null && choice < count) onChoose(choice)
      if (key === 'ArrowRight') onSkip()
    },
    [isClosed, count, onChoose, onSkip, onGoOn],
  )
  useQuestionKeys(onKey)
}

/** A flag and four names; after the answer it stays for a moment with the right one, then the next appears. */
export const FlagChoices = ({ game, reveal: { shown, closed, goOn } }: FlagChoicesProps) => {
  const answer = useAnswer(game, shown?.item ?? 0, closed === null)
  const { skip, canSkip, error } = useSkip(game, nothing)
  const choices = shown?.choices ?? []
  useFlagKeys({
    isClosed: closed !== null,
    count: choices.length,
    onChoose: answer.perform,
    onSkip: skip,
    onGoOn: goOn,
  })
  if (shown === null) return null
  const chosen = closed?.choice ?? answer.act
  return (
    <>
      <FlagPicture key={shown.image} image={shown.image} />
      <div className={layout.parts}>
        <Choices
          choices={choices}
          stateOf={(place) => stateOf(closed, chosen, place)}
          onChoose={answer.perform}
        />
        <div className={layout.foot}>
          <div className={classNames(layout.line, closed !== null && layout.docked)}>
            <Verdict
              closed={closed}
              last={game.last}
              fact={game.fact}
              trouble={answer.trouble ?? error?.message ?? null}
              isHeld={answer.act !== null}
            />
            {closed === null ? (
              <SkipButton canSkip={canSkip} onSkip={skip} shortcut={['ArrowRight', '→']} />
            ) : (
              <Button look="primary" onClick={goOn}>
                {game.phase === 'ended' ? 'See the result' : 'Next'}
              </Button>
            )}
          </div>
        </div>
      </div>
    </>
  )
}

interface VerdictProps {
  readonly closed: Closed
  /** The flag before, whose name stays visible if it was missed. */
  readonly last: FlagsDocument['last']
  /** One thing to know about a missed flag. */
  readonly fact: string | null
  readonly trouble: string | null
  /** The answer is kept and sent later. */
  readonly isHeld: boolean
}

const Verdict = ({ closed, last, fact, trouble, isHeld }: VerdictProps) => {
  if (trouble !== null) return <ErrorLine calm={isHeld}>{trouble}</ErrorLine>
  if (closed === null)
    return <p className={styles.before}>{last?.outcome === 'missed' && `That was ${last.name}.`}</p>
  const isRight = closed.choice === closed.right
  return (
    <div>
      <p className={classNames(styles.verdict, isRight ? styles.right : styles.wrong)}>
        {isRight ? 'Right' : 'Not quite'}
      </p>
      {fact !== null && <p className={styles.fact}>{fact}</p>}
    </div>
  )
}

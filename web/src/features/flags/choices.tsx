import type { FlagsDocument } from '@trivium/wire/documents/places'
import { ArrowRight } from 'lucide-react'
import { useCallback } from 'react'
import { Button } from '../../design/button.tsx'
import { classNames } from '../../design/class-names.ts'
import { ErrorLine } from '../../design/error-line.tsx'
import { useCall } from '../../live/client-context.ts'
import { Choice, type ChoiceState, Choices, closedLook, LETTERS } from '../../questions/choice.tsx'
import { choiceOfKey, useQuestionKeys } from '../../questions/question-keys.ts'
import { ANSWER_WORDS } from '../../questions/trouble.ts'
import { useOptimisticAction } from '../../questions/use-optimistic-action.ts'
import styles from './choices.module.css'
import { FlagPicture } from './flag-picture.tsx'
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

/** A flag and four names; after the answer it stays for a moment with the right one, then the next appears. */
export const FlagChoices = ({ game, reveal: { shown, closed, goOn } }: FlagChoicesProps) => {
  const call = useCall()
  const item = shown?.item ?? 0
  const kept = useOptimisticAction<number>({
    moment: `${game.id} ${item}`,
    isOpen: closed === null && game.current !== null,
    send: useCallback(
      (choice) => call('chooseFlag', { gameId: game.id, item, choice }),
      [call, game.id, item],
    ),
    words: ANSWER_WORDS,
  })
  const { skip, canSkip, error } = useSkip(game, nothing)
  const choices = shown?.choices ?? []
  const { perform } = kept
  const onKey = useCallback(
    (key: string, event: KeyboardEvent) => {
      const choice = choiceOfKey(key)
      if (closed !== null && (key === 'Enter' || key === 'ArrowRight')) event.preventDefault()
      if (closed !== null) return key === 'Enter' || key === 'ArrowRight' ? goOn() : undefined
      if (choice !== null && choice < choices.length) perform(choice)
      if (key === 'ArrowRight') skip()
    },
    [closed, goOn, choices.length, perform, skip],
  )
  useQuestionKeys(onKey)
  if (shown === null) return null
  const chosen = closed?.choice ?? kept.act
  return (
    <>
      <FlagPicture key={shown.image} image={shown.image} />
      <div className={styles.answers}>
        <Choices>
          {choices.map((text, place) => (
            <Choice
              key={LETTERS[place]}
              place={place}
              text={text}
              state={stateOf(closed, chosen, place)}
              onChoose={perform}
            />
          ))}
        </Choices>
        <div className={styles.footer}>
          <Verdict closed={closed} trouble={kept.trouble ?? error?.message ?? null} />
          {closed === null ? (
            <Button
              aria-disabled={!canSkip}
              aria-keyshortcuts="ArrowRight"
              title={canSkip ? 'Skip (→)' : 'This is the last one'}
              onClick={skip}
            >
              Skip
              <ArrowRight size={20} aria-hidden="true" />
            </Button>
          ) : (
            <Button look="primary" onClick={goOn}>
              {game.phase === 'ended' ? 'See the result' : 'Next'}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

const Verdict = ({ closed, trouble }: { closed: Closed; trouble: string | null }) => {
  if (trouble !== null) return <ErrorLine>{trouble}</ErrorLine>
  if (closed === null) return <span />
  const isRight = closed.choice === closed.right
  return (
    <p className={classNames(styles.verdict, isRight ? styles.right : styles.wrong)}>
      {isRight ? 'Right' : 'Not this one'}
    </p>
  )
}

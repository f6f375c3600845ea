import type { SoloDocument } from '@trivium/wire/documents/solo'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../design/button.tsx'
import { useNotices } from '../../design/notices.tsx'
import { useClient } from '../../live/client-context.ts'
import { QuestionCard } from '../../questions/question-card.tsx'
import { QuestionClock } from '../../questions/question-clock.tsx'
import { questionWords, revealWords } from './announcements.ts'
import { ChoiceAnswers } from './choice-answers.tsx'
import { placeOf } from './place.ts'
import styles from './question.module.css'
import { SoloFooter } from './solo-footer.tsx'
import { TypedAnswer } from './typed-answer.tsx'
import { useSoloAnswer } from './use-solo-actions.ts'
import { verdictOf } from './verdict.ts'

type Asked = SoloDocument & { readonly question: NonNullable<SoloDocument['question']> }

export const isAsked = (game: SoloDocument): game is Asked => game.question !== null

interface QuestionProps {
  readonly game: Asked
  /** The label of the button that leaves the reveal: 'Next'. */
  readonly onward: string
  readonly onGoOn: () => void
  /** It has been pressed, and the request is in progress. */
  readonly isGoing: boolean
  /** Why continuing failed, or is delayed. */
  readonly trouble: string | null
  /** The player has just requested this question: it gets the focus. */
  readonly takesFocus: boolean
  /** A choice made before the question was open: the player has read it, and this is the answer. */
  readonly early?: number | undefined
}

/** Clicks this soon after the answer are ignored, so that a double click does not skip the reveal, ms. */
const TOO_SOON = 400

/** Continues, unless the click is the second half of a double click. */
const useGoOn = ({ game: { reveal }, onGoOn }: QuestionProps): (() => void) => {
  const { serverNow } = useClient()
  const isClosed = reveal !== null
  const closedAt = useRef(isClosed ? Number.NEGATIVE_INFINITY : null)
  useEffect(() => {
    if (isClosed) closedAt.current ??= serverNow()
  }, [isClosed, serverNow])
  return useCallback(() => {
    if (closedAt.current !== null && serverNow() - closedAt.current >= TOO_SOON) onGoOn()
  }, [onGoOn, serverNow])
}

/** Announces the question and later its result, each once. */
const useSaid = (game: Asked, isFocused: boolean, isRead: boolean): void => {
  const { announce } = useNotices()
  const { id, index, reveal } = game
  useEffect(() => {
    if (reveal === null && isRead) return
    if (reveal === null) announce(questionWords(game, !isFocused), `${id} asked ${index}`)
    else announce(revealWords(game), `${id} revealed ${index}`)
  }, [announce, game, id, index, reveal, isFocused, isRead])
}

/** One question, open or just closed; keyed, so that each question is a new one. */
export const Question = (props: QuestionProps) => {
  const { game, onward, early } = props
  const { question, reveal } = game
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isFocused] = useState(props.takesFocus)
  const { given, trouble, answer } = useSoloAnswer(game)
  const goOn = useGoOn(props)
  const isRead = early !== undefined
  useSaid(game, isFocused, isRead)
  useEffect(() => {
    if (!isFocused) return
    const target = field.current ?? heading.current
    target?.focus({ preventScroll: true })
    if (isRead) return
    heading.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isFocused, isRead])
  const choose = useCallback((choice: number) => answer({ choice }), [answer])
  const isGiven = useRef(false)
  // Before the first paint, since it was marked already. Only once: a refusal is shown to the player.
  useLayoutEffect(() => {
    if (early !== undefined && !isGiven.current) choose(early)
    isGiven.current = true
  }, [early, choose])
  const verdict = verdictOf(game)
  const foot = (buttons: ReactNode) => (
    <SoloFooter
      verdict={verdict}
      trouble={trouble ?? props.trouble}
      isChecking={given !== null && verdict === null}
    >
      {buttons}
    </SoloFooter>
  )
  return (
    <div className={styles.view}>
      {game.clock !== null ? (
        <QuestionClock {...game} isOpen={reveal === null} />
      ) : (
        game.kind === 'daily' && <p className={styles.clockless}>No clock: take your time.</p>
      )}
      <QuestionCard
        {...question}
        place={game.total === null ? `Question ${placeOf(game)}` : placeOf(game)}
        heading={heading}
      />
      {question.choices === null ? (
        <TypedAnswer
          reveal={reveal}
          given={given?.text ?? null}
          field={field}
          onAnswer={(text) => answer({ text })}
          onGoOn={goOn}
        >
          {foot(
            <>
              {reveal === null && given === null && (
                <Button look="quiet" onClick={() => answer({ text: '' })}>
                  Don’t know
                </Button>
              )}
              <Button
                type="submit"
                look="primary"
                size="large"
                aria-disabled={reveal === null ? given !== null : props.isGoing}
              >
                {reveal === null ? 'Answer' : onward}
              </Button>
            </>,
          )}
        </TypedAnswer>
      ) : (
        <>
          <ChoiceAnswers
            choices={question.choices}
            reveal={reveal}
            chosen={given?.choice ?? null}
            onChoose={choose}
            onGoOn={goOn}
          />
          {foot(
            reveal !== null && (
              <Button look="primary" size="large" aria-disabled={props.isGoing} onClick={goOn}>
                {onward}
              </Button>
            ),
          )}
        </>
      )}
    </div>
  )
}

import type { FlagsDocument } from '@trivium/wire/documents/places'
import { type RefObject, useCallback } from 'react'
import { classNames } from '../../design/class-names.ts'
import { ErrorLine } from '../../design/error-line.tsx'
import { useNotices } from '../../design/notices.tsx'
import { AnswerField } from '../../places/answer-field.tsx'
import { keepFocus, useFieldFocus } from '../../places/field-focus.ts'
import type { Say } from '../../places/use-answer-feedback.ts'
import layout from '../../questions/play-layout.module.css'
import { FlagPicture } from './flag-picture.tsx'
import { SkipButton } from './skip-button.tsx'
import styles from './typed.module.css'
import { useClosed } from './use-closed.ts'
import { useSkip } from './use-skip.ts'
import { useTyping } from './use-typing.ts'

interface TypedFlagsProps {
  readonly game: FlagsDocument
  readonly field: RefObject<HTMLInputElement | null>
  readonly onHelp: () => void
}

/** From this number of wrong names on, of 20, the player sees how many are left. */
const FEW = 5
const MAX_WRONG = 20

const useSayOutcome = (say: Say): Parameters<typeof useClosed>[1] =>
  useCallback(
    ({ outcome, name }) =>
      outcome === 'found' ? say('right', name) : say('wrong', `That was twenty tries. It’s ${name}.`),
    [say],
  )

const useSaySkipped = (say: Say): (() => void) => {
  const { announce } = useNotices()
  return useCallback(() => {
    say('quiet', 'Skipped: it comes back.')
    announce('Skipped: it comes back.')
  }, [say, announce])
}

/** A flag and a text field for its name; a right name leads to the next flag at once. */
export const TypedFlags = ({ game, field, onHelp }: TypedFlagsProps) => {
  const { say, ...typing } = useTyping(game)
  useFieldFocus(field)
  useClosed(game, useSayOutcome(say))
  const skipping = useSkip(game, useSaySkipped(say))
  const { current } = game
  if (current === null) return null
  const left = MAX_WRONG - current.wrong
  return (
    <>
      <FlagPicture key={current.image} image={current.image} />
      <div className={classNames(styles.answer, layout.choices)}>
        <AnswerField
          label="Whose flag is this?"
          field={field}
          text={typing.text}
          onText={typing.type}
          onEnter={typing.enter}
          onSkip={skipping.skip}
          onHelp={onHelp}
          said={typing.said}
          which={typing.which}
          onWhich={typing.choose}
        >
          <SkipButton
            className={styles.skip}
            canSkip={skipping.canSkip}
            onSkip={skipping.skip}
            shortcut={['Control+Enter', 'Ctrl + Enter']}
            onPointerDown={keepFocus}
          />
        </AnswerField>
        <ErrorLine>{typing.trouble ?? skipping.error?.message}</ErrorLine>
        {left <= FEW && (
          <p className={styles.warning}>{left === 1 ? 'One try left.' : `${left} tries left.`}</p>
        )}
      </div>
    </>
  )
}

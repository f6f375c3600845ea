import type { FlagsDocument } from '@trivium/wire/documents/places'
import { ArrowRight } from 'lucide-react'
import { type RefObject, useCallback } from 'react'
import { Button } from '../../design/button.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { useNotices } from '../../design/notices.tsx'
import { AnswerField } from '../../places/answer-field.tsx'
import { keepFocus, useFieldFocus } from '../../places/field-focus.ts'
import { FlagPicture } from './flag-picture.tsx'
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

/** A flag and a text field for its name; a right name leads to the next flag at once. */
export const TypedFlags = ({ game, field, onHelp }: TypedFlagsProps) => {
  const { announce } = useNotices()
  const { say, ...typing } = useTyping(game)
  useFieldFocus(field)
  useClosed(
    game,
    useCallback(
      ({ outcome, name }) =>
        outcome === 'found' ? say('right', name) : say('wrong', `Twenty wrong names. It is ${name}.`),
      [say],
    ),
  )
  const skipping = useSkip(
    game,
    useCallback(() => {
      say('quiet', 'Skipped: it comes back.')
      announce('Skipped: it comes back.')
    }, [say, announce]),
  )
  const { current } = game
  if (current === null) return null
  const left = MAX_WRONG - current.wrong
  return (
    <>
      <FlagPicture key={current.image} image={current.image} />
      <div className={styles.answer}>
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
          <Button
            className={styles.skip}
            aria-disabled={!skipping.canSkip}
            aria-keyshortcuts="Control+Enter"
            title={skipping.canSkip ? 'Skip (Ctrl + Enter)' : 'This is the last one'}
            onPointerDown={keepFocus}
            onClick={skipping.skip}
          >
            Skip
            <ArrowRight size={20} aria-hidden="true" />
          </Button>
        </AnswerField>
        <ErrorLine>{typing.trouble ?? skipping.error?.message}</ErrorLine>
        {left <= FEW && (
          <p className={styles.warning}>{left === 1 ? 'One try left.' : `${left} tries left.`}</p>
        )}
      </div>
    </>
  )
}

import type { SoloDocument } from '@trivium/wire/documents/solo'
import type { MouseEvent, Ref } from 'react'
import { Button } from '../../design/button.tsx'
import { VerdictFooter, type VerdictFooterProps } from '../../questions/verdict-footer.tsx'
import { ChoiceAnswers } from './choice-answers.tsx'
import { TypedAnswer } from './typed-answer.tsx'
import type { Answering } from './use-solo-actions.ts'

interface AnswersProps {
  readonly reveal: SoloDocument['reveal']
  readonly given: Answering['given']
  readonly footer: Omit<VerdictFooterProps, 'children'>
  /** The label of the button that leaves the reveal. */
  readonly onward: string
  /** That button has been pressed, and the request is in progress. */
  readonly isGoing: boolean
  readonly onGoOn: () => void
}

interface TypedProps extends AnswersProps {
  readonly field: Ref<HTMLInputElement>
  readonly onType: (text: string) => void
}

interface ChoiceProps extends AnswersProps {
  readonly choices: readonly string[]
  readonly onChoose: (choice: number) => void
}

type AnswerAreaProps = TypedProps &
  Omit<ChoiceProps, 'choices'> & { readonly choices: ChoiceProps['choices'] | null }

/** Everything below the question: the choices or a text field, the verdict, and the button to continue. */
export const AnswerArea = ({ choices, ...props }: AnswerAreaProps) =>
  choices === null ? <TypedArea {...props} /> : <ChoiceArea {...props} choices={choices} />

/** The second half of a double click on 'Answer' would skip the reveal: 'Next' is in the same place. */
const ignoreSecondHalf = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault()
}

const TypedArea = ({ reveal, given, field, footer, onward, isGoing, onType, onGoOn }: TypedProps) => (
  <TypedAnswer reveal={reveal} given={given?.text ?? null} field={field} onAnswer={onType} onGoOn={onGoOn}>
    <VerdictFooter {...footer}>
      {reveal === null && given === null && (
        <Button look="quiet" onClick={() => onType('')}>
          Don’t know
        </Button>
      )}
      <Button
        type="submit"
        look="primary"
        size="large"
        aria-disabled={reveal === null ? given !== null : isGoing}
        onClick={ignoreSecondHalf}
      >
        {reveal === null ? 'Answer' : onward}
      </Button>
    </VerdictFooter>
  </TypedAnswer>
)

const ChoiceArea = ({ choices, reveal, given, footer, onward, isGoing, onChoose, onGoOn }: ChoiceProps) => (
  <>
    <ChoiceAnswers
      choices={choices}
      reveal={reveal}
      chosen={given?.choice ?? null}
      onChoose={onChoose}
      onGoOn={onGoOn}
    />
    <VerdictFooter {...footer}>
      {reveal !== null && (
        <Button look="primary" size="large" aria-disabled={isGoing} onClick={onGoOn}>
          {onward}
        </Button>
      )}
    </VerdictFooter>
  </>
)

import { QUIZ_LIMITS } from '@trivium/wire/documents/quiz-limits'
import { Field } from '../../../design/field.tsx'
import type { QuestionProblems } from './check-draft.ts'
import type { DraftQuestion } from './draft.ts'
import type { Editor } from './editor.ts'
import styles from './number-fields.module.css'

interface NumberFieldsProps {
  readonly editor: Editor
  readonly question: DraftQuestion
  readonly problems: QuestionProblems | null
}

/** The right number, how far away still counts, and the unit. */
export const NumberFields = ({ editor, question, problems }: NumberFieldsProps) => {
  const { key } = question
  const field = (name: 'number' | 'within' | 'unit') => ({
    name: `${key}-${name}`,
    value: question[name],
    error: problems?.[name],
    autoComplete: 'off',
    onChange: ({ target: { value } }: { target: { value: string } }) => editor.change(key, { [name]: value }),
  })
  return (
    <fieldset className={styles.numbers}>
      <legend>The right number</legend>
      <Field {...field('number')} label="Number" inputMode="decimal" />
      <Field {...field('within')} label="Also right within (optional)" inputMode="decimal" />
      <Field {...field('unit')} label="Unit (optional)" maxLength={QUIZ_LIMITS.unit} />
    </fieldset>
  )
}

import { QUIZ_LIMITS } from '@trivium/wire/documents/quiz-limits'
import { Copy, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../design/button.tsx'
import { Cluster } from '../../../design/layout.tsx'
import { SelectField } from '../../../design/select-field.tsx'
import { TextArea } from '../../../design/text-area.tsx'
import { AnswerLines } from './answer-lines.tsx'
import { changedKind } from './change-kind.ts'
import type { QuestionProblems } from './check-draft.ts'
import type { DraftQuestion } from './draft.ts'
import type { Editor } from './editor.ts'
import { KIND_NAMES } from './kind-names.ts'
import { NumberFields } from './number-fields.tsx'
import styles from './question-form.module.css'
import { TruthFields } from './truth-fields.tsx'

interface QuestionFormProps {
  readonly editor: Editor
  readonly question: DraftQuestion
  readonly index: number
  /** Null: no problem, or too early to report one. */
  readonly problems: QuestionProblems | null
  readonly takesFocus: boolean
}

/** The inputs of the answer, by the form of the question. */
const AnswerFields = (props: Pick<QuestionFormProps, 'editor' | 'question' | 'problems'>) => {
  const { kind } = props.question
  if (kind === 'number') return <NumberFields {...props} />
  return kind === 'true-false' ? <TruthFields {...props} /> : <AnswerLines {...props} kind={kind} />
}

const KINDS: readonly (readonly [DraftQuestion['kind'], string])[] = [
  ['choice', 'Choices, one right'],
  ...(['several', 'true-false', 'typed', 'number', 'order'] as const).map(
    (kind) => [kind, KIND_NAMES[kind]] as const,
  ),
]

/** The inputs of a question. */
export const QuestionForm = ({ editor, question, index, problems, takesFocus }: QuestionFormProps) => {
  const { key } = question
  const prompt = useRef<HTMLTextAreaElement>(null)
  const { arrived } = editor
  useEffect(() => {
    if (!takesFocus) return
    prompt.current?.focus()
    arrived()
  }, [takesFocus, arrived])
  return (
    <div className={styles.form}>
      <TextArea
        ref={prompt}
        label="Question"
        name={`${key}-prompt`}
        rows={2}
        defaultValue={question.prompt}
        maxLength={QUIZ_LIMITS.prompt}
        error={problems?.prompt}
        onInput={({ currentTarget: { value } }) => editor.change(key, { prompt: value })}
      />
      <SelectField
        label="Kind of question"
        options={KINDS}
        value={question.kind}
        onChange={({ currentTarget: { value } }) =>
          editor.change(key, changedKind(question, value as DraftQuestion['kind']))
        }
      />
      <AnswerFields editor={editor} question={question} problems={problems} />
      <TextArea
        label="Explanation (optional)"
        name={`${key}-explanation`}
        rows={2}
        defaultValue={question.explanation}
        maxLength={QUIZ_LIMITS.explanation}
        error={problems?.explanation}
        onInput={({ currentTarget: { value } }) => editor.change(key, { explanation: value })}
      />
      <Cluster gap={12}>
        <Button onClick={() => editor.duplicate(key)}>
          <Copy size={18} aria-hidden="true" />
          Duplicate
        </Button>
        <Button onClick={() => editor.remove(key)} aria-label={`Remove question ${index + 1}`}>
          <Trash2 size={18} aria-hidden="true" />
          Remove
        </Button>
      </Cluster>
    </div>
  )
}

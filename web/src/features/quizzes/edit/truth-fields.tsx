import { useId } from 'react'
import { FieldError } from '../../../design/field.tsx'
import { SegmentedControl } from '../../../design/segmented-control.tsx'
import type { QuestionProblems } from './check-draft.ts'
import type { DraftQuestion } from './draft.ts'
import type { Editor } from './editor.ts'
import { PROBLEM } from './go-to-problem.ts'

interface TruthFieldsProps {
  readonly editor: Editor
  readonly question: DraftQuestion
  readonly problems: QuestionProblems | null
}

const OPTIONS = [
  ['0', 'True'],
  ['1', 'False'],
] as const

/** Whether the statement is true. */
export const TruthFields = ({ editor, question, problems }: TruthFieldsProps) => {
  const id = useId()
  const problem = problems?.answers
  return (
    <div aria-describedby={id} {...(problem !== undefined && { [PROBLEM]: 'radio' })}>
      <SegmentedControl<string>
        legend="The statement is"
        options={OPTIONS}
        value={String(question.right[0] ?? '')}
        onChange={(value) => editor.change(question.key, { right: [Number(value)] })}
      />
      <div id={id}>{problem !== undefined && <FieldError>{problem}</FieldError>}</div>
    </div>
  )
}

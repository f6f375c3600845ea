import { QUIZ_LIMITS } from '@trivium/wire/documents/quiz-limits'
import { useStore } from 'zustand'
import { Card } from '../../../design/card.tsx'
import { Field } from '../../../design/field.tsx'
import { TextArea } from '../../../design/text-area.tsx'
import { checkDraft } from './check-draft.ts'
import type { Editor } from './editor.ts'

/** The title and the description of the quiz. */
export const QuizWords = ({ editor }: { editor: Editor }) => {
  const { draft, loads } = useStore(editor.store)
  const checked = checkDraft(draft)
  const problems = 'problems' in checked ? checked.problems : null
  return (
    <Card aria-label="Title and description" key={loads}>
      <Field
        label="Title"
        name="title"
        value={draft.title}
        maxLength={QUIZ_LIMITS.title}
        autoComplete="off"
        error={problems?.title ?? undefined}
        onChange={({ target: { value } }) => editor.edit((before) => ({ ...before, title: value }))}
      />
      <TextArea
        label="Description (optional)"
        name="description"
        defaultValue={draft.description}
        maxLength={QUIZ_LIMITS.description}
        error={problems?.description ?? undefined}
        onInput={({ currentTarget: { value } }) =>
          editor.edit((before) => ({ ...before, description: value }))
        }
      />
    </Card>
  )
}

import { NewQuiz } from '@trivium/wire/documents/quiz'
import { QUIZ_LIMITS } from '@trivium/wire/documents/quiz-limits'
import { Field } from '../../../design/field.tsx'
import { Submit } from '../../../forms/submit.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useCall } from '../../../live/client-context.ts'
import { useNavigate } from '../../../routing/page-router.tsx'

/** A new quiz needs only a title. */
export const NewQuizForm = () => {
  const call = useCall()
  const navigate = useNavigate()
  const form = useForm({
    schema: NewQuiz,
    send: async (values) => {
      const reply = await call('createQuiz', values)
      if (reply.result) navigate(`/custom/edit/${reply.result.quizId}`)
      return reply
    },
  })
  return (
    <form {...form.formProps} aria-label="New quiz">
      <Field
        label="Title"
        name="title"
        maxLength={QUIZ_LIMITS.title}
        autoComplete="off"
        error={form.errors.title}
      />
      <Submit form={form} sending="Creating it …">
        Create quiz
      </Submit>
    </form>
  )
}

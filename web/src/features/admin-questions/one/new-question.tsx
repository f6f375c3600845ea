import { useRef } from 'react'
import { Screen } from '../../../design/layout.tsx'
import { useNotices } from '../../../design/notices.tsx'
import { useCall } from '../../../live/client-context.ts'
import { useNavigate } from '../../../routing/page-router.tsx'
import { EMPTY } from './draft.ts'
import { QuestionForm } from './question-form.tsx'

/** A form for a new question. */
export const NewQuestion = () => {
  const call = useCall()
  const go = useNavigate()
  const { tell } = useNotices()
  const added = useRef('')
  const isUnsaved = useRef(false)
  return (
    <Screen title="Add a question" dense>
      <QuestionForm
        text={EMPTY}
        objections={[]}
        id={null}
        act="Add the question"
        isUnsaved={isUnsaved}
        send={async (text, reason) => {
          const reply = await call('addQuestion', { text, ...(reason !== undefined && { reason }) })
          if (reply.result) added.current = reply.result.id
          return reply
        }}
        onDone={() => {
          tell('The question is added. The next game may ask it.')
          void go(`/admin/questions/${added.current}`)
        }}
      />
    </Screen>
  )
}

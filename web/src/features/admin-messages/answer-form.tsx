import { REPLY_TEXT, ReplyForm } from '@trivium/wire/contact-fields'
import type { Message } from '@trivium/wire/documents/message'
import { useRef } from 'react'
import { Card } from '../../design/card.tsx'
import { useNotices } from '../../design/notices.tsx'
import { TextArea } from '../../design/text-area.tsx'
import { Submit } from '../../forms/submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useCall } from '../../live/client-context.ts'
import { MAIL_STATUS_LABELS } from './labels.ts'
import styles from './messages.module.css'

interface AnswerFormProps {
  readonly message: Message
  readonly onDone: () => void
}

/** Writes to the sender. Keyed by the number of answers, so that the form is empty again after sending. */
export const AnswerForm = (props: AnswerFormProps) => (
  <Answering key={props.message.replies.length} {...props} />
)

const Answering = ({ message: { id, email, closedAt }, onDone }: AnswerFormProps) => {
  const call = useCall()
  const { tell } = useNotices()
  const closes = useRef<HTMLInputElement>(null)
  const form = useForm({
    schema: ReplyForm,
    send: async (reply) => {
      const close = closedAt === null && closes.current?.checked === true
      const answered = await call('answerMessage', { id, reply, close })
      if (answered.result) {
        const { mail } = answered.result
        if (mail === 'sent') tell(`Your answer is on its way to ${email}.`)
        else tell(MAIL_STATUS_LABELS[mail], 'problem')
        onDone()
      }
      return answered
    },
  })
  return (
    <Card padding="large" aria-labelledby="answer">
      <h2 id="answer" className={styles.title}>
        Answer
      </h2>
      <form {...form.formProps} aria-label="Answer">
        <TextArea
          label={`To ${email}`}
          name="text"
          rows={6}
          maxLength={REPLY_TEXT.longest}
          error={form.errors.text}
        />
        {closedAt === null && (
          <label className={styles.closes}>
            <input ref={closes} type="checkbox" defaultChecked />
            Close the message after sending
          </label>
        )}
        <Submit form={form} sending="Mailing …">
          Send answer
        </Submit>
      </form>
    </Card>
  )
}

import { CONTACT_TEXT, ContactForm as Schema } from '@trivium/wire/contact-fields'
import { CONTACT_TOPICS, TOPIC_WORDS } from '@trivium/wire/contact-topics'
import type { OutputOf } from '@trivium/wire/registry'
import { useEffect, useRef } from 'react'
import { Field } from '../../design/field.tsx'
import { SelectField } from '../../design/select-field.tsx'
import { TextArea } from '../../design/text-area.tsx'
import visuallyHidden from '../../design/visually-hidden.module.css'
import { Submit } from '../../forms/submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useCall, useTopic } from '../../live/client-context.ts'
import type { Failure, Reply } from '../../live/reply.ts'
import { AttachedGame } from './attached-game.tsx'
import styles from './contact.module.css'
import type { Solve } from './in-worker.ts'
import { ProofProgress } from './proof-progress.tsx'
import type { OwnGame } from './use-own-game.ts'
import { useProof } from './use-proof.ts'

interface ContactFormProps {
  readonly own: OwnGame
  readonly onLeaveOut: () => void
  readonly solve: Solve
  readonly onSent: (email: string) => void
}

/** Whether sending again with a new puzzle may succeed. */
const isWorthAnother = (failure: Failure | undefined): boolean =>
  failure?.reason === 'puzzle-over' || failure?.reason === 'puzzle-used'

const OPTIONS = [
  ['', 'Choose one …'],
  ...CONTACT_TOPICS.map((topic) => [topic, TOPIC_WORDS[topic]] as const),
] as const

const useSend = ({ own, solve, onSent }: ContactFormProps) => {
  const call = useCall()
  const proof = useProof(solve)
  const gameId = own.status === 'yours' ? own.game.id : null
  const attempt = async (form: Schema): Promise<Reply<OutputOf<'sendMessage'>>> => {
    const { result, error } = await proof.take()
    return error ? { error } : call('sendMessage', { form, gameId, ...result })
  }
  const send = async (form: Schema) => {
    const first = await attempt(form)
    const reply = isWorthAnother(first.error) ? await attempt(form) : first
    if (reply.result) onSent(form.email)
    return reply
  }
  return { proof, send }
}

/** The contact form. Everything entered stays until it is sent. */
export const ContactForm = (props: ContactFormProps) => {
  const { own, onLeaveOut } = props
  const element = useRef<HTMLFormElement>(null)
  const { proof, send } = useSend(props)
  const form = useForm({
    schema: Schema,
    send: async (values) => {
      const reply = await send(values)
      if (reply.error?.reason === 'looks-like-robot') emptyHidden(element.current)
      return reply
    },
  })
  const { errors } = form
  useOwnAddress(element)
  return (
    <form {...form.formProps} ref={element} aria-label="Your message" onFocus={proof.begin}>
      <div className={styles.sender}>
        <Field label="Name" name="name" error={errors.name} autoComplete="name" />
        <Field
          label="Email"
          name="email"
          type="email"
          error={errors.email}
          note={<span className={styles.muted}>Only used to answer you.</span>}
          autoComplete="email"
        />
      </div>
      <SelectField label="What is it about?" name="topic" options={OPTIONS} error={errors.topic} />
      <TextArea label="Message" name="text" rows={7} maxLength={CONTACT_TEXT.longest} error={errors.text} />
      {/* A hidden field that only robots fill in. */}
      <div className={visuallyHidden.hidden} aria-hidden="true">
        <input type="text" name="homepage" defaultValue="" tabIndex={-1} autoComplete="off" />
      </div>
      <AttachedGame own={own} onLeaveOut={onLeaveOut} />
      {form.isSending && <ProofProgress done={proof.done} />}
      <Submit form={form} sending="Sending …">
        Send message
      </Submit>
    </form>
  )
}

const inputNamed = (form: HTMLFormElement | null, name: string): HTMLInputElement | null =>
  form?.querySelector(`[name="${name}"]`) ?? null

const emptyHidden = (form: HTMLFormElement | null): void => {
  const input = inputNamed(form, 'homepage')
  if (input !== null) input.value = ''
}

const fillIn = (form: HTMLFormElement | null, name: string, value: string): void => {
  const input = inputNamed(form, name)
  if (input !== null && input.value === '') input.value = value
}

/** Fills in the player's own name and email address unless others were typed. */
const useOwnAddress = (form: { readonly current: HTMLFormElement | null }): void => {
  const call = useCall()
  const { doc } = useTopic('user')
  const name = doc === null || doc.isAnonymous ? null : doc.username
  useEffect(() => {
    if (name === null) return
    fillIn(form.current, 'name', name)
    void call('readAccount', {}).then(({ result }) => {
      if (result) fillIn(form.current, 'email', result.email)
    })
  }, [call, form, name])
}

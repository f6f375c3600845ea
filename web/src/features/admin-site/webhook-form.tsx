import type { Refusal } from '@trivium/wire/refusals'
import { WEBHOOK, WEBHOOK_EVENTS, type WebhookEvent, type WebhookFormat } from '@trivium/wire/site/webhooks'
import { type Ref, type RefObject, useRef, useState } from 'react'
import { Button } from '../../design/button.tsx'
import { Field, FieldError } from '../../design/field.tsx'
import { useNotices } from '../../design/notices.tsx'
import { SelectField } from '../../design/select-field.tsx'
import type { FormSchema } from '../../forms/problems.ts'
import { Submit } from '../../forms/submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useCall } from '../../live/client-context.ts'
import styles from './site.module.css'
import { EVENT_LABELS, FORMAT_OPTIONS } from './webhook-labels.ts'

interface Wanted {
  readonly name: string
  readonly format: WebhookFormat
  readonly url: string
}

const schema: FormSchema<Wanted> = {
  safeParse: (data) => {
    const { name = '', url = '', format } = data as Record<string, string>
    const issues = [
      ...(name.trim() === '' ? [{ path: ['name'], message: 'Give it a name, such as the channel’s.' }] : []),
      ...(URL.canParse(url.trim()) ? [] : [{ path: ['url'], message: 'Enter the full address: https:// …' }]),
    ]
    if (issues.length > 0) return { success: false, error: { issues } }
    return {
      success: true,
      data: { name: name.trim(), url: url.trim(), format: format === 'slack' ? 'slack' : 'discord' },
    }
  },
}

const FIELDS: Readonly<Partial<Record<Refusal, string>>> = {
  'webhook-address': 'url',
  'webhook-not-https': 'url',
  'webhook-private': 'url',
}

interface WebhookFormProps {
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** The form's submission. `misses`: no event is chosen. */
const useAddWebhook = (events: RefObject<HTMLFieldSetElement | null>, onDone: () => void) => {
  const call = useCall()
  const { tell } = useNotices()
  const [misses, setMisses] = useState(false)
  const form = useForm({
    schema,
    send: async (wanted) => {
      const chosen = checkedIn(events.current)
      setMisses(chosen.length === 0)
      if (chosen.length === 0) return { result: null }
      const reply = await call('addWebhook', { ...wanted, events: chosen })
      if (reply.result) {
        tell('The webhook is added. Send it a test.')
        onDone()
      }
      return reply
    },
    fieldOf: (reason) => FIELDS[reason],
  })
  return { form, misses }
}

/** Adds a webhook. */
export const WebhookForm = ({ onDone, onCancel }: WebhookFormProps) => {
  const events = useRef<HTMLFieldSetElement>(null)
  const { form, misses } = useAddWebhook(events, onDone)
  return (
    <form {...form.formProps} aria-label="Add a webhook" className={styles.adding}>
      <Field
        label="Name"
        name="name"
        maxLength={WEBHOOK.longestName}
        error={form.errors.name}
        placeholder="#quiz-crew"
        autoComplete="off"
      />
      <SelectField label="Format" name="format" options={FORMAT_OPTIONS} defaultValue="discord" />
      <Field
        label="Address"
        name="url"
        type="url"
        hint="Anyone who has it can post there, so we don’t show it again."
        maxLength={WEBHOOK.longestUrl}
        error={form.errors.url}
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
      />
      <EventChoice ref={events} chosen={WEBHOOK_EVENTS} />
      {misses && <FieldError>Choose at least one.</FieldError>}
      <div className={styles.actions}>
        <Submit form={form} sending="Adding it …" look="plain">
          Add it
        </Submit>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

interface EventChoiceProps {
  readonly ref: Ref<HTMLFieldSetElement>
  readonly chosen: readonly WebhookEvent[]
}

const EventChoice = ({ ref, chosen }: EventChoiceProps) => (
  <fieldset ref={ref} className={styles.events}>
    <legend>Events</legend>
    {WEBHOOK_EVENTS.map((event) => (
      <label key={event}>
        <input type="checkbox" value={event} defaultChecked={chosen.includes(event)} />
        {EVENT_LABELS[event]}
      </label>
    ))}
  </fieldset>
)

const checkedIn = (events: HTMLFieldSetElement | null): WebhookEvent[] => {
  const boxes = [...(events?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
  return WEBHOOK_EVENTS.filter((event) => boxes.some((box) => box.value === event))
}

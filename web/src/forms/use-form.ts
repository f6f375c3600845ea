import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useCountdown } from '../design/countdown.ts'
import { useNotices } from '../design/notices.tsx'
import type { Failure, Reply } from '../live/reply.ts'
import { checkForm, type FormSchema, firstWrong, type Problems } from './problems.ts'

interface FormOptions<Values> {
  /** One of `@trivium/wire/account-fields`; its fields have the names of the form's inputs. */
  readonly schema: FormSchema<Values>
  /** Sends the values, and continues after success. */
  readonly send: (values: Values) => Promise<Reply<unknown>>
  /** The field that a refusal concerns; without one it is shown below the form. */
  readonly fieldOf?: (reason: NonNullable<Failure['reason']>) => string | undefined
}

export interface Form {
  /** Props for the `<form>`. Its inputs are uncontrolled, so that nothing typed is ever lost. */
  readonly formProps: {
    readonly noValidate: true
    readonly method: 'post'
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  }
  /** Error messages by field name. */
  readonly errors: Problems
  /** Why submitting failed, if it concerns no field. */
  readonly failure: string | null
  /** The server's last refusal, with its details; null once something is changed. */
  readonly refusal: Failure | null
  /** The wait before the next try, ms; null if there is none. */
  readonly retryIn: number | null
  readonly isSending: boolean
}

const NO_PROBLEMS: Problems = {}

const without = (problems: Problems, name: string): Problems => {
  if (!(name in problems)) return problems
  const { [name]: _, ...rest } = problems
  return rest
}

const waitOf = ({ details: { retryAfter } }: Failure): number =>
  typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter : 0

const isFilled = (field: EventTarget): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement

/**
 * A form that is validated in the page by the server's own schema before it is sent. A field is validated on blur if it
 * has a value, and all fields on submit; an error disappears when its field is changed.
 */
export const useForm = <Values>({ schema, send, fieldOf }: FormOptions<Values>): Form => {
  const [errors, setErrors] = useState(NO_PROBLEMS)
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  const [retryAt, setRetryAt] = useState<number | null>(null)
  const [wrong, setWrong] = useState<{ readonly form: HTMLFormElement; readonly problems: Problems } | null>(
    null,
  )
  const busy = useRef(false)
  const { announce } = useNotices()
  const left = useCountdown(retryAt, Date.now, 500)
  const retryIn = left === null || left === 0 ? null : left

  // After the errors are rendered, so that they are read out with the field.
  useEffect(() => {
    const field = wrong && firstWrong(wrong.form, wrong.problems)
    if (!field) return
    if (field !== document.activeElement) field.focus()
    else announce(wrong.problems[field.name] ?? '')
  }, [wrong, announce])

  const show = (form: HTMLFormElement, problems: Problems) => {
    setErrors(problems)
    setWrong({ form, problems })
  }
  const refuse = (form: HTMLFormElement, failure: Failure) => {
    setRefusal(failure)
    const wait = waitOf(failure)
    if (wait > 0) setRetryAt(Date.now() + wait)
    const field = failure.reason === null ? undefined : fieldOf?.(failure.reason)
    if (field !== undefined) show(form, { [field]: failure.message })
  }
  const submit = async (form: HTMLFormElement) => {
    if (busy.current || retryIn !== null) return
    const checked = checkForm(schema, form)
    setRefusal(null)
    if ('problems' in checked) return show(form, checked.problems)
    setErrors(NO_PROBLEMS)
    busy.current = true
    setSending(true)
    try {
      const { error } = await send(checked.values)
      if (error) refuse(form, error)
    } finally {
      busy.current = false
      setSending(false)
    }
  }
  const checkLeft = (form: HTMLFormElement, field: EventTarget) => {
    if (!isFilled(field) || field.value === '' || busy.current) return
    const checked = checkForm(schema, form)
    const problem = 'problems' in checked ? checked.problems[field.name] : undefined
    if (problem !== undefined) setErrors((before) => ({ ...before, [field.name]: problem }))
  }
  const changed = (field: EventTarget) => {
    if (!isFilled(field)) return
    setErrors((before) => without(before, field.name))
    setRefusal(null)
  }

  const ofField = refusal?.reason ? fieldOf?.(refusal.reason) : undefined
  return {
    formProps: {
      noValidate: true,
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      },
      onBlur: ({ currentTarget, target }) => checkLeft(currentTarget, target),
      onInput: ({ target }) => changed(target),
    },
    errors,
    failure: refusal !== null && ofField === undefined ? refusal.message : null,
    refusal,
    retryIn,
    isSending,
  }
}

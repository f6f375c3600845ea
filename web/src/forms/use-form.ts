import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { useCountdown } from '../design/countdown.ts'
import type { Failure, Reply } from '../live/reply.ts'
import { checkForm, type FormSchema, type Problems } from './problems.ts'
import { useFieldErrors } from './use-field-errors.ts'

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

const waitOf = ({ details: { retryAfter } }: Failure): number =>
  typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter : 0

/** The server's last refusal, and the time left until it may be asked again. */
const useRefusal = (fieldOf: FormOptions<never>['fieldOf']) => {
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const [retryAt, setRetryAt] = useState<number | null>(null)
  const left = useCountdown(retryAt, Date.now, 500)
  const fieldConcerned = ({ reason }: Failure) => (reason === null ? undefined : fieldOf?.(reason))
  return {
    refusal,
    failure: refusal !== null && fieldConcerned(refusal) === undefined ? refusal.message : null,
    retryIn: left === 0 ? null : left,
    clearRefusal: () => setRefusal(null),
    /** Returns the field that it concerns. */
    refuse: (next: Failure): string | undefined => {
      setRefusal(next)
      const wait = waitOf(next)
      if (wait > 0) setRetryAt(Date.now() + wait)
      return fieldConcerned(next)
    },
  }
}

/**
 * A form that is validated in the page by the server's own schema before it is sent. A field is validated on blur if it
 * has a value, and all fields on submit; an error disappears when its field is changed.
 */
export const useForm = <Values>({ schema, send, fieldOf }: FormOptions<Values>): Form => {
  const { errors, goToErrors, check, clear, clearAll } = useFieldErrors(schema)
  const { refusal, failure, retryIn, refuse, clearRefusal } = useRefusal(fieldOf)
  const [isSending, setSending] = useState(false)
  const busy = useRef(false)

  const submit = async (form: HTMLFormElement) => {
    if (busy.current || retryIn !== null) return
    const checked = checkForm(schema, form)
    clearRefusal()
    if ('problems' in checked) return goToErrors(form, checked.problems)
    clearAll()
    busy.current = true
    setSending(true)
    try {
      const { error } = await send(checked.values)
      if (!error) return
      const field = refuse(error)
      if (field !== undefined) goToErrors(form, { [field]: error.message })
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  return {
    formProps: {
      noValidate: true,
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      },
      onBlur: ({ currentTarget, target }) => {
        if (!busy.current) check(currentTarget, target)
      },
      onInput: ({ target }) => {
        clear(target)
        clearRefusal()
      },
    },
    errors,
    failure,
    refusal,
    retryIn,
    isSending,
  }
}

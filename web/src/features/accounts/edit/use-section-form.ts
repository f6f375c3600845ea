import { type FormEvent, type RefObject, useRef, useState } from 'react'
import type { FormSchema } from '../../../forms/problems.ts'
import { type Form, useForm } from '../../../forms/use-form.ts'
import type { Failure, Reply } from '../../../live/reply.ts'

interface SectionFormOptions<Values> {
  readonly schema: FormSchema<Values>
  readonly send: (values: Values) => Promise<Reply<unknown>>
  /** The confirmation after saving. */
  readonly saved: (values: Values) => string
  readonly fieldOf?: (reason: NonNullable<Failure['reason']>) => string | undefined
}

interface SectionForm {
  readonly form: Form
  /** Props of the `<form>`. */
  readonly props: Form['formProps'] & { readonly ref: RefObject<HTMLFormElement | null> }
  readonly saved: string | null
}

/** A form that stays on the page: after saving it shows a confirmation and is emptied. */
export const useSectionForm = <Values>(options: SectionFormOptions<Values>): SectionForm => {
  const ref = useRef<HTMLFormElement>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const form = useForm<Values>({
    ...options,
    send: async (values) => {
      setSaved(null)
      const reply = await options.send(values)
      if (reply.error) return reply
      ref.current?.reset()
      setSaved(options.saved(values))
      return reply
    },
  })
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    form.formProps.onInput(event)
    setSaved(null)
  }
  return { form, props: { ...form.formProps, ref, onInput }, saved }
}

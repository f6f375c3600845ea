import { useEffect, useState } from 'react'
import { useNotices } from '../design/notices.tsx'
import { checkForm, type FormSchema, firstWrong, type Problems } from './problems.ts'

const NO_PROBLEMS: Problems = {}

const without = (problems: Problems, name: string): Problems => {
  if (!(name in problems)) return problems
  const { [name]: _, ...rest } = problems
  return rest
}

const isFilled = (field: EventTarget): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement

interface FieldErrors {
  /** Error messages by field name. */
  readonly errors: Problems
  /** Shows what prevented sending, and moves the focus to the first of it. */
  readonly goToErrors: (form: HTMLFormElement, problems: Problems) => void
  /** Validates one field if it has a value. */
  readonly check: (form: HTMLFormElement, field: EventTarget) => void
  readonly clear: (field: EventTarget) => void
  readonly clearAll: () => void
}

/** What is wrong with the fields of a form. */
export const useFieldErrors = (schema: FormSchema<unknown>): FieldErrors => {
  const [errors, setErrors] = useState(NO_PROBLEMS)
  const [wrong, setWrong] = useState<{ readonly form: HTMLFormElement; readonly problems: Problems } | null>(
    null,
  )
  const { announce } = useNotices()
  // After the errors are rendered, so that they are read out with the field.
  useEffect(() => {
    const field = wrong && firstWrong(wrong.form, wrong.problems)
    if (!field) return
    if (field !== document.activeElement) field.focus()
    else announce(wrong.problems[field.name] ?? '')
  }, [wrong, announce])
  return {
    errors,
    goToErrors: (form, problems) => {
      setErrors(problems)
      setWrong({ form, problems })
    },
    check: (form, field) => {
      if (!isFilled(field) || field.value === '') return
      const checked = checkForm(schema, form)
      const problem = 'problems' in checked ? checked.problems[field.name] : undefined
      if (problem !== undefined) setErrors((before) => ({ ...before, [field.name]: problem }))
    },
    clear: (field) => {
      if (isFilled(field)) setErrors((before) => without(before, field.name))
    },
    clearAll: () => setErrors(NO_PROBLEMS),
  }
}

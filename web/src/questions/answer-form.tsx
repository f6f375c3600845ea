import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import layout from './play-layout.module.css'

interface AnswerFormProps {
  /** Whether the question is closed. */
  readonly isClosed: boolean
  readonly onConfirm: () => void
  readonly onGoOn: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  /** The answers and the footer, whose button submits the form. */
  readonly children: ReactNode
}

/** Around answers that are confirmed: its button, or Enter, confirms, and continues once the question is closed. */
export const AnswerForm = ({ isClosed, onConfirm, onGoOn, onKeyDown, children }: AnswerFormProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isClosed) onGoOn()
    else onConfirm()
  }
  return (
    <form className={layout.parts} onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      {children}
    </form>
  )
}

import { type AskedForm, type Form, formOf } from './forms.ts'

/** QF5: what a player sees of a form before the question closes. There is no field for the answer. */
export interface ShownForm {
  readonly form: Form
  /** The choices, or the parts to put in order; null: answered in words or by a number. */
  readonly choices: readonly string[] | null
  /** What a number counts, if it has a unit. */
  readonly unit?: string
}

export const showForm = (asked: AskedForm): ShownForm => ({
  form: formOf(asked),
  choices: 'choices' in asked ? asked.choices : null,
  ...(asked.form === 'number' && asked.unit !== null && { unit: asked.unit }),
})

const ARRANGING_A_PART = 2_000
const CHECKING_A_CHOICE = 1_000

/**
 * QF12: the time that the handling of a form adds to the clock of a question, ms: 2 s for each part to be put in order,
 * 1 s for each choice of which several may be right.
 */
export const handlingTime = (asked: AskedForm): number => {
  if (asked.form === 'order') return asked.choices.length * ARRANGING_A_PART
  if (asked.form === 'several') return asked.choices.length * CHECKING_A_CHOICE
  return 0
}

/** How a question is answered. */
export type Form = 'choice' | 'true-false' | 'typed' | 'number' | 'order' | 'several'

/**
 * What a question holds, as its author wrote it. `kind` is its form, by the name under which quizzes are stored.
 */
export type FormQuestion =
  /** `right` is an index into `choices`. */
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly right: number }
  /** `right`: whether the statement is true. */
  | { readonly kind: 'true-false'; readonly right: boolean }
  /** Each of `accepted` is right; the first is shown as the answer. */
  | { readonly kind: 'typed'; readonly accepted: readonly string[] }
  /** A number at most `within` away from `answer` is right. */
  | {
      readonly kind: 'number'
      readonly answer: number
      readonly within?: number | undefined
      readonly unit?: string | undefined
    }
  /** `parts` in the right order. */
  | { readonly kind: 'order'; readonly parts: readonly string[] }
  /** `right`: the indexes of all right choices. */
  | { readonly kind: 'several'; readonly choices: readonly string[]; readonly right: readonly number[] }

/** Four choices, or two: true and false. QF1: without a form in journals that are older than the forms. */
export interface ChoiceForm {
  readonly form?: 'choice' | 'true-false'
  /** In this game's order. */
  readonly choices: readonly string[]
  readonly right: number
}

export interface TypedForm {
  readonly form?: 'typed'
  readonly accepted: readonly string[]
  /** Other names: a text that equals one of these is not taken for a misspelling of an accepted name. */
  readonly others?: readonly string[]
}

export interface NumberForm {
  readonly form: 'number'
  readonly answer: number
  /** How far a right number may be from `answer`. */
  readonly within: number
  /** null: a bare number. */
  readonly unit: string | null
}

export interface OrderForm {
  readonly form: 'order'
  /** The parts as they are shown at first. */
  readonly choices: readonly string[]
  /** Indexes into `choices`, in the right order. */
  readonly right: readonly number[]
}

export interface SeveralForm {
  readonly form: 'several'
  /** In this game's order. */
  readonly choices: readonly string[]
  /** Indexes into `choices`, ascending. */
  readonly right: readonly number[]
}

/** A question's form as one game asks it, with the right answer. */
export type AskedForm = ChoiceForm | TypedForm | NumberForm | OrderForm | SeveralForm

/** QF1: the form of a question of a game. */
export const formOf = (asked: AskedForm): Form => asked.form ?? ('choices' in asked ? 'choice' : 'typed')

/** Whether the answer is one of the choices. */
export const isChoiceForm = <T extends AskedForm>(asked: T): asked is Extract<T, ChoiceForm> =>
  'choices' in asked && typeof asked.right === 'number'

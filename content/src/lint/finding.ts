import type { Question } from '../questions/format.ts'

/** What a rule holds against a question, or against the bank as a whole. */
export type Finding = {
  readonly rule: string
  readonly question: Question | null
  readonly message: string
}

/** A rule lists everything that it finds, in the order of the bank. */
export type Rule = (questions: readonly Question[]) => Finding[]

/** A rule that looks at one question at a time: `complaints` gives a sentence for each fault. */
export const perQuestion =
  (rule: string, complaints: (question: Question) => readonly string[]): Rule =>
  (questions) =>
    questions.flatMap((question) =>
      complaints(question).map((message): Finding => ({ rule, question, message })),
    )

/** A finding about the bank as a whole. */
export const aboutBank = (rule: string, message: string): Finding => ({ rule, question: null, message })

/** A share as people read it: 0.2714 is '27.1 %'. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

import type { Question } from '../questions/format.ts'

/** A problem that a rule finds in a question or in the bank as a whole. */
export type Finding = {
  readonly rule: string
  readonly question: Question | null
  readonly message: string
}

/** A rule lists all its findings in the order of the bank. */
export type Rule = (questions: readonly Question[]) => Finding[]

/** A rule about single questions: `complaints` returns a sentence for each fault. */
export const perQuestion =
  (rule: string, complaints: (question: Question) => readonly string[]): Rule =>
  (questions) =>
    questions.flatMap((question) =>
      complaints(question).map((message): Finding => ({ rule, question, message })),
    )

/** A finding about the bank as a whole. */
export const aboutBank = (rule: string, message: string): Finding => ({ rule, question: null, message })

/** A share for people to read: 0.2714 is '27.1 %'. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

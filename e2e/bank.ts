import { bundledQuestions } from '@trivium/testkit/system'

export type QuestionPlay = 'right' | 'wrong'

const bank = new Map((await bundledQuestions()).map((question) => [question.prompt, question]))

/** The text of the right or a wrong choice of a question in the bank. */
export const choiceFor = (prompt: string, play: QuestionPlay): string => {
  const question = bank.get(prompt)
  if (question === undefined) throw new Error(`The bank has no question '${prompt}'.`)
  return play === 'right' ? question.answer : question.wrong[0]
}

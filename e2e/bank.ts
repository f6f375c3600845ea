import { readFileSync } from 'node:fs'
import type { Question } from '@trivium/content/questions/format'
import { preparedBank } from './prepare.ts'

export type QuestionPlay = 'right' | 'wrong'

const readBank = () => {
  const questions = JSON.parse(readFileSync(preparedBank(), 'utf8')) as Question[]
  const byPrompt = Map.groupBy(questions, ({ prompt }) => prompt)
  const inWords = new Map(questions.map((question) => [question.words, question]))
  return { questions, byPrompt, inWords }
}

let read: ReturnType<typeof readBank> | undefined

/** The bundled questions. */
export const bank = (): ReturnType<typeof readBank> => {
  read ??= readBank()
  return read
}

/**
 * The text of the right or a wrong choice of a question in the bank. Questions about pictures share their prompt; the texts of
 * the choices tell them apart.
 */
export const choiceFor = (prompt: string, play: QuestionPlay, shown: readonly string[] = []): string => {
  const { byPrompt, inWords } = bank()
  const found = byPrompt.get(prompt) ?? [inWords.get(prompt)].filter((one) => one !== undefined)
  const isShown = (choice: string) => shown.length === 0 || shown.includes(choice)
  const isPartShown = (choice: string) => shown.some((text) => text.includes(choice))
  const question =
    found.find(({ answer, wrong }) => [answer, ...wrong].every(isShown)) ??
    found.find(({ answer, wrong }) => [answer, ...wrong].every(isPartShown))
  if (question === undefined) throw new Error(`The bank has no question '${prompt}'.`)
  return play === 'right' ? question.answer : question.wrong[0]
}

/** Whether several questions of the bank have this prompt, as those about pictures do. */
export const isShared = (prompt: string): boolean => (bank().byPrompt.get(prompt)?.length ?? 0) > 1

import { choicesOf } from '@trivium/content/questions/format'
import { loadQuestions } from '@trivium/content/questions/load'

/** A question as it is asked; `right` is an index into the choices. */
export interface Item {
  readonly prompt: string
  readonly choices: readonly string[]
  readonly right: number
}

const QUESTIONS = 10

/** The bundled questions, in memory. */
export const loadItems = async (): Promise<readonly Item[]> => {
  const bank = await loadQuestions()
  if (!bank.ok) throw new Error('the bank does not load')
  return bank.questions.map((question) => {
    const choices = choicesOf(question).toSorted()
    return { prompt: question.prompt, choices, right: choices.indexOf(question.answer) }
  })
}

/** Ten different questions at random. */
export const drawItems = (items: readonly Item[]): readonly Item[] => {
  const drawn = new Set<Item>()
  while (drawn.size < QUESTIONS) drawn.add(items[Math.floor(Math.random() * items.length)] as Item)
  return [...drawn]
}

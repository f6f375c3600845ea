import type { Question } from '../questions/format.ts'
import type { Finding, Rule } from './finding.ts'

/** A valid question, for the tests of the rules. */
export const sampleQuestion = (change: Partial<Question> = {}): Question => ({
  id: 'geography-0001',
  category: 'geography',
  prompt: 'Which river flows through Vienna?',
  answer: 'Danube',
  wrong: ['Rhine', 'Elbe', 'Vistula'],
  difficulty: 1,
  explanation: 'It touches ten countries.',
  source: 'an atlas',
  tags: ['rivers'],
  licence: 'CC-BY-SA-4.0',
  ...change,
})

/** `count` valid questions with changes. */
export const sampleBank = (
  count: number,
  change: (index: number) => Partial<Question> = () => ({}),
): Question[] =>
  Array.from({ length: count }, (_, index) =>
    sampleQuestion({ id: `geography-${String(index + 1).padStart(4, '0')}`, ...change(index) }),
  )

/** The findings of all rules in some questions. */
export const findingsOf = (rules: readonly Rule[], questions: readonly Question[]): Finding[] =>
  rules.flatMap((rule) => rule(questions))

/** Only the messages. */
export const messagesOf = (rules: readonly Rule[], ...questions: Question[]): string[] =>
  findingsOf(rules, questions).map(({ message }) => message)

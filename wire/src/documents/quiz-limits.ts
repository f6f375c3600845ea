/** The maximum of each: characters (UTF-16 units) of texts, otherwise a number of items. */
export const QUIZ_LIMITS = {
  /** Per player. */
  quizzes: 50,
  title: 100,
  description: 500,
  questions: 200,
  prompt: 500,
  choices: 6,
  accepted: 10,
  answer: 200,
  explanation: 1000,
  /** Of a question in order. */
  parts: 8,
  /** Of a question with several right choices. */
  severalChoices: 8,
  unit: 20,
  /** Either way from zero; larger numbers are not exact in the machine. */
  number: 1e12,
  decimals: 6,
} as const

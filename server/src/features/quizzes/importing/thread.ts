import { parentPort } from 'node:worker_threads'
import { guessFormat } from '@trivium/content/formats/guess'
import { readQuiz } from '@trivium/content/formats/read'
import { QUIZ_LIMITS } from '@trivium/wire/documents/quiz-limits'
import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'
import { untypeableReason } from '../untypeable.ts'
import type { FromThread, Part, ReadFile, ReadRequest } from './messages.ts'

/** The thread in which a player's file is read, so that no game waits for it. */

const port = parentPort!
const say = (message: FromThread): void => port.postMessage(message)

/** How often progress is reported, ms. */
const PROGRESS_EVERY = 100

const MAX_QUESTIONS = QUIZ_LIMITS.questions
const NO_ROOM = `There is no room for it: the limits are ${MAX_QUESTIONS} questions in a quiz, and ${QUIZ_LIMITS.quizzes} quizzes.`

const partOf = (questions: readonly QuizQuestion[]): Part => ({
  count: questions.length,
  questions: JSON.stringify(questions),
})

const partsOf = (questions: readonly QuizQuestion[], room: number): Part[] => {
  const parts = [partOf(questions.slice(0, room))]
  for (let from = room; from < questions.length; from += MAX_QUESTIONS)
    parts.push(partOf(questions.slice(from, from + MAX_QUESTIONS)))
  return parts
}

const linesIn = (text: string): number => {
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

const read = ({ format: given, text, room, most }: ReadRequest): ReadFile | null => {
  const format = given ?? guessFormat(text)
  if (format === null) return null
  const lines = linesIn(text)
  let told = performance.now()
  const { questions, rejected, split } = readQuiz(format, text, {
    keeper: (question, taken) => untypeableReason(question) ?? (taken < most ? null : NO_ROOM),
    reached: (line) => {
      if (performance.now() - told < PROGRESS_EVERY) return
      told = performance.now()
      say({ progress: Math.min(1, line / lines) })
    },
  })
  return { format, imported: questions.length, rejected, split, parts: partsOf(questions, room) }
}

port.on('message', (order: ReadRequest) => say({ read: read(order) }))

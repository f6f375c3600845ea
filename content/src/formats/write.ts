import { TRUE_OR_FALSE } from '@trivium/rules/forms/ask'
import type { ExportFormat, ExportLoss, Quiz, QuizExport } from '@trivium/wire/documents/quiz'
import type { ChoiceQuestion, QuizQuestion, TrueFalseQuestion } from '@trivium/wire/documents/quiz-question'
import { writeAikenQuestion } from './aiken/write.ts'
import { writeCsv } from './csv/write.ts'
import { writeGiftHead, writeGiftQuestion } from './gift/write.ts'
import { writeOwn } from './json/own.ts'
import { MOODLE_TAIL, writeMoodleHead, writeMoodleQuestion } from './moodle/write.ts'
import type { WrittenQuestion } from './written.ts'

/** A format whose files are a sequence of questions. */
interface Sequence {
  readonly head: (quiz: Quiz) => string
  readonly question: (question: QuizQuestion) => WrittenQuestion
  readonly tail: string
}

/** A statement as a choice between True and False. */
const asChoices = (question: ChoiceQuestion | TrueFalseQuestion): ChoiceQuestion =>
  question.kind === 'choice'
    ? question
    : { ...question, kind: 'choice', choices: [...TRUE_OR_FALSE], right: question.right ? 0 : 1 }

const AIKEN: Sequence = {
  head: () => '',
  question: (question) =>
    question.kind === 'choice' || question.kind === 'true-false'
      ? writeAikenQuestion(asChoices(question))
      : { leftOut: 'Aiken has only questions with one right choice.' },
  tail: '',
}
const GIFT: Sequence = { head: writeGiftHead, question: writeGiftQuestion, tail: '' }
const MOODLE: Sequence = { head: writeMoodleHead, question: writeMoodleQuestion, tail: MOODLE_TAIL }

/** Writes a quiz as a file's text and reports what the format could not hold. The quiz must be valid. */
export const writeQuiz = (format: ExportFormat, quiz: Quiz): QuizExport => {
  switch (format) {
    case 'json':
      return { text: writeOwn(quiz), leftOut: [], shortened: [] }
    case 'moodle':
      return inSequence(MOODLE, quiz, [])
    case 'gift':
      return inSequence(GIFT, quiz, lost(quiz.description, 'GIFT has no description of a quiz.'))
    case 'aiken':
      return inSequence(AIKEN, quiz, [
        ...lost(quiz.title, 'Aiken has no title.'),
        ...lost(quiz.description, 'Aiken has no description of a quiz.'),
      ])
    case 'csv':
      return {
        text: writeCsv(quiz.questions),
        leftOut: [],
        shortened: [
          ...lost(quiz.title, 'CSV has no title.'),
          ...lost(quiz.description, 'CSV has no description of a quiz.'),
        ],
      }
  }
}

const lost = (text: string, reason: string): ExportLoss[] => (text ? [{ question: null, reason }] : [])

const inSequence = (sequence: Sequence, quiz: Quiz, ofQuiz: readonly ExportLoss[]): QuizExport => {
  const leftOut: ExportLoss[] = []
  const shortened: ExportLoss[] = [...ofQuiz]
  const texts: string[] = []
  for (const [at, question] of quiz.questions.entries()) {
    const written = sequence.question(question)
    if ('leftOut' in written) leftOut.push({ question: at + 1, reason: written.leftOut })
    else {
      texts.push(written.text)
      shortened.push(...written.shortened.map((reason) => ({ question: at + 1, reason })))
    }
  }
  return { text: `${sequence.head(quiz)}${texts.join('\n')}${sequence.tail}`, leftOut, shortened }
}

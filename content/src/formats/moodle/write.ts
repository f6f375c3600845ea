import type { Quiz } from '@trivium/wire/documents/quiz'
import type { ChoiceQuestion, QuizQuestion, TypedQuestion } from '@trivium/wire/documents/quiz-question'
import { escapeUTF8 } from 'entities'
import { pathOfCategory } from '../category-path.ts'
import { toPattern } from '../text/pattern.ts'
import type { WrittenQuestion } from '../written.ts'

const NAME = 60

const text = (content: string): string => `<text>${escapeUTF8(content)}</text>`
const plain = (tag: string, content: string): string =>
  `    <${tag} format="plain_text">${text(content)}</${tag}>`

/** The short name under which Moodle lists a question. */
const nameOf = (prompt: string): string => prompt.slice(0, NAME).toWellFormed().replace(/\n+/g, ' ')

export const MOODLE_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n'

/** Starts a category, to which the following questions belong. */
export const writeMoodleCategory = ({ title, description }: Pick<Quiz, 'title' | 'description'>): string =>
  [
    '  <question type="category">',
    `    <category>${text(pathOfCategory(title))}</category>`,
    plain('info', description),
    '  </question>\n\n',
  ].join('\n')

export const writeMoodleHead = (quiz: Quiz): string => `${MOODLE_HEAD}${writeMoodleCategory(quiz)}`

export const MOODLE_TAIL = '</quiz>\n'

/** Writes one question; Moodle has a place for all our fields. */
export const writeMoodleQuestion = (question: QuizQuestion): WrittenQuestion => {
  const lines = [
    `  <question type="${question.kind === 'choice' ? 'multichoice' : 'shortanswer'}">`,
    `    <name>${text(nameOf(question.prompt))}</name>`,
    plain('questiontext', question.prompt),
    plain('generalfeedback', question.explanation ?? ''),
    ...(question.kind === 'choice' ? choiceLines(question) : typedLines(question)),
    '  </question>\n',
  ]
  return { text: lines.join('\n'), shortened: [] }
}

const answer = (content: string, fraction: number, format: string): string =>
  `    <answer fraction="${fraction}" format="${format}">${text(content)}</answer>`

const choiceLines = ({ choices, right }: ChoiceQuestion): string[] => [
  '    <single>true</single>',
  '    <shuffleanswers>true</shuffleanswers>',
  '    <answernumbering>abc</answernumbering>',
  ...choices.map((choice, at) => answer(choice, at === right ? 100 : 0, 'plain_text')),
]

const typedLines = ({ accepted }: TypedQuestion): string[] => [
  '    <usecase>0</usecase>',
  ...accepted.map((one) => answer(toPattern(one), 100, 'moodle_auto_format')),
]

import type { Quiz } from '@trivium/wire/documents/quiz'
import type { NumberQuestion, QuizQuestion } from '@trivium/wire/documents/quiz-question'
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

const TYPES = {
  choice: 'multichoice',
  several: 'multichoice',
  'true-false': 'truefalse',
  typed: 'shortanswer',
  number: 'numerical',
  order: 'ordering',
} as const

/** Writes one question; Moodle has a place for all our fields. */
export const writeMoodleQuestion = (question: QuizQuestion): WrittenQuestion => {
  const lines = [
    `  <question type="${TYPES[question.kind]}">`,
    `    <name>${text(nameOf(question.prompt))}</name>`,
    plain('questiontext', question.prompt),
    plain('generalfeedback', question.explanation ?? ''),
    ...answerLines(question),
    '  </question>\n',
  ]
  return { text: lines.join('\n'), shortened: [] }
}

const answer = (content: string, fraction: number, format: string): string =>
  `    <answer fraction="${fraction}" format="${format}">${text(content)}</answer>`

const answerLines = (question: QuizQuestion): string[] => {
  switch (question.kind) {
    case 'choice':
      return choiceLines(question.choices, true, (at) => (at === question.right ? 100 : 0))
    case 'several': {
      const share = Number((100 / question.right.length).toFixed(5))
      return choiceLines(question.choices, false, (at) => (question.right.includes(at) ? share : 0))
    }
    case 'true-false':
      return [
        answer('true', question.right ? 100 : 0, 'moodle_auto_format'),
        answer('false', question.right ? 0 : 100, 'moodle_auto_format'),
      ]
    case 'typed':
      return [
        '    <usecase>0</usecase>',
        ...question.accepted.map((one) => answer(toPattern(one), 100, 'moodle_auto_format')),
      ]
    case 'number':
      return numberLines(question)
    case 'order':
      return question.parts.map((part, at) => answer(part, at + 1, 'plain_text'))
  }
}

const choiceLines = (
  choices: readonly string[],
  isSingle: boolean,
  fractionAt: (at: number) => number,
): string[] => [
  `    <single>${isSingle}</single>`,
  '    <shuffleanswers>true</shuffleanswers>',
  '    <answernumbering>abc</answernumbering>',
  ...choices.map((choice, at) => answer(choice, fractionAt(at), 'plain_text')),
]

const numberLines = ({ answer: number, within = 0, unit }: NumberQuestion): string[] => [
  `    <answer fraction="100" format="moodle_auto_format">${text(String(number))}<tolerance>${within}</tolerance></answer>`,
  ...(unit === undefined
    ? []
    : [
        `    <units><unit><multiplier>1</multiplier><unit_name>${escapeUTF8(unit)}</unit_name></unit></units>`,
      ]),
]

import { Quiz } from '@trivium/wire/documents/quiz'
import fc from 'fast-check'

/** Character sequences that are special in some format. */
const SIGNS = [
  ...[
    '\\',
    '\\n',
    '\\*',
    ':',
    '::',
    '#',
    '####',
    '=',
    '{',
    '}',
    '{}',
    '~',
    '%',
    '%50%',
    '->',
    '//',
    '$CATEGORY:',
  ],
  ...[
    '[html]',
    '[plain]',
    '&&010',
    '&&',
    '&amp;',
    '&lt;',
    '<b>',
    '</text>',
    '<br>',
    ']]>',
    '<![CDATA[',
    '<!--',
    '<',
  ],
  ...[
    '"',
    '""',
    "'",
    "'=",
    ',',
    ';',
    '\t',
    '|',
    '-',
    '+1',
    '@x',
    '*',
    'ANSWER: A',
    'A. ',
    'B) ',
    'A',
    '1',
    '2',
  ],
  ...[
    'T',
    'TRUE',
    'true',
    '\n',
    '\n\n',
    '\r\n',
    ' ',
    '  ',
    '\u00a0',
    '\u200b',
    '\u2028',
    '\u0001',
    '\ud800',
    '\ufeff',
  ],
  ...[
    'é',
    '日本',
    '🧑‍🚀',
    '٣',
    'ﬁ',
    'word',
    'Which river?',
    'question,answer',
    '__proto__',
    'sep=;',
    '0',
    '/',
    '\uffff',
  ],
]

const nasty = fc
  .array(fc.oneof(fc.constantFrom(...SIGNS), fc.string({ unit: 'binary', maxLength: 3 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((pieces) => pieces.join(''))

const explanation = fc.option(nasty, { nil: undefined })
const withExplanation = <T extends object>(question: T, text: string | undefined) =>
  text === undefined ? question : { ...question, explanation: text }

const choice = fc
  .tuple(nasty, fc.array(nasty, { minLength: 2, maxLength: 6 }), fc.nat(5), explanation)
  .map(([prompt, choices, right, text]) =>
    withExplanation({ kind: 'choice', prompt, choices, right: right % choices.length }, text),
  )

const typed = fc
  .tuple(nasty, fc.array(nasty, { minLength: 1, maxLength: 10 }), explanation)
  .map(([prompt, accepted, text]) => withExplanation({ kind: 'typed', prompt, accepted }, text))

const statement = fc
  .tuple(nasty, fc.boolean(), explanation)
  .map(([prompt, right, text]) => withExplanation({ kind: 'true-false', prompt, right }, text))

const decimal = (most: number) =>
  fc.tuple(fc.integer({ min: 0, max: most }), fc.nat(3)).map(([whole, decimals]) => whole / 10 ** decimals)

const number = fc
  .tuple(
    nasty,
    decimal(1_000_000),
    fc.boolean(),
    decimal(100),
    fc.option(nasty, { nil: undefined }),
    explanation,
  )
  .map(([prompt, size, isNegative, within, unit, text]) => {
    const answer = isNegative && size !== 0 ? -size : size
    const fields = { kind: 'number', prompt, answer, ...(within !== 0 && { within }) }
    return withExplanation(unit === undefined ? fields : { ...fields, unit }, text)
  })

const order = fc
  .tuple(nasty, fc.array(nasty, { minLength: 2, maxLength: 8 }), explanation)
  .map(([prompt, parts, text]) => withExplanation({ kind: 'order', prompt, parts }, text))

const several = fc
  .tuple(nasty, fc.array(nasty, { minLength: 2, maxLength: 8 }), fc.array(fc.boolean()), explanation)
  .map(([prompt, choices, marks, text]) => {
    const right = choices.flatMap((_, at) => (marks[at] === true ? [at] : []))
    return withExplanation({ kind: 'several', prompt, choices, right }, text)
  })

/** Random stored quizzes whose texts are hard to escape. */
export const randomQuiz: fc.Arbitrary<Quiz> = fc
  .record({
    title: nasty,
    description: fc.oneof(fc.constant(''), nasty),
    questions: fc
      .array(fc.oneof(choice, typed, statement, number, order, several), { maxLength: 6 })
      .map((questions) => questions.filter((question) => Quiz.shape.questions.safeParse([question]).success)),
  })
  .map((quiz) => Quiz.safeParse(quiz))
  .filter(({ success }) => success)
  .map(({ data }) => data!)

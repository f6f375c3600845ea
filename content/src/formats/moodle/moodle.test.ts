import { describe, expect, it } from 'vitest'
import { readQuiz } from '../read.ts'

const multichoice = (answers: string, more = '') => `
  <question type="multichoice">
    <name><text>River</text></name>
    <questiontext format="html"><text><![CDATA[<p>Which <b>river</b>?</p>]]></text></questiontext>
    ${more}
    <single>true</single>
    ${answers}
  </question>`
const answer = (fraction: string, text: string, feedback = '') =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text><feedback><text>${feedback}</text></feedback></answer>`
const question = (type: string, answers: string) =>
  `\n<question type="${type}"><questiontext><text>Why?</text></questiontext>${answers}</question>`
const pair = (left: string, right: string) =>
  `<subquestion format="html"><text>${left}</text><answer><text>${right}</text></answer></subquestion>`
const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${questions.join('')}\n</quiz>\n`
const GOOD = multichoice(answer('100', 'Rhine') + answer('0', 'Danube'))

const only = (xml: string) => {
  const { questions, rejected } = readQuiz('moodle', xml)
  expect(rejected).toEqual([])
  expect(questions).toHaveLength(1)
  return questions[0]
}

describe('a Moodle question', () => {
  it('has choices and an explanation', () => {
    const answers =
      answer('0', '&lt;p&gt;Rhine &amp;amp; Main&lt;/p&gt;') + answer('100.0', 'Dan&#252;be', 'Right.')
    expect(only(quiz(multichoice(answers)))).toEqual({
      kind: 'choice',
      prompt: 'Which river?',
      choices: ['Rhine & Main', 'Danübe'],
      right: 1,
      explanation: 'Right.',
    })
  })

  it('prefers the general feedback as explanation', () => {
    const general =
      '<generalfeedback format="html"><text><![CDATA[It <i>flows</i>.]]></text></generalfeedback>'
    const answers = answer('100', 'a', 'Right.') + answer('0', 'b')
    expect(only(quiz(multichoice(answers, general)))).toMatchObject({ explanation: 'It flows.' })
  })

  it('is true or false', () => {
    expect(only(quiz(question('truefalse', answer('0', 'true') + answer('100', 'false'))))).toMatchObject({
      kind: 'true-false',
      right: false,
    })
  })

  it('has typed answers, in which HTML is not markup', () => {
    const answers = answer('100', '&lt;b&gt;') + answer('100.000', '5\\*') + answer('0', '*')
    expect(only(quiz(question('shortanswer', answers)))).toEqual({
      kind: 'typed',
      prompt: 'Why?',
      accepted: ['<b>', '5*'],
    })
  })

  it('asks for a number, with tolerance and unit', () => {
    const number = '<answer fraction="100"><text>23.5</text><tolerance>0.5</tolerance></answer>'
    const units =
      '<units><unit><multiplier>1000</multiplier><unit_name>mm</unit_name></unit><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units>'
    expect(only(quiz(question('numerical', number + units)))).toMatchObject({
      kind: 'number',
      answer: 23.5,
      within: 0.5,
      unit: 'm',
    })
  })

  it('has several right choices if more than one may be chosen', () => {
    const answers = answer('50', 'a') + answer('-100', 'b') + answer('50', 'c')
    const xml = quiz(question('multichoice', `<single>false</single>${answers}`))
    expect(only(xml)).toMatchObject({ kind: 'several', choices: ['a', 'b', 'c'], right: [0, 2] })
  })

  it('has an order, or numbered pairs to match', () => {
    const ordering = answer('2', 'b') + answer('1', 'a') + answer('3', 'c')
    const matching = pair('2', 'b') + pair('1', 'a') + pair('3', 'c')
    for (const xml of [question('ordering', ordering), question('matching', matching)])
      expect(only(quiz(xml))).toMatchObject({ kind: 'order', parts: ['a', 'b', 'c'] })
  })

  it('that asks to match becomes a question for each pair; empty left sides have extra answers', () => {
    const pairs =
      pair('&lt;p&gt;France&lt;/p&gt;', 'Paris') + pair('Italy', 'Rome') + pair('', 'Oslo') + pair('', '')
    const { questions, rejected, split } = readQuiz('moodle', quiz(question('matching', pairs)))
    const choices = ['Paris', 'Rome', 'Oslo']
    expect(questions).toEqual([
      { kind: 'choice', prompt: 'Why? France', choices, right: 0 },
      { kind: 'choice', prompt: 'Why? Italy', choices, right: 1 },
    ])
    expect(rejected).toEqual([])
    expect(split).toMatchObject([{ line: 3, questions: 2 }])
  })

  it('may contain question tags, comments and a document type in CDATA', () => {
    const text = '<![CDATA[<p>What is <!DOCTYPE html> or &lt;/question&gt;?</p>]]><!-- </question> -->'
    const xml = quiz(GOOD.replace(/<!\[CDATA.*?\]\]>/, text))
    expect(only(xml)).toMatchObject({ prompt: 'What is <!DOCTYPE html> or </question>?' })
  })

  it('never runs or shows a script', () => {
    const text = '<![CDATA[<script>alert(1)</script><style>p{}</style>Why?<!-- <b> -->]]>'
    expect(only(quiz(GOOD.replace(/<!\[CDATA.*?\]\]>/, text)))).toMatchObject({ prompt: 'Why?' })
  })
})

describe('a Moodle file', () => {
  it('takes title and description from the category of its first question', () => {
    const category = (path: string, info: string) =>
      `<question type="category"><category><text>${path}</text></category><info format="html"><text>${info}</text></info></question>`
    const xml = quiz(
      category('$course$/top', ''),
      category('$course$/top/A &amp; B', 'Of &lt;b&gt;them'),
      GOOD,
    )
    expect(readQuiz('moodle', xml)).toMatchObject({ title: 'A & B', description: 'Of them', rejected: [] })
  })

  const cases: [fact: string, question: string, reason: RegExp][] = [
    ['an essay', question('essay', ''), /essay, which Trivium does not support/],
    ['matching without pairs', question('matching', ''), /match pairs/],
    ['matching with a picture', question('matching', pair('&lt;img src="x"&gt;', 'a')), /picture/],
    ['a number in words', question('numerical', answer('100', 'five')), /not one number/],
    ['two numbers', question('numerical', answer('100', '5') + answer('100', '6')), /several right numbers/],
    [
      'shares that are not the whole',
      question('multichoice', `<single>false</single>${answer('50', 'a')}${answer('20', 'b')}`),
      /add up to 100/,
    ],
    ['gaps', question('cloze', ''), /gaps/],
    ['a text', question('description', ''), /only text/],
    ['an unknown type', question('constructor', ''), /of the type "constructor"/],
    [
      'several right choices',
      question('multichoice', answer('50', 'a') + answer('50', 'b')),
      /several right/,
    ],
    [
      'two fully right choices',
      question('multichoice', answer('100', 'a') + answer('100', 'b')),
      /several right/,
    ],
    ['no right choice', question('multichoice', answer('0', 'a') + answer('0', 'b')), /no right choice/],
    ['a fraction that is not a number', question('multichoice', answer('all', 'a')), /partly right/],
    ['a pattern', question('shortanswer', answer('100', '*river*')), /pattern/],
    [
      'a picture',
      question('multichoice', answer('100', '&lt;img src="x"&gt;') + answer('0', 'b')),
      /picture/,
    ],
    ['no text', '\n<question type="multichoice"></question>', /no question text/],
    ['broken XML', '\n<question type="essay"><a></b></question>', /not valid XML/],
    ['no end', '\n<question type="essay">', /<\/question> is missing/],
    [
      'deep nesting',
      `\n<question type="essay">${'<a>'.repeat(200)}${'</a>'.repeat(200)}</question>`,
      /not valid XML/,
    ],
  ]
  it.each(cases)('reports %s with its line and reads its neighbours', (_, bad, reason) => {
    const { questions, rejected } = readQuiz('moodle', quiz(GOOD, bad, GOOD))
    expect(questions).toHaveLength(2)
    expect(rejected).toMatchObject([{ line: 10, reason: expect.stringMatching(reason) }])
  })

  it('neither expands nor fetches declared entities', () => {
    const laughs =
      '<!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>'
    expect(readQuiz('moodle', quiz(GOOD).replace('<quiz>', `${laughs}<quiz>`))).toMatchObject({
      questions: [],
      rejected: [{ line: 1, reason: expect.stringMatching(/declares a document type/) }],
    })
    expect(only(quiz(question('shortanswer', answer('100', '&c;'))))).toMatchObject({ accepted: ['&c;'] })
  })

  it.each(['<html></html>', 'Which? {T}'])('is not %s', (text) => {
    expect(readQuiz('moodle', text).rejected).toMatchObject([
      { line: 1, reason: expect.stringMatching(/not Moodle XML/) },
    ])
  })
})

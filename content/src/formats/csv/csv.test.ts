import type { Quiz } from '@trivium/wire/documents/quiz'
import { describe, expect, it } from 'vitest'
import { readEntries, readQuiz } from '../read.ts'
import { writeQuiz } from '../write.ts'

const RIVER = { kind: 'choice', prompt: 'Which river?', choices: ['Rhine', 'Danube'], right: 1 }

describe('a table', () => {
  const cases: [fact: string, csv: string][] = [
    ['commas', 'question,answer,choice 1,choice 2\nWhich river?,Danube,Rhine,Danube\n'],
    ['semicolons', 'question;answer;choice 1;choice 2\nWhich river?;Danube;Rhine;Danube\n'],
    ['tabs', 'question\tanswer\tchoice 1\tchoice 2\nWhich river?\tDanube\tRhine\tDanube\n'],
    [
      'a line that declares the separator',
      'sep=;\r\nquestion;answer;a;b\r\nWhich river?;Danube;Rhine;Danube\r\n',
    ],
    ['empty lines', '\n\nquestion,answer,a,b\n\n,,,\nWhich river?,Danube,Rhine,Danube\n\n'],
    [
      'columns in another order',
      'Option B,Time limit,Correct,Option A,Question Text\nDanube,30,B,Rhine,Which river?\n',
    ],
    ['a letter for the answer', 'question,A,B,right answer\nWhich river?,Rhine,Danube,b)\n'],
    [
      'a number for the answer',
      'Question #,Question,Answer 1,Answer 2,Correct Answer(s)\n1,Which river?,Rhine,Danube,2\n',
    ],
    ['an empty cell between choices', 'question,A,B,C,right answer\nWhich river?,Rhine,,Danube,C\n'],
    ['another letter case for the answer', 'prompt,key,choice1,choice2\nWhich river?,DANUBE,Rhine,Danube\n'],
    ['a list of choices', 'question,answer,choices\nWhich river?,Danube,Rhine | Danube\n'],
  ]
  it.each(cases)('may have %s', (_, csv) => {
    expect(readQuiz('csv', csv)).toEqual({ questions: [RIVER], rejected: [], split: [] })
  })

  it.each(['wrong 1,wrong 2', 'Incorrect Answer 1,Incorrect Answer 2', 'distractor 1,distractor 2'])(
    'may list the wrong choices separately, as %s',
    (columns) => {
      const csv = `question,correct answer,${columns}\nWhich river?,Danube,Rhine,Elbe\n`
      expect(readQuiz('csv', csv).questions).toMatchObject([
        { choices: ['Danube', 'Rhine', 'Elbe'], right: 0 },
      ])
    },
  )

  const typed: [fact: string, csv: string][] = [
    ['no choices', 'question,answer,also accepted 1\nCapital?,Vienna,Wien\n'],
    ['a list of answers', 'question,answer,synonyms\nCapital?,Vienna,Wien\n'],
    ['the kind', 'question,type,option 1,option 2,answer\nCapital?,Fill-in-the-Blank,Vienna,Wien,\n'],
  ]
  it.each(typed)('has typed answers if it has %s', (_, csv) => {
    expect(readQuiz('csv', csv).questions).toEqual([
      { kind: 'typed', prompt: 'Capital?', accepted: ['Vienna', 'Wien'] },
    ])
  })

  it.each(['question,type,answer\nSo?,True/False,false\n', 'question,answer\nSo?,FALSE\n'])(
    'may ask for true or false',
    (csv) => {
      expect(readQuiz('csv', csv).questions).toMatchObject([{ kind: 'true-false', right: false }])
    },
  )

  it('may ask for a number, with tolerance and unit', () => {
    const csv =
      'kind,question,answer,tolerance,unit\nnumber,How high?,"1,085 m",5,m\nclosest,How many?,12,,\n'
    expect(readQuiz('csv', csv).questions).toEqual([
      { kind: 'number', prompt: 'How high?', answer: 1085, within: 5, unit: 'm' },
      { kind: 'number', prompt: 'How many?', answer: 12 },
    ])
  })

  it('may ask for an order: the choices stand in it', () => {
    const csv = 'kind,question,answer,choice 1,choice 2,choice 3\norder,Sort.,,a,b,c\n'
    expect(readQuiz('csv', csv).questions).toEqual([
      { kind: 'order', prompt: 'Sort.', parts: ['a', 'b', 'c'] },
    ])
  })

  it.each(['several,Which?,"1, 3",a,b,c', ',Which?,A and C,a,b,c', 'checkboxes,Which?,a|c,a,b,c'])(
    'may have several right choices: %s',
    (row) => {
      const csv = `kind,question,answer,choice 1,choice 2,choice 3\n${row}\n`
      expect(readQuiz('csv', csv).questions).toEqual([
        { kind: 'several', prompt: 'Which?', choices: ['a', 'b', 'c'], right: [0, 2] },
      ])
    },
  )

  it('keeps quoted separators, quotation marks and line breaks, and counts the file’s lines', () => {
    const csv = 'question,answer\n"Who said\n""to be, or not""?",Hamlet\n\nWhy?,\n'
    expect(readQuiz('csv', csv)).toMatchObject({
      questions: [{ prompt: 'Who said\n"to be, or not"?' }],
      rejected: [{ line: 5, reason: 'The right answer is missing.', text: 'Why?,' }],
    })
  })

  it('needs a header', () => {
    expect(readQuiz('csv', 'Which river?,Danube,Rhine\n')).toMatchObject({
      questions: [],
      rejected: [{ line: 1, reason: expect.stringMatching(/^The first line must name the columns/) }],
    })
  })
})

describe('a table that exceeds the bounds', () => {
  const reasons = (csv: string) => readQuiz('csv', csv).rejected.map(({ line, reason }) => [line, reason])

  it('is not read if its header is too wide, however long it is', () => {
    const told = [[1, 'The first line has more than 100 columns.']]
    expect(reasons(`question,answer${',choice 1'.repeat(99)}\nWho?,Ada\n`)).toEqual(told)
    expect(reasons(`question,answer${','.repeat(1_000_000)}`)).toEqual(told)
  })

  it('is read except for rows that are too wide', () => {
    const csv = `question,answer\nWho?,Ada${','.repeat(15_000)}\nWho?,Ada${','.repeat(98)}\n`
    expect(reasons(csv)).toEqual([[2, 'It has 15002 cells; no more than 100 are read.']])
    expect(readQuiz('csv', csv).questions).toHaveLength(1)
  })

  it('is abandoned after a thousand consecutive broken rows', () => {
    const rows = [...readEntries('csv', `question,answer\n${'x,"y\n'.repeat(20_000)}`)]
    expect(rows).toHaveLength(1_001)
    expect(rows.at(-1)).toMatchObject({
      line: 1_002,
      reason: expect.stringMatching(/what follows is not read\.$/),
    })
  })
})

describe('a bad row', () => {
  it.for([
    ['question,answer', 'commas'],
    ['question;answer', 'semicolons'],
    ['question\tanswer', 'tabs'],
  ])('of one cell under %s is reported with the expected separator', ([header, parted]) => {
    const reason = `It has only one cell. The cells of the header are separated by ${parted}.`
    expect(readQuiz('csv', `${header}\nWhich river?\n`).rejected).toMatchObject([{ line: 2, reason }])
  })

  const HEADER = 'kind,question,answer,choice 1,choice 2'
  const GOOD = 'choice,Which river?,Danube,Rhine,Danube'
  const cases: [fact: string, row: string, reason: RegExp][] = [
    ['without an answer', 'choice,Which?,,a,b', /right answer is missing/],
    ['whose answer is not a choice', 'choice,Which?,c,x,y', /"c" is none of the choices/],
    ['with several answers', 'choice,Which?,"1,2",x,y', /several right/],
    ['with a word for a number', 'number,Which?,many,,', /"many" is not a number/],
    ['with a right answer that is missing', 'several,Which?,"1,3",x,y', /"3" is none of the choices/],
    ['with one part to put in order', 'order,Which?,,x,', /At least two parts/],
    ['of one choice', 'choice,Which?,x,x,', /At least two/],
    ['of another kind', 'poll,Which?,x,x,y', /kind "poll"/],
    ['with an extra cell', 'choice,Which, then?,x,x,y', /more cells than the header/],
    ['with an open quotation mark', 'choice,"Which?,x,x,y', /quotation mark/],
    ['with a quotation mark inside a quoted cell', 'choice,"Which "one"?",x,x,y', /quotation mark/],
    ['that ends too early', 'choice,Which?', /right answer is missing/],
    ['of a very long cell', `choice,${'x'.repeat(20_000)},x,x,y`, /more than 16 KB/],
  ]
  it.each(cases)('%s is reported, and its neighbours are read', (_, row, reason) => {
    const { questions, rejected } = readQuiz(
      'csv',
      [HEADER, GOOD, row, GOOD, '"choice",Why?,"a","a",b'].join('\n'),
    )
    expect(questions).toHaveLength(3)
    expect(rejected).toMatchObject([{ line: 3, reason: expect.stringMatching(reason) }])
  })

  it('is reported with its line, as are 19 others among 500 rows, and the other 480 are imported', () => {
    const breaks = [
      (n: number) => `choice,Question ${n}?,c,x,y`,
      (n: number) => `choice,"Question ${n}?,x,x,y`,
      (n: number) => `essay,Question ${n}?,x,x,y`,
      (n: number) => `choice,Question ${n}, then?,x,x,y`,
      () => 'choice,,x,x,y',
    ]
    const rows = Array.from({ length: 500 }, (_, at) =>
      at % 25 === 7 ? breaks[((at - 7) / 25) % 5]!(at) : `choice,"Question ${at},\nthen?",x,x,y`,
    )
    const { questions, rejected } = readQuiz('csv', [HEADER, ...rows].join('\r\n'))
    const lineOf = (row: number) => 2 + rows.slice(0, row).join('\n').split('\n').length
    expect(questions).toHaveLength(480)
    expect(rejected.map(({ line }) => line)).toEqual(
      Array.from({ length: 20 }, (_, at) => lineOf(7 + 25 * at)),
    )
  })

  it('does not hide the rows after it in a long file', () => {
    const rows = Array.from({ length: 1500 }, (_, at) =>
      at % 3 ? `choice,Question ${at}?,x,x,y` : 'choice,"?,x,x,y',
    )
    const { questions, rejected } = readQuiz('csv', [HEADER, ...rows].join('\n'))
    expect([questions.length, rejected.length]).toEqual([1000, 500])
  })
})

describe('writing a table', () => {
  it('contains no formula that a spreadsheet would run', () => {
    const questions: Quiz['questions'] = [
      { kind: 'typed', prompt: '=HYPERLINK("x")', accepted: ['+1', '-2', "'=3"], explanation: '@SUM(A1)' },
    ]
    const { text } = writeQuiz('csv', { title: 'T', description: '', questions })
    expect(text.split('\r\n')[1]).toBe(`typed,"'=HYPERLINK(""x"")",'+1,'-2,''=3,'@SUM(A1)`)
    expect(readQuiz('csv', text).questions).toEqual(questions)
  })

  it('reports that it has no title', () => {
    expect(writeQuiz('csv', { title: 'T', description: 'D', questions: [] }).shortened).toEqual([
      { question: null, reason: 'CSV has no title.' },
      { question: null, reason: 'CSV has no description of a quiz.' },
    ])
  })
})

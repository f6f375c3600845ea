import { describe, expect, it } from 'vitest'
import { readQuiz } from '../read.ts'
import { writeQuiz } from '../write.ts'

const only = (gift: string) => {
  const { questions, rejected } = readQuiz('gift', gift)
  expect(rejected).toEqual([])
  expect(questions).toHaveLength(1)
  return questions[0]
}

describe('a question in GIFT', () => {
  const cases: [fact: string, gift: string, question: object][] = [
    [
      'has choices on one line or several',
      '// numbers\n::Name:: Who\nis it?{\n=no one # so it is\n~Grant #no\n~ Jefferson\n}',
      {
        kind: 'choice',
        prompt: 'Who is it?',
        choices: ['no one', 'Grant', 'Jefferson'],
        right: 0,
        explanation: 'so it is',
      },
    ],
    [
      'may have a gap for a missing word',
      'Grant is {~buried =entombed ~living} in his tomb.',
      {
        kind: 'choice',
        prompt: 'Grant is _____ in his tomb.',
        choices: ['buried', 'entombed', 'living'],
        right: 1,
      },
    ],
    ['is true', 'The sun rises. {TRUE}', { kind: 'true-false', prompt: 'The sun rises.', right: true }],
    ['is false', 'The sun sets. {F#No.#Yes.}', { kind: 'true-false', prompt: 'The sun sets.', right: false }],
    ['asks for a number', 'When? {#1822}', { kind: 'number', answer: 1822 }],
    ['gives a tolerance', 'When? {#1822:5####So.}', { answer: 1822, within: 5, explanation: 'So.' }],
    ['gives a range', 'When? {#1820..1825}', { kind: 'number', answer: 1822.5, within: 2.5 }],
    ['gives a number as its one answer', 'When? {#=-5:0.5#Yes}', { answer: -5, within: 0.5 }],
    [
      'has an order in numbered pairs',
      'Sort. {=2 -> b =1 -> a =3 -> c}',
      { kind: 'order', parts: ['a', 'b', 'c'] },
    ],
    ['may have the numbers on the right', 'Sort. {=b -> 2 =a -> 1 =c -> 3}', { parts: ['a', 'b', 'c'] }],
    [
      'has several right choices',
      'Which? {~%50%a ~%-100%b ~%50%c}',
      { kind: 'several', choices: ['a', 'b', 'c'], right: [0, 2] },
    ],
    [
      'has typed answers',
      'Who? {=no one =nobody =nobody}',
      { kind: 'typed', accepted: ['no one', 'nobody'] },
    ],
    ['may have one typed answer without a prefix', 'Who? {Thomas}', { kind: 'typed', accepted: ['Thomas'] }],
    ['explains', 'Who? {=a ~b #no ####That is why.}', { choices: ['a', 'b'], explanation: 'That is why.' }],
    [
      'escapes signs',
      'What is \\{a\\: b\\}\\n\\= c? {=\\~x ~\\#y}',
      { prompt: 'What is {a: b}\n= c?', choices: ['~x', '#y'] },
    ],
    [
      'may contain unescaped special characters outside the braces',
      'Note: a = b, C# ~ {=a ~b: c}',
      { prompt: 'Note: a = b, C# ~', choices: ['a', 'b: c'] },
    ],
    ['may contain arrows in its choices', 'How? {=a -> b ~c -> d}', { choices: ['a -> b', 'c -> d'] }],
    [
      'may weight its one right choice with 100 %',
      'Who? {~%100%a ~%-50%b}',
      { choices: ['a', 'b'], right: 0 },
    ],
    [
      'may be HTML',
      '[html]<p>One</p> <p>H<sub>2</sub>O&nbsp;\\&amp; x<sup>2</sup></p>{=<b>a</b> ~b}',
      { prompt: 'One\nH₂O\u00a0\\& x²', choices: ['a', 'b'] },
    ],
    ['may be plain text', '[plain]The tag <b> &amp; more {=a ~b}', { prompt: 'The tag <b> &amp; more' }],
    ['escapes a star in a typed answer', 'Stars? {=M\\*A\\*S\\*H}', { accepted: ['M*A*S*H'] }],
    [
      'may contain the parser’s own escape sequences',
      'Is it &&010 or &&&092;? {=&&035; ~b}',
      { prompt: 'Is it &&010 or &&&092;?', choices: ['&&035;', 'b'] },
    ],
  ]
  it.each(cases)('%s', (_, gift, question) => {
    expect(only(gift)).toMatchObject(question)
  })
})

describe('a matching question in GIFT', () => {
  it('becomes a question for each pair', () => {
    const gift = '::Food::Which animal eats what? {\n=cow -> grass\n=bear -> honey\n####So it is.\n}'
    const choices = ['grass', 'honey']
    const explanation = 'So it is.'
    expect(readQuiz('gift', gift)).toEqual({
      questions: [
        { kind: 'choice', prompt: 'Which animal eats what? cow', choices, right: 0, explanation },
        { kind: 'choice', prompt: 'Which animal eats what? bear', choices, right: 1, explanation },
      ],
      rejected: [],
      split: [{ line: 1, questions: 2, text: expect.stringMatching(/^::Food::/) }],
    })
  })

  it('may have extra right sides, HTML on the left and escaped signs', () => {
    const gift = '[html]<p>Match.</p>{=H<sub>2</sub>O -> water =C\\:x -> a \\= b = -> gold}'
    const choices = ['water', 'a = b', 'gold']
    expect(readQuiz('gift', gift).questions).toMatchObject([
      { prompt: 'Match: H₂O', choices, right: 0 },
      { prompt: 'Match: C:x', choices, right: 1 },
    ])
  })
})

describe('a GIFT file', () => {
  it('takes its title from the category of its first question', () => {
    const text =
      '$CATEGORY: $course$/top/Default\n\n$CATEGORY: Rivers//Lakes\n\nA? {T}\n\n$CATEGORY: Hills\n\nB? {F}\n'
    const { title, questions } = readQuiz('gift', text)
    expect(title).toBe('Rivers/Lakes')
    expect(questions).toHaveLength(2)
  })

  const cases: [fact: string, block: string, reason: RegExp][] = [
    ['a text', 'Just some words.', /only text/],
    ['an essay', 'Tell me. {}', /essay/],
    ['one pair to match', 'Match. {=a -> b}', /at least 2 different right sides/],
    ['equal right sides', 'Match. {=a -> b =c -> b}', /at least 2 different right sides.* it has 1\./],
    ['only extra right sides', 'Match. {=-> b =-> c}', /left side and a right side/],
    ['a pair without its right side', 'Match. {=a -> b =c ->}', /Expected each pair to match as/],
    ['an answer after pairs', 'Match. {=a -> b =c}', /Expected each pair to match as/],
    ['an answer before pairs', 'Match. {=c =a -> b}', /Expected each pair to match as/],
    ['a picture in a pair', '[html]Match. {=<img src\\="x.png"> -> b =c -> d}', /picture/],
    ['pairs without a question', '{=a -> b =c -> d}', /^Question: Write something\./],
    ['several numbers', 'When? {#=1822:0 =1823:0}', /several numbers/],
    ['a partly right number', 'When? {#=%50%1822:0}', /partly right/],
    ['shares that are not the whole', 'Which? {~%50%a ~%20%b ~%-100%c}', /add up to 100/],
    ['two right choices', 'Which? {=a =b ~c}', /several right/],
    ['no right choice', 'Which? {~a ~b}', /no right choice/],
    ['partly right answers', 'Which? {=a =%50%b}', /partly right/],
    ['a pattern', 'Which? {=*river*}', /pattern/],
    ['a picture', '[html]<img src\\="x.png"> Which? {=a ~b}', /picture/],
    ['an open brace', 'Which? {=a ~b', /not a pair/],
    ['a closing brace', 'Which? =a ~b}', /not a pair/],
    ['two questions in one', 'Which? {=a ~b}\nWho? {=c ~d}', /several pairs of braces/],
    ['seven choices', 'Which? {=a ~b ~c ~d ~e ~f ~g}', /At most 6/],
    ['an empty choice', 'Which? {=a ~ ~b}', /rules of GIFT/],
    ['a very long text', `Which ${'x'.repeat(17_000)}? {=a ~b}`, /more than 16 KB/],
  ]
  it.each(cases)('reports %s with its line and reads its neighbours', (_, block, reason) => {
    const { questions, rejected } = readQuiz('gift', `A? {T}\n \n// why\n${block}\n\nB? {F}`)
    expect(questions).toHaveLength(2)
    expect(rejected).toMatchObject([{ line: 4, reason: expect.stringMatching(reason) }])
  })
})

describe('writing GIFT', () => {
  it('omits typed answers with an arrow', () => {
    const accepted = ['a -> b']
    const quiz = {
      title: 'T',
      description: '',
      questions: [{ kind: 'typed' as const, prompt: 'Q', accepted }],
    }
    expect(writeQuiz('gift', quiz)).toMatchObject({
      leftOut: [{ question: 1, reason: expect.stringMatching(/arrow/) }],
    })
  })
})

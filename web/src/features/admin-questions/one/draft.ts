import type { QuestionText } from '@trivium/wire/documents/question'

export const EMPTY: QuestionText = {
  category: 'geography',
  difficulty: 2,
  prompt: '',
  answer: '',
  wrong: ['', '', ''],
  explanation: '',
  source: '',
  asOf: null,
  tags: [],
  licence: 'CC-BY-SA-4.0',
}

const line = (data: FormData, name: string): string => String(data.get(name) ?? '').replace(/\s+/gu, ' ')

const linesOf = (data: FormData, name: string): string[] =>
  String(data.get(name) ?? '')
    .split('\n')
    .map((text) => text.replace(/\s+/gu, ' ').trim())
    .filter((text) => text !== '')
    .slice(0, 10)

/** The text in the form. Picture and sound are those of the `saved` text: the form does not change them. */
export const draftIn = (form: HTMLFormElement, { image, audio }: QuestionText): QuestionText => {
  const data = new FormData(form)
  const difficulty = Number(data.get('difficulty'))
  const year = line(data, 'asOf').trim()
  return {
    category: line(data, 'category'),
    difficulty: difficulty === 1 || difficulty === 3 ? difficulty : 2,
    prompt: line(data, 'prompt'),
    answer: line(data, 'answer'),
    wrong: [line(data, 'wrong.0'), line(data, 'wrong.1'), line(data, 'wrong.2')],
    explanation: line(data, 'explanation'),
    source: line(data, 'source'),
    asOf: /^(?:19|20|21)\d\d$/.test(year) ? Number(year) : null,
    tags: line(data, 'tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '')
      .slice(0, 3),
    licence: line(data, 'licence'),
    ...(data.has('isTyped') && { accept: linesOf(data, 'accept') }),
    ...(image && { image }),
    ...(audio && { audio }),
    ...((image ?? audio) && { words: line(data, 'words') }),
  }
}

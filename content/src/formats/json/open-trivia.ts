import { z } from 'zod'
import {
  choiceQuestion,
  type ParsedFile,
  type ParsedQuestion,
  type QuestionMetadata,
  refused,
  trueFalseQuestion,
  unreadableFile,
} from '../entry.ts'
import { type Decode, decoderOf } from './encoding.ts'
import { parseList } from './parse.ts'

const Result = z.object({
  type: z.string(),
  question: z.string(),
  correct_answer: z.string(),
  incorrect_answers: z.array(z.string()),
  category: z.string().optional(),
  difficulty: z.string().optional(),
})
type Result = z.infer<typeof Result>

/** Reads a response of Open Trivia DB in any of its encodings, or a bare list of its results. */
export const readOpenTrivia = (json: string, most?: number): ParsedFile => {
  const parsed = parseList(json, 'results', most)
  if (!parsed.ok) return parsed.refusal
  const { file, items } = parsed
  if (items.length === 0 && typeof file.response_code === 'number' && file.response_code !== 0)
    return unreadableFile(`Open Trivia DB answered with code ${file.response_code} and without questions.`)
  const results = items.map(({ value }) => Result.safeParse(value).data)
  const sound = results.filter((result) => result !== undefined)
  const decode = decoderOf(
    sound.map(({ type }) => type),
    sound.flatMap(textsOf),
  )
  return {
    entries: items.map(({ line, text }, at) => ({
      ...found(results[at], decode),
      line,
      text,
      about: aboutOf(results[at], decode),
    })),
  }
}

/** The difficulty is plain text in every encoding but base64. */
const aboutOf = (result: Result | undefined, decode: Decode): QuestionMetadata => ({
  category: decode(result?.category ?? '') ?? '',
  difficulty: decode(result?.difficulty ?? '') ?? result?.difficulty ?? '',
})

const textsOf = (result: Result): string[] => [
  result.question,
  result.correct_answer,
  ...result.incorrect_answers,
]

const found = (result: Result | undefined, decode: Decode): ParsedQuestion => {
  if (!result)
    return refused('A question of Open Trivia DB has type, question, correct_answer, incorrect_answers.')
  const texts = textsOf(result).map(decode)
  if (!texts.every((text) => text !== null))
    return refused('The text is not encoded like the rest of the file.')
  const type = ['multiple', 'boolean'].includes(result.type) ? result.type : decode(result.type)
  const [prompt = '', right = '', ...wrong] = texts
  if (type === 'multiple') return choiceQuestion(prompt, [right, ...wrong], 0)
  if (type !== 'boolean') return refused(`The type "${type}" is neither multiple nor boolean.`)
  return /^(?:true|false)$/i.test(right)
    ? trueFalseQuestion(prompt, right.toLowerCase() === 'true')
    : refused('The right answer is neither True nor False.')
}

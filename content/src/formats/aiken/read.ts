import { choiceQuestion, type Entry, type ParsedFile, type ParsedQuestion, refused } from '../entry.ts'
import { ANSWER_LINE, CHOICE_LINE } from './lines.ts'

/** A question that is still being read. */
interface Block {
  readonly line: number
  readonly lines: string[]
  readonly prompt: string[]
  readonly choices: { readonly letter: string; readonly text: string }[]
  /** Whether an empty line followed the prompt, after which only choices may come. */
  gap: boolean
}

const newBlock = (line: number): Block => ({ line, lines: [], prompt: [], choices: [], gap: false })

/** Aiken: a question, its choices by letter, and the letter of the right one. A question may take several lines. */
export const readAiken = (source: string): ParsedFile => ({ entries: entriesOf(source.split('\n')) })

function* entriesOf(lines: readonly string[]): Iterable<Entry> {
  let block: Block | null = null
  for (const [at, raw] of lines.entries()) {
    const text = raw.trim()
    if (text === '') {
      if (block) block.gap = true
      continue
    }
    if (block && beginsAnother(block, text)) {
      yield entryOf(block, unfinished(block))
      block = null
    }
    block ??= newBlock(at + 1)
    block.lines.push(text)
    const answer = ANSWER_LINE.exec(text)
    if (answer) yield entryOf(block, resolve(block, answer[1]!))
    else addTo(block, text)
    if (answer) block = null
  }
  if (block) yield entryOf(block, unfinished(block))
}

const entryOf = ({ line, lines }: Block, found: ParsedQuestion): Entry => ({
  ...found,
  line,
  text: lines.join('\n'),
})

const isChoice = (block: Block, text: string): boolean => {
  const letter = CHOICE_LINE.exec(text)?.[1]
  return letter !== undefined && (letter === 'A' || block.prompt.length > 0 || block.choices.length > 0)
}

/** Text after the choices, or after an empty line, is the next question. */
const beginsAnother = (block: Block, text: string): boolean =>
  !ANSWER_LINE.test(text) && !isChoice(block, text) && (block.choices.length > 0 || block.gap)

const addTo = (block: Block, text: string): void => {
  block.gap = false
  const [, letter = '', choice = ''] = CHOICE_LINE.exec(text) ?? []
  if (isChoice(block, text)) block.choices.push({ letter, text: choice })
  else block.prompt.push(text)
}

const unfinished = ({ choices }: Block): ParsedQuestion =>
  refused(choices.length === 0 ? 'There are no choices.' : 'There is no line "ANSWER:" after the choices.')

const resolve = ({ prompt, choices }: Block, answer: string): ParsedQuestion => {
  if (prompt.length === 0) return refused('There is no question before the choices.')
  if (choices.length === 0) return refused('There are no choices.')
  const letters = choices.map(({ letter }) => letter)
  if (new Set(letters).size < letters.length) return refused('Two choices have the same letter.')
  const letter = answer.toUpperCase()
  if (/^[A-Z](?:[\s,;&]+[A-Z])+$/.test(letter)) return refused('It has several right choices.')
  const right = letters.indexOf(letter.replace(/[.)]$/, ''))
  return right === -1
    ? refused(`The answer "${answer}" is the letter of none of the choices.`)
    : choiceQuestion(
        prompt.join('\n'),
        choices.map(({ text }) => text),
        right,
      )
}

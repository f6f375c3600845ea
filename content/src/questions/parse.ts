import { type Document, isMap, isNode, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { Problem } from '../problem.ts'
import type { Category } from './categories.ts'
import { type Question, QuestionRecord } from './format.ts'

/** A question and its position. */
export type Located = { readonly question: Question; readonly file: string; readonly line: number }

/** The valid questions, and every problem of the others. */
export type Reading = { readonly located: Located[]; readonly problems: Problem[] }

/** Reads one category's file. `file` is the name used in problems. */
export const parseCategory = (category: Category, file: string, text: string): Reading => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const broken = [...document.errors, ...document.warnings]
  if (broken.length > 0)
    return {
      located: [],
      problems: broken.map(({ pos, message }) => ({
        file,
        line: lines.linePos(pos[0]).line,
        id: '',
        message: `expected YAML 1.2: ${message.split('\n')[0]}`,
      })),
    }
  if (!isSeq(document.contents))
    return { located: [], problems: [{ file, line: 1, id: '', message: 'expected a list of questions' }] }
  const lineOf = (node: Node) => lines.linePos(node.range?.[0] ?? 0).line
  const readings = document.contents.items
    .filter(isNode)
    .map((node, index) => parseItem({ category, file, document, node, index, lineOf }))
  return {
    located: readings.flatMap(({ located }) => located),
    problems: readings.flatMap(({ problems }) => problems),
  }
}

type Item = {
  category: Category
  file: string
  document: Document
  node: Node
  index: number
  lineOf: (node: Node) => number
}

const parseItem = ({ category, file, document, node, index, lineOf }: Item): Reading => {
  const value: unknown = node.toJS(document)
  const line = lineOf(node)
  const parsed = QuestionRecord.safeParse(value)
  if (parsed.success) {
    return { located: [{ question: { ...parsed.data, category }, file, line }], problems: [] }
  }
  const id = nameOf(value) ?? `(question ${index + 1})`
  const problems = parsed.error.issues.map(({ path, message }) => ({
    file,
    line: lineOf(nodeAt(node, path)),
    id,
    message: path.length > 0 ? `${path.join('.')}: ${message}` : message,
  }))
  return { located: [], problems }
}

const nameOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined

/** The innermost existing node on the path: a missing field is reported at the start of its question. */
const nodeAt = (node: Node, path: readonly PropertyKey[]): Node => {
  let deepest = node
  for (const key of path) {
    const next = isMap(deepest) || isSeq(deepest) ? deepest.get(key, true) : undefined
    if (!isNode(next)) break
    deepest = next
  }
  return deepest
}

import { isDeepStrictEqual } from 'node:util'
import { Document, isScalar, visit } from 'yaml'
import type { Category } from '../questions/categories.ts'
import type { Question } from '../questions/format.ts'
import { parseCategory } from '../questions/parse.ts'

/** The line between handwritten and generated questions. */
const MARK = '# Generated from content/families by `node content/src/check.ts --write`: edit the lists there.'

/**
 * A category's file with its generated part up to date. Unchanged questions keep their check dates.
 *
 * @throws Error if the generated part cannot be read: replacing it would lose the dates.
 */
export const withGeneratedPart = (category: Category, text: string, made: readonly Question[]): string => {
  const [written = '', before = ''] = text.split(`\n${MARK}\n`)
  const checked = new Map(readPart(category, before).map(({ question }) => [question.id, question]))
  const records = [...made]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((question) => recordText(keepCheck(question, checked.get(question.id))))
  if (records.length === 0) return before === '' ? text : `${written.trimEnd()}\n`
  return `${written.trimEnd()}\n\n${MARK}\n\n${records.join('\n')}`
}

const readPart = (category: Category, text: string) => {
  if (text.trim() === '') return []
  const { located, problems } = parseCategory(category, category, text)
  if (problems.length > 0)
    throw new Error(
      `the generated part of ${category} cannot be read, so it is left alone: ${problems[0]?.message}`,
    )
  return located
}

const keepCheck = (question: Question, before: Question | undefined): Question => {
  if (before?.checked === undefined) return question
  const { checked, ...rest } = before
  return isDeepStrictEqual(rest, question) ? { ...question, checked } : question
}

/** One question in the same form as handwritten ones. */
const recordText = ({ category: _, licence: __, ...record }: Question): string => {
  const document = new Document([record])
  visit(document, {
    Seq: (_key, node) => {
      if (node.items.every((item) => isScalar(item))) node.flow = true
    },
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

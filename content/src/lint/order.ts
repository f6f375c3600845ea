import { type Category, prefixOrder } from '../questions/categories.ts'
import type { Question } from '../questions/format.ts'
import { type Finding, perQuestion, type Rule } from './finding.ts'

const categoryOfId = perQuestion('id', ({ id, category }) =>
  prefixOrder(category, id) === null ? [`expected an id of its file, as in ${category}-0001`] : [],
)

/** Questions that came from another category stand before the others. */
const sortKey = ({ id, category }: Question): string => `${prefixOrder(category, id) ?? ''}${id}`

/** Ids are unique and ascend inside a file, so that diffs are easy to read. */
const ascending: Rule = (questions) => {
  const findings: Finding[] = []
  const seen = new Set<string>()
  const last = new Map<Category, Question>()
  for (const question of questions) {
    const { id, category } = question
    const before = last.get(category)
    if (seen.has(id)) findings.push({ rule: 'id', question, message: 'expected a unique id' })
    else if (before !== undefined && sortKey(question) < sortKey(before))
      findings.push({ rule: 'id', question, message: `expected its place to be before ${before.id}` })
    seen.add(id)
    if (before === undefined || sortKey(question) > sortKey(before)) last.set(category, question)
  }
  return findings
}

export const orderRules: Rule[] = [categoryOfId, ascending]

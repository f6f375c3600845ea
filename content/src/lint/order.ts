import type { Category } from '../questions/categories.ts'
import { type Finding, perQuestion, type Rule } from './finding.ts'

const categoryOfId = perQuestion('id', ({ id, category }) =>
  id.replace(/-\d+$/, '') === category ? [] : [`expected an id of its file, as in ${category}-0001`],
)

/** Ids are unique and ascend inside a file, so that diffs are easy to read. */
const ascending: Rule = (questions) => {
  const findings: Finding[] = []
  const seen = new Set<string>()
  const last = new Map<Category, string>()
  for (const question of questions) {
    const { id, category } = question
    const before = last.get(category)
    if (seen.has(id)) findings.push({ rule: 'id', question, message: 'expected a unique id' })
    else if (before !== undefined && id < before)
      findings.push({ rule: 'id', question, message: `expected its place to be before ${before}` })
    seen.add(id)
    if (before === undefined || id > before) last.set(category, id)
  }
  return findings
}

export const orderRules: Rule[] = [categoryOfId, ascending]

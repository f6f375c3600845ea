import type { Problem } from '../../problem.ts'
import type { ArticleSource } from '../source.ts'
import { linkRules } from './links.ts'
import { orderRules } from './order.ts'
import { pictureRules } from './pictures.ts'
import { problemsOf } from './rule.ts'
import { wordRules } from './words.ts'

const RULES = [...wordRules, ...orderRules, ...linkRules, ...pictureRules]

/** Everything that any rule finds in the articles. */
export const lintArticles = (sources: readonly ArticleSource[]): Problem[] =>
  sources.flatMap((source) => RULES.flatMap((rule) => problemsOf(rule, source, sources)))

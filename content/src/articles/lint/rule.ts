import type { Problem } from '../../problem.ts'
import type { ArticleSource } from '../source.ts'

/** A problem that a rule finds in an article, with its line; 0 if it concerns the whole article. */
export interface Fault {
  readonly line: number
  readonly message: string
}

export interface ArticleRule {
  readonly name: string
  readonly faults: (source: ArticleSource, all: readonly ArticleSource[]) => Fault[]
}

export const problemsOf = (
  { name, faults }: ArticleRule,
  source: ArticleSource,
  all: readonly ArticleSource[],
): Problem[] =>
  faults(source, all).map(({ line, message }) => ({
    file: source.file,
    line,
    id: '',
    message: `${message} [${name}]`,
  }))

import type { Problem } from '../../questions/problem.ts'
import type { ArticleSource } from '../source.ts'

/** What a rule holds against an article, and on which line; 0 when it concerns the whole. */
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

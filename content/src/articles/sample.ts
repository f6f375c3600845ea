import { type ArticleSource, parseArticle } from './source.ts'

/** A drawing that passes all rules. */
export const SAMPLE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><title>A road</title><desc>A road and its name.</desc><path d="M0 0H9" stroke="var(--ink)"/><text font-size="24">Road</text></svg>'

/** A text that passes all rules. */
export const SAMPLE_BODY = `Play the [daily quiz](/), [Survival](/survival) or the [flags](/flag-quiz).

## The first part

![A road seen from above.](road.svg "A road.")

### A smaller part

${'Nobody counts the words of a sentence like this one. '.repeat(125)}
`

interface Sample {
  readonly body?: string
  /** Front matter fields to replace, as YAML. */
  readonly front?: Readonly<Record<string, string>>
  readonly pictures?: Readonly<Record<string, string>>
  readonly name?: string
}

const FRONT = {
  slug: 'on-roads',
  title: 'On roads',
  description: 'What roads are.',
  published: '2026-01-02',
  updated: '2026-01-02',
  order: '1',
  illustration: "{ file: road.svg, alt: 'A road.' }",
  sources: "[{ author: A. Walker, title: Roads, year: '1999' }]",
}

export const sampleText = ({ body = SAMPLE_BODY, front = {} }: Sample = {}): string => {
  const fields = Object.entries({ ...FRONT, ...front }).map(([name, value]) => `${name}: ${value}\n`)
  return `---\n${fields.join('')}---\n\n${body}`
}

/** An article that passes all rules except for the given changes. */
export const sampleArticle = (changed: Sample = {}): ArticleSource => {
  const pictures = new Map(Object.entries({ 'road.svg': SAMPLE_SVG, ...changed.pictures }))
  const { sources, problems } = parseArticle(changed.name ?? 'on-roads.md', sampleText(changed), pictures)
  const [source] = sources
  if (source === undefined) throw new Error(problems.map(({ message }) => message).join('; '))
  return source
}

import { parse } from 'yaml'
import { z } from 'zod'
import { MAX_DESCRIPTION } from './limits.ts'

const line = z.string().trim().min(1)

const Source = z.strictObject({
  author: line,
  title: line,
  /** The publisher, the journal with its volume, or the archive. */
  in: line.optional(),
  /** '1995', or a span of years. */
  year: z.string().regex(/^\d{4}(–\d{4})?$/, 'expected a year in quotes'),
  url: z.url({ protocol: /^https$/ }).optional(),
})

/** The fields between the two `---` at the top of an article. */
const FrontMatter = z
  .strictObject({
    slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'expected lower-case letters and hyphens'),
    title: line.max(70),
    description: line.max(MAX_DESCRIPTION),
    published: z.iso.date(),
    updated: z.iso.date(),
    /** Its place in the list of articles, from 1. */
    order: z.int().min(1),
    illustration: z.strictObject({ file: z.string().regex(/\.svg$/), alt: line }),
    sources: z.array(Source).min(1),
  })
  .refine(({ published, updated }) => published <= updated, {
    path: ['updated'],
    message: 'expected a day on or after publication',
  })

export type FrontMatter = z.infer<typeof FrontMatter>
export type Source = z.infer<typeof Source>

export type FrontMatterRead =
  | { readonly ok: true; readonly front: FrontMatter; readonly body: string; readonly bodyLine: number }
  | { readonly ok: false; readonly messages: string[] }

/** Splits an article into its front matter and its Markdown; `bodyLine` is the line on which the Markdown begins. */
export const readFrontMatter = (text: string): FrontMatterRead => {
  const [head, yaml = ''] = /^---\n(.*?\n)---\n/s.exec(text) ?? []
  if (head === undefined) return { ok: false, messages: ['expected front matter between two lines of ---'] }
  const parsed = FrontMatter.safeParse(fieldsOf(yaml))
  if (!parsed.success)
    return {
      ok: false,
      messages: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    }
  return {
    ok: true,
    front: parsed.data,
    body: text.slice(head.length),
    bodyLine: head.split('\n').length,
  }
}

/** Unreadable YAML counts as missing front matter. */
const fieldsOf = (yaml: string): unknown => {
  try {
    return parse(yaml)
  } catch {
    return null
  }
}

import { PackId } from '@trivium/wire/documents/pack'
import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import type { Problem } from '../problem.ts'

export const MANIFEST = 'pack.yaml'

const line = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^\S(?:\P{Cc}*\S)?$/u, 'expected one line without spaces around it')

/** What a pack says about itself. */
export const PackManifest = z.strictObject({
  /** Never changes: ids of its questions begin with it. */
  id: PackId,
  name: line(60),
  version: z
    .string('expected a version in quotes, as in "1.0.0"')
    .regex(/^\d+\.\d+\.\d+$/, 'expected a version such as 1.0.0'),
  licence: line(100),
  /** Whose the pictures and sounds are, on what terms, if that differs. */
  mediaLicence: line(300).optional(),
  /** A BCP 47 tag, as in HTML: 'en'. */
  language: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/, "expected a language tag, as in 'en'"),
  author: line(100),
  /** One sentence for players. */
  description: line(200).optional(),
})
export type PackManifest = z.infer<typeof PackManifest>

type ReadManifest = { readonly manifest: PackManifest | null; readonly problems: Problem[] }

const problemAt = (at: number, message: string): Problem => ({ file: MANIFEST, line: at, id: '', message })

const lineOf = (document: Document, lines: LineCounter, key: PropertyKey | undefined): number => {
  const node = isMap(document.contents) ? document.contents.get(key, true) : null
  return isNode(node) ? lines.linePos(node.range?.[0] ?? 0).line : 1
}

/** Reads a manifest, or lists all that is wrong with it. */
export const readManifest = (text: string): ReadManifest => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const broken = [...document.errors, ...document.warnings]
  if (broken.length > 0)
    return {
      manifest: null,
      problems: broken.map(({ pos, message }) =>
        problemAt(lines.linePos(pos[0]).line, `expected YAML 1.2: ${message.split('\n')[0]}`),
      ),
    }
  const parsed = PackManifest.safeParse(document.toJS({ maxAliasCount: 0 }))
  if (parsed.success) return { manifest: parsed.data, problems: [] }
  return {
    manifest: null,
    problems: parsed.error.issues.map(({ path, message }) =>
      problemAt(
        lineOf(document, lines, path[0]),
        path.length > 0 ? `${path.join('.')}: ${message}` : message,
      ),
    ),
  }
}

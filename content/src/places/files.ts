import { type GeneratedFiles, jsonText } from '../generated-files.ts'
import type { Catalogue } from './make.ts'

/** The four files that the server and web app read, as text, by name. */
export const catalogueFiles = (catalogue: Catalogue): GeneratedFiles =>
  Object.fromEntries(
    (['countries', 'elsewhere', 'flags', 'ambiguous'] as const).map((name) => [
      `${name}.json`,
      jsonText(catalogue[name]),
    ]),
  )

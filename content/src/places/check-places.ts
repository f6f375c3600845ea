import { staleFiles, writeFiles } from '../generated-files.ts'
import type { Problem } from '../problem.ts'
import { catalogueFiles } from './files.ts'
import { lintPlaces } from './lint.ts'
import { makeCatalogue } from './make.ts'
import { isoCodes, nameLists } from './name-lists.ts'
import { placesReport } from './report.ts'
import { PLACES, readSources } from './sources.ts'

export interface PlacesChecked {
  readonly problems: readonly Problem[]
  /** The section of REPORT.md about places. */
  readonly report: string
}

/** Generates the catalogue from its sources, checks it, and compares the files or, with `write`, replaces them. */
export const checkPlaces = async ({ write }: { readonly write: boolean }): Promise<PlacesChecked> => {
  const sources = await readSources()
  const catalogue = makeCatalogue(sources, { names: await nameLists(), codes: await isoCodes() })
  const files = catalogueFiles(catalogue)
  if (write) await writeFiles(files, PLACES)
  const stale = (await staleFiles(files, PLACES)).map((name) => ({
    file: `places/${name}`,
    line: 0,
    id: '',
    message: 'does not match the sources: run with --write',
  }))
  return { problems: [...lintPlaces(sources, catalogue), ...stale], report: placesReport(catalogue) }
}

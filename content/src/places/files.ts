import { readFile, writeFile } from 'node:fs/promises'
import type { Catalogue } from './make.ts'
import { PLACES } from './sources.ts'

/** The four files that the program reads, as text, by name. */
export const catalogueFiles = (catalogue: Catalogue): Record<string, string> =>
  Object.fromEntries(
    (['countries', 'elsewhere', 'flags', 'ambiguous'] as const).map((name) => [
      `${name}.json`,
      `${printed(catalogue[name])}\n`,
    ]),
  )

/** The names of those files that are not as they should be. */
export const staleFiles = async (wanted: Record<string, string>, folder = PLACES): Promise<string[]> => {
  const stale = await Promise.all(
    Object.entries(wanted).map(async ([name, text]) => {
      const found = await readFile(`${folder}/${name}`, 'utf8').catch(() => '')
      return found === text ? [] : [name]
    }),
  )
  return stale.flat()
}

export const writeFiles = async (files: Record<string, string>, folder = PLACES): Promise<void> => {
  for (const [name, text] of Object.entries(files)) await writeFile(`${folder}/${name}`, text)
}

const LINE = 110

/** JSON as the formatter leaves it: on one line what fits on one. */
const printed = (value: unknown, indent = '', key = '', after = ''): string => {
  const flat = flatly(value)
  if (typeof value !== 'object' || value === null || `${indent}${key}${flat}${after}`.length <= LINE)
    return flat
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((part) => [part, ''] as const)
    : Object.entries(value).map(([name, part]) => [part, `${JSON.stringify(name)}: `] as const)
  const lines = parts.map(
    ([part, name], at) => `${inner}${name}${printed(part, inner, name, at < parts.length - 1 ? ',' : '')}`,
  )
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

const flatly = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(flatly).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${flatly(part)}`)
  return `{ ${parts.join(', ')} }`
}

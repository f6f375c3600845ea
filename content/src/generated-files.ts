import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Files generated from others, as text, by name. */
export type GeneratedFiles = Readonly<Record<string, string>>

/** The names of stale files. */
export const staleFiles = async (wanted: GeneratedFiles, folder: string): Promise<string[]> => {
  const stale = await Promise.all(
    Object.entries(wanted).map(async ([name, text]) => {
      const found = await readFile(`${folder}/${name}`, 'utf8').catch(() => '')
      return found === text ? [] : [name]
    }),
  )
  return stale.flat()
}

export const writeFiles = async (files: GeneratedFiles, folder: string): Promise<void> => {
  for (const [name, text] of Object.entries(files)) await writeAtomically(`${folder}/${name}`, text)
}

/**
 * Writes a temporary file and renames it, so that concurrent readers and writers see either the old text or the new
 * one. Its name begins with a dot, so code that lists the folder skips it.
 */
export const writeAtomically = async (file: string, text: string): Promise<void> => {
  const aside = join(dirname(file), `.${basename(file)}.${randomUUID()}`)
  try {
    await writeFile(aside, text)
    await rename(aside, file)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

const LINE = 110

/** JSON in the formatter's style: on one line if it fits. */
export const jsonText = (value: unknown): string => `${printed(value)}\n`

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
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

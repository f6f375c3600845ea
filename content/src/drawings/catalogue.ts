import { drawing, SHEET } from './svg.ts'

/** Drawings of one kind by name. Each is the content of a sheet. */
export type Drawings = Readonly<Record<string, () => readonly string[]>>

/** Several kinds of drawings, asked for as 'kind name'. */
export const catalogueOf = (kinds: Readonly<Record<string, Drawings>>) => {
  const find = (of: string) => {
    const [kind = '', ...name] = of.split(' ')
    return kinds[kind]?.[name.join(' ')]
  }
  return {
    draw: (of: string): string => drawing(SHEET, find(of)?.() ?? []),
    missing: (of: string): string[] => (find(of) === undefined ? [of] : []),
  }
}

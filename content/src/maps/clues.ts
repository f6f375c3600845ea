import clues from '../../maps/clues.json' with { type: 'json' }

const CLUES: Readonly<Record<string, string>> = clues

/** Where a country lies, in words that do not name it, by its ISO 3166-1 alpha-2. For the server: it is half the answer. */
export const clueOf = (id: string): string => {
  const clue = CLUES[id]
  if (clue === undefined) throw new Error(`no clue for ${id}`)
  return clue
}

import clues from '../../maps/clues.json' with { type: 'json' }

const CLUES: Readonly<Record<string, string>> = clues

/** The clue for a country by its ISO 3166-1 alpha-2 code. Only for the server, because it is half the answer. */
export const clueOf = (id: string): string => {
  const clue = CLUES[id]
  if (clue === undefined) throw new Error(`no clue for ${id}`)
  return clue
}

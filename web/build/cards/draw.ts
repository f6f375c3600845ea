import type { Entry } from '../built.ts'

export const drawCards = async (entry: Entry, _outDir: string): Promise<Map<string, string>> =>
  new Map(entry.PRERENDERED.map((path) => [path, '/social-card.png']))

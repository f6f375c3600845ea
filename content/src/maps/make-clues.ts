import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { COUNTRIES } from '../places/countries.ts'
import { redrawBorders } from './borders.ts'
import { cluesOf } from './describe.ts'
import { readShapes } from './source.ts'
import { readWords } from './words.ts'

const FILE = fileURLToPath(new URL('../../maps/clues.json', import.meta.url))

const clues = cluesOf(COUNTRIES, redrawBorders(readShapes()), readWords())
await writeFile(FILE, `${JSON.stringify(clues, null, 2)}\n`)
console.log(`${Object.keys(clues).length} clues in ${FILE}`)

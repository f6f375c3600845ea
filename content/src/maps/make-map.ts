import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { COUNTRIES } from '../places/countries.ts'
import { redrawBorders } from './borders.ts'
import { readShapes } from './source.ts'
import { assembleWorld, simplifyWorld } from './world.ts'

const FILE = fileURLToPath(new URL('../../maps/world.json', import.meta.url))

const regions = new Map(COUNTRIES.map(({ id, region }) => [id, region]))
const world = simplifyWorld(
  assembleWorld(redrawBorders(readShapes()), [...regions.keys()]),
  (id) => regions.get(id) === 'europe',
)
const text = JSON.stringify(world)
await writeFile(FILE, text)
console.log(`${FILE}: ${gzipSync(text, { level: 9 }).length} bytes gzipped`)

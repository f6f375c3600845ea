import { readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { COUNTRIES } from '../places/countries.ts'
import { continentsSvg, smallWorld } from './small-maps.ts'
import type { World } from './world.ts'

const MAPS = new URL('../../maps/', import.meta.url)

const world: World = JSON.parse(await readFile(new URL('world.json', MAPS), 'utf8'))
const regions = new Map(COUNTRIES.map(({ id, region }) => [id, region]))
const regionOf = (id: string): string => regions.get(id) ?? 'all'
const files = {
  'continents.svg': continentsSvg(world, regionOf),
  'small-world.json': JSON.stringify(smallWorld(world, regionOf)),
}
for (const [name, text] of Object.entries(files)) {
  await writeFile(new URL(name, MAPS), text)
  console.log(`${name}: ${text.length} bytes, ${gzipSync(text, { level: 9 }).length} gzipped`)
}

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { COUNTRIES } from '../places/countries.ts'
import { drawMap } from './maps.ts'

const FOLDER = new URL('../../pictures/maps/', import.meta.url)

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
let drawn = 0
for (const { id } of COUNTRIES) {
  const svg = drawMap(id)
  if (svg === null) continue
  await writeFile(new URL(`${id.toLowerCase()}.svg`, FOLDER), svg)
  drawn += 1
}
console.log(`${drawn} maps in ${fileURLToPath(FOLDER)}`)

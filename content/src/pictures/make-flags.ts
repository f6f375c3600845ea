import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { FLAGS } from '../places/flags.ts'
import { flagSource } from './flag-sources.ts'
import { drawFlag } from './flags.ts'

const FOLDER = new URL('../../pictures/flags/', import.meta.url)

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
for (const { id } of FLAGS)
  await writeFile(new URL(`${id.toLowerCase()}.svg`, FOLDER), drawFlag(await flagSource(id)))
console.log(`${FLAGS.length} flags in ${fileURLToPath(FOLDER)}`)

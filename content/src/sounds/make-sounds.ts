import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { CUES } from './cues.ts'
import { synthesise } from './synthesis.ts'
import { encodeWave } from './wave.ts'

const FOLDER = new URL('../../sounds/', import.meta.url)

await mkdir(FOLDER, { recursive: true })
for (const [name, cue] of Object.entries(CUES))
  await writeFile(new URL(`${name}.wav`, FOLDER), encodeWave(synthesise(cue)))
console.log(`${Object.keys(CUES).length} sounds in ${fileURLToPath(FOLDER)}`)

import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawProfiles } from './profiles.ts'

const FOLDER = new URL('../../pictures/profiles/', import.meta.url)

await mkdir(FOLDER, { recursive: true })
const profiles = drawProfiles()
await Promise.all(profiles.map(({ name, svg }) => writeFile(new URL(`${name}.svg`, FOLDER), svg)))
console.log(`${profiles.length} pictures in ${fileURLToPath(FOLDER)}`)

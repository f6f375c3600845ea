import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QUESTION_MEDIA_FOLDER } from '../question-media/folder.ts'
import { isRecorded, sourceFingerprint } from '../question-sounds/recording.ts'
import { render } from '../question-sounds/render.ts'
import { readRecordings } from './check-families.ts'

/**
 * Records the sounds of questions whose source has changed, or all with `--all`, and removes those of questions that are gone. Not
 * part of the build: the files are kept with the content, and `made-from.json` records what each was made from.
 */
const recordings = await readRecordings()
const stale = [...recordings].filter(
  ([id, source]) => process.argv.includes('--all') || !isRecorded(id, source),
)
const scratch = await mkdtemp(join(tmpdir(), 'question-sounds-'))
for (const [id, source] of stale) {
  await render(source, join(QUESTION_MEDIA_FOLDER, id), scratch)
  console.log(id)
}
await rm(scratch, { recursive: true })

for (const name of await readdir(QUESTION_MEDIA_FOLDER)) {
  const isGone = /\.(?:ogg|m4a)$/.test(name) && !recordings.has(name.replace(/\.\w+$/, ''))
  if (isGone) await rm(join(QUESTION_MEDIA_FOLDER, name))
}
const fingerprints = [...recordings].map(([id, source]) => [id, sourceFingerprint(source)] as const).sort()
await writeFile(
  new URL('../question-sounds/made-from.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(fingerprints), null, 2)}\n`,
)
console.log(`${stale.length} of ${recordings.size} sounds were recorded`)

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { CUES } from './cues.ts'
import { fingerprintOf, waveOf } from './made-from.ts'

/**
 * Writes each sound as Opus and, for browsers that cannot decode that, as AAC. Needs ffmpeg. Not part of the build: the files
 * are kept with the code, and `made-from.json` records the formula that each was made from.
 */
const FOLDER = fileURLToPath(new URL('../../sounds/', import.meta.url))

const CODECS = {
  ogg: [
    '-c:a',
    'libopus',
    '-b:a',
    '17k',
    '-vbr',
    'on',
    '-cutoff',
    '12000',
    '-application',
    'audio',
    '-page_duration',
    '2000000',
  ],
  m4a: ['-c:a', 'aac', '-b:a', '15k', '-ar', '16000', '-movflags', '+faststart'],
} as const

const run = promisify(execFile)
const scratch = await mkdtemp(join(tmpdir(), 'sounds-'))
await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER)
const sizes = { ogg: 0, m4a: 0 }
const fingerprints: Record<string, string> = {}
for (const name of Object.keys(CUES)) {
  const wave = waveOf(name)
  const source = join(scratch, `${name}.wav`)
  await writeFile(source, wave)
  fingerprints[name] = fingerprintOf(wave)
  for (const ending of ['ogg', 'm4a'] as const) {
    const file = join(FOLDER, `${name}.${ending}`)
    const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']
    await run('ffmpeg', ['-loglevel', 'error', '-y', '-i', source, ...CODECS[ending], ...plain, file])
    sizes[ending] += (await stat(file)).size
  }
}
await rm(scratch, { recursive: true })
await writeFile(new URL('made-from.json', import.meta.url), `${JSON.stringify(fingerprints, null, 2)}\n`)
console.log(`${Object.keys(CUES).length} sounds: ${sizes.ogg} bytes as Opus, ${sizes.m4a} bytes as AAC`)

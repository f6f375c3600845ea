import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { atLoudness } from '../sounds/loudness.ts'
import { SAMPLE_RATE } from '../sounds/synthesis.ts'
import { encodeWave } from '../sounds/wave.ts'
import { type RecordingSource, recordingMs } from './recording.ts'

const run = promisify(execFile)

/** FluidR3 by Frank Wen, MIT licence; Debian's package fluid-soundfont-gm. */
const SOUND_FONT = '/usr/share/sounds/sf2/FluidR3_GM.sf2'

/** The accompaniment that chord symbols stand for: a guitar and a bass, quieter than the tune. */
const ACCOMPANIMENT = `%%MIDI chordprog 24
%%MIDI bassprog 32
%%MIDI chordvol 52
%%MIDI bassvol 62
`

/** The loudest 0.4 s, LUFS. Louder than the sounds that accompany a game: this is what the question is about. */
const LOUDNESS = -17
const HIGHEST_PEAK = 0.95

/** The tune as instruments of the sound font play it. */
const playTune = async (abc: string, folder: string): Promise<Float64Array> => {
  const [notes, midi, wave, raw] = ['tune.abc', 'tune.mid', 'tune.wav', 'tune.raw'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string]
  await writeFile(notes, abc.replace(/^(?=K:)/m, ACCOMPANIMENT))
  const { stdout } = await run('abc2midi', [notes, '-o', midi])
  // An incomplete last bar is usual; `oddBars` checks the others.
  const complaints = stdout
    .split('\n')
    .filter((line) => /^(?:Error|Warning)/.test(line) && !/Bar \d+ (?:is|has) /.test(line))
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  await run('fluidsynth', ['-ni', '-q', '-r', `${SAMPLE_RATE}`, '-g', '0.5', '-F', wave, SOUND_FONT, midi])
  await run('ffmpeg', ['-loglevel', 'error', '-y', '-i', wave, '-ac', '1', '-f', 'f32le', raw])
  const bytes = await readFile(raw)
  return Float64Array.from(new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4))
}

/** The beginning of a sound; its last 0.3 s fade to silence. */
const cut = (samples: Float64Array, length: number): Float64Array => {
  const fade = 0.3 * SAMPLE_RATE
  return Float64Array.from({ length }, (_, i) => (samples[i] ?? 0) * Math.min(1, (length - 1 - i) / fade))
}

const levelled = (samples: Float64Array): Float64Array => {
  const loud = atLoudness(samples, LOUDNESS)
  const peak = loud.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return peak <= HIGHEST_PEAK ? loud : loud.map((sample) => (sample * HIGHEST_PEAK) / peak)
}

const PLAIN = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']
const CODECS = {
  ogg: [
    '-c:a',
    'libopus',
    '-b:a',
    '24k',
    '-vbr',
    'constrained',
    '-application',
    'audio',
    '-page_duration',
    '2000000',
  ],
  m4a: ['-c:a', 'aac', '-b:a', '22k', '-ar', '22050', '-movflags', '+faststart'],
} as const

/** Writes `{path}.ogg` as Opus and `{path}.m4a` as AAC. Needs abc2midi, fluidsynth, its sound font and ffmpeg. */
export const render = async (source: RecordingSource, path: string, scratch: string): Promise<void> => {
  const length = Math.round((recordingMs(source) / 1_000) * SAMPLE_RATE)
  const samples =
    source.kind === 'tune' ? cut(await playTune(source.tune.abc, scratch), length) : source.samples
  const wave = join(scratch, 'levelled.wav')
  await writeFile(wave, encodeWave(levelled(samples)))
  for (const ending of ['ogg', 'm4a'] as const)
    await run('ffmpeg', [
      ...['-loglevel', 'error', '-y', '-i', wave, ...CODECS[ending]],
      ...[...PLAIN, `${path}.${ending}`],
    ])
}

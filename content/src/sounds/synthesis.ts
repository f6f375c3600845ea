/** Samples per second: the rate of Opus. */
export const SAMPLE_RATE = 48_000

/** One overtone: its multiple of the note's frequency, how loud it is, and how many times faster it fades. */
type Overtone = readonly [multiple: number, gain: number, fading: number]

/** A timbre: its overtones, and the attack time, seconds. */
export type Timbre = { readonly partials: readonly Overtone[]; readonly attack: number }

/** A note: its MIDI key (60 is middle C), start and length in seconds, and relative loudness. */
export type Note = {
  readonly timbre: Timbre
  readonly key: number
  readonly at: number
  readonly lasts: number
  readonly gain?: number
}

export type Cue = readonly Note[]

/** The final fade-out, so that no note ends in a click, seconds. */
const RELEASE = 0.03

/** The level to which a note has faded after its length. */
const FADED = 0.006

/** Reflections of a small wooden room: seconds after the note, and how loud. */
const REFLECTIONS = [
  [0.023, 0.14],
  [0.041, 0.1],
  [0.067, 0.06],
] as const

/** Overtones above this frequency are left out: they sharpen the sound and cost most of the file. */
const HIGHEST = 9_000

const frequencyOf = (key: number): number => 440 * 2 ** ((key - 69) / 12)

/** The mix of all notes of a cue, at any loudness. */
export const synthesise = (notes: Cue): Float64Array => {
  const length = Math.max(...notes.map(({ at, lasts }) => at + lasts)) + REFLECTIONS[2][0]
  const samples = new Float64Array(Math.round(length * SAMPLE_RATE))
  for (const note of notes) addNote(samples, note)
  return withRoom(samples)
}

const addNote = (samples: Float64Array, { timbre, key, at, lasts, gain = 1 }: Note) => {
  const { partials, attack } = timbre
  const frequency = frequencyOf(key)
  const audible = partials.filter(([multiple]) => frequency * multiple < HIGHEST)
  const start = Math.round(at * SAMPLE_RATE)
  const end = Math.min(samples.length, start + Math.round(lasts * SAMPLE_RATE))
  for (let i = start; i < end; i++) {
    const t = (i - start) / SAMPLE_RATE
    const envelope = Math.min(1, t / attack, (lasts - t) / RELEASE) * gain
    samples[i]! += envelope * timbreAt(audible, frequency, t, lasts)
  }
}

const timbreAt = (partials: readonly Overtone[], frequency: number, t: number, lasts: number): number =>
  partials.reduce(
    (sum, [multiple, gain, fading]) =>
      sum + gain * FADED ** ((t / lasts) * fading) * Math.sin(2 * Math.PI * frequency * multiple * t),
    0,
  )

const withRoom = (dry: Float64Array): Float64Array =>
  dry.map((sample, i) =>
    REFLECTIONS.reduce((sum, [after, gain]) => sum + gain * (dry[i - after * SAMPLE_RATE] ?? 0), sample),
  )

/** Samples per second; all frequencies in these sounds are well below half of it. */
export const SAMPLE_RATE = 22_050

/** The peak of every cue, where 1 is the maximum. Leaves headroom for two simultaneous cues. */
const PEAK = 0.6

/** One overtone: its multiple of the note's frequency, how loud it is, and how many times faster it fades. */
type Overtone = readonly [multiple: number, gain: number, fading: number]

/** A timbre: its overtones, and the attack time, seconds. */
export type Timbre = { readonly partials: readonly Overtone[]; readonly attack: number }

/** A note: its MIDI key (60 is middle C), start and length in seconds, and relative loudness. */
export type Note = {
  readonly key: number
  readonly at: number
  readonly lasts: number
  readonly gain?: number
}

export type Cue = { readonly timbre: Timbre; readonly notes: readonly Note[] }

/** The final fade-out, so that no note ends in a click, seconds. */
const RELEASE = 0.02

/** The level to which a note has faded after its length. */
const FADED = 0.01

const frequencyOf = (key: number): number => 440 * 2 ** ((key - 69) / 12)

/** The mix of all notes of a cue, from -0.6 to 0.6. */
export const synthesise = ({ timbre, notes }: Cue): Float64Array => {
  const length = Math.max(...notes.map(({ at, lasts }) => at + lasts))
  const samples = new Float64Array(Math.round(length * SAMPLE_RATE))
  for (const note of notes) addNote(samples, note, timbre)
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return samples.map((sample) => (sample / loudest) * PEAK)
}

const addNote = (samples: Float64Array, { key, at, lasts, gain = 1 }: Note, { partials, attack }: Timbre) => {
  const start = Math.round(at * SAMPLE_RATE)
  const end = Math.min(samples.length, start + Math.round(lasts * SAMPLE_RATE))
  for (let i = start; i < end; i++) {
    const t = (i - start) / SAMPLE_RATE
    const envelope = Math.min(1, t / attack, (lasts - t) / RELEASE) * gain
    samples[i]! += envelope * timbreAt(partials, frequencyOf(key), t, lasts)
  }
}

const timbreAt = (partials: readonly Overtone[], frequency: number, t: number, lasts: number): number =>
  partials.reduce(
    (sum, [multiple, gain, fading]) =>
      sum + gain * FADED ** ((t / lasts) * fading) * Math.sin(2 * Math.PI * frequency * multiple * t),
    0,
  )

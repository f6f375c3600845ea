/** The browser, as far as sounds need it. */
export interface Speakers {
  /** The audio output; made once. */
  readonly open: () => AudioContext
  /** The kinds of files that this browser says it can decode, the best first. */
  readonly endings: readonly string[]
  readonly fetchFile: (address: string) => Promise<ArrayBuffer>
  /** Any clock, ms. */
  readonly now: () => number
}

export interface SoundPlayer {
  /** Rejects if the sound cannot be loaded. */
  readonly play: (name: string, semitones: number) => Promise<void>
  /** Plays a file by its address without ending; resolves with a function that stops it. Rejects if it cannot be loaded. */
  readonly playFile: (path: string) => Promise<() => void>
  /** Fades out everything that is playing, and drops what is loading. */
  readonly hush: () => void
}

/** A sound that loads for longer than this would come after what it belongs to, ms. */
const LATE = 700

/** These call somebody who may be looking elsewhere, so they are worth waiting for, ms. */
const LATE_CALLS: Readonly<Record<string, number>> = { 'match-found': 5_000, achievement: 3_000 }

/** Long enough not to click, seconds. */
const FADE = 0.08

const decoded = async (context: AudioContext, { endings, fetchFile }: Speakers, path: string) => {
  let failure: unknown = new Error('This browser decodes neither kind of file.')
  for (const ending of endings)
    try {
      return await context.decodeAudioData(await fetchFile(`${path}.${ending}`))
    } catch (error) {
      failure = error
    }
  throw failure
}

/** Plays sounds by name; each is loaded once. */
export const createPlayer = (speakers: Speakers): SoundPlayer => {
  const { open, now } = speakers
  const loaded = new Map<string, Promise<AudioBuffer>>()
  let playing: GainNode[] = []
  let hushes = 0
  let context: AudioContext | null = null
  const load = (of: AudioContext, path: string): Promise<AudioBuffer> => {
    const sound = loaded.get(path) ?? decoded(of, speakers, path)
    loaded.set(path, sound)
    // Tried again when it is needed again.
    sound.catch(() => loaded.delete(path))
    return sound
  }
  const start = (output: AudioContext, buffer: AudioBuffer, semitones: number) => {
    const [source, volume] = [output.createBufferSource(), output.createGain()]
    source.buffer = buffer
    source.playbackRate.value = 2 ** (semitones / 12)
    source.connect(volume).connect(output.destination)
    playing.push(volume)
    source.onended = () => {
      playing = playing.filter((other) => other !== volume)
    }
    source.start()
    return volume
  }
  const fade = (volume: GainNode) => volume.gain.setTargetAtTime(0, 0, FADE / 3)
  const wake = async (): Promise<AudioContext> => {
    context ??= open()
    // Some browsers suspend the output in the background; a sound would then wait and come with the next press.
    if (context.state !== 'running') await context.resume()
    return context
  }
  return {
    play: async (name, semitones) => {
      const since = now()
      const hushesBefore = hushes
      const output = await wake()
      const buffer = await load(output, `/sounds/${name}`)
      const isLate = now() - since > (LATE_CALLS[name] ?? LATE)
      if (!isLate && hushes === hushesBefore) start(output, buffer, semitones)
    },
    playFile: async (path) => {
      const output = await wake()
      const volume = start(output, await load(output, path), 0)
      return () => fade(volume)
    },
    hush: () => {
      hushes += 1
      for (const volume of playing) fade(volume)
    },
  }
}

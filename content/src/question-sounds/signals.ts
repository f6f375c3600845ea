import { inTurn, repeated, sampled, silence, sine, square, together } from './samples.ts'

const MORSE: Readonly<Record<string, string>> = {
  ...{ C: '-.-.', E: '.', H: '....', I: '..', M: '--', O: '---', Q: '--.-', S: '...', V: '...-' },
}

/** Morse code: a dash has three dots; one dot between signs, three between letters. */
export const morse = (word: string, dot = 0.09): Float64Array => {
  const tone = sine(650)
  return inTurn(
    ...[...word].flatMap((letter) => [
      ...[...(MORSE[letter] ?? '')].flatMap((sign) => [
        sampled(sign === '.' ? dot : 3 * dot, tone),
        silence(dot),
      ]),
      silence(2 * dot),
    ]),
  )
}

const ROWS = [697, 770, 852, 941]
const COLUMNS = [1209, 1336, 1477]
const KEYPAD = '123456789*0#'

/** The keys of a telephone: a tone for the row and a tone for the column (ITU-T Q.23). */
export const dialled = (keys: string): Float64Array =>
  inTurn(
    ...[...keys].flatMap((key) => {
      const at = KEYPAD.indexOf(key)
      const pair = together(sine(ROWS[Math.floor(at / 3)] ?? 0), sine(COLUMNS[at % 3] ?? 0))
      return [sampled(0.16, pair), silence(0.11)]
    }),
  )

/** The North American busy signal. */
export const busy = (): Float64Array =>
  repeated(4, inTurn(sampled(0.5, together(sine(480), sine(620))), silence(0.5)))

/** The Greenwich Time Signal: five short pips and a long one, a second apart. */
export const pips = (): Float64Array =>
  inTurn(
    repeated(5, inTurn(sampled(0.1, sine(1_000)), silence(0.9))),
    sampled(0.5, sine(1_000)),
    silence(0.2),
  )

/** The alarm pattern of ISO 8201: three and a pause. */
export const threeAndPause = (): Float64Array => {
  const beep = inTurn(sampled(0.5, square(3_100)), silence(0.5))
  return inTurn(repeated(3, beep), silence(1), repeated(3, beep))
}

export const reversing = (): Float64Array => repeated(5, inTurn(sampled(0.45, square(1_200)), silence(0.45)))

/** Beeps of 0.3 s with pauses of the same length. */
export const satellite = (): Float64Array => repeated(7, inTurn(sampled(0.3, sine(1_400)), silence(0.3)))

/** A ball that bounces off paddles and walls. */
export const bouncing = (): Float64Array =>
  inTurn(
    ...[459, 226, 459, 226, 226, 459, 459, 226, 459].map((frequency) =>
      inTurn(sampled(0.09, square(frequency)), silence(0.36)),
    ),
  )

/** Three long tones of a low horn. */
export const threeBlasts = (): Float64Array => {
  const horn = together(square(131), square(131.8), square(196.5))
  return repeated(3, inTurn(sampled(1.1, horn, 0.08), silence(0.6)))
}

export const metronome = (perMinute: number, seconds: number): Float64Array => {
  const beat = 60 / perMinute
  const click = sampled(0.05, (t) => Math.sin(2 * Math.PI * 1_600 * t) * 0.5 ** (t / 0.008))
  return repeated(Math.round(seconds / beat), inTurn(click, silence(beat - 0.05)))
}

const ARPEGGIO = [262, 330, 392, 523, 659, 784, 1047, 784, 659, 523, 392, 330]

/** Broken chords of a square wave, as early consoles played them. */
export const chip = (): Float64Array =>
  repeated(3, inTurn(...ARPEGGIO.map((frequency) => sampled(0.11, square(frequency)))))

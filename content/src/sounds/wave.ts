import { SAMPLE_RATE } from './synthesis.ts'

const HEADER = 44
const BYTES_A_SAMPLE = 2

/** A WAV file: 16 bits, one channel. Samples go from -1 to 1. */
export const encodeWave = (samples: Float64Array): Uint8Array => {
  const bytes = new Uint8Array(HEADER + samples.length * BYTES_A_SAMPLE)
  const view = new DataView(bytes.buffer)
  const text = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at)
  text(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true) // length of the format block
  view.setUint16(20, 1, true) // PCM, uncompressed
  view.setUint16(22, 1, true) // channels
  view.setUint32(24, SAMPLE_RATE, true)
  view.setUint32(28, SAMPLE_RATE * BYTES_A_SAMPLE, true)
  view.setUint16(32, BYTES_A_SAMPLE, true)
  view.setUint16(34, BYTES_A_SAMPLE * 8, true)
  text(36, 'data')
  view.setUint32(40, samples.length * BYTES_A_SAMPLE, true)
  samples.forEach((sample, i) => {
    view.setInt16(HEADER + i * BYTES_A_SAMPLE, Math.round(sample * 32767), true)
  })
  return bytes
}

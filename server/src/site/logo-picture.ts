import { LOGO } from '@trivium/wire/site/identity'

export type LogoType = 'png' | 'webp'

interface Picture {
  readonly type: LogoType
  readonly width: number
  readonly height: number
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

/** A PNG is its signature, then chunks from IHDR to IEND with nothing after them. */
const readPng = (bytes: Buffer): Picture | null => {
  if (!bytes.subarray(0, PNG.length).equals(PNG)) return null
  const names: string[] = []
  let at = PNG.length
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    names.push(bytes.toString('latin1', at + 4, at + 8))
    at += 12 + length
  }
  const isWhole = at === bytes.length && names[0] === 'IHDR' && names.at(-1) === 'IEND'
  if (!isWhole || !names.includes('IDAT') || names.includes('acTL')) return null
  return { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

const RIFF_HEAD = 12

/** The size stated by a WebP's first chunk: lossy, lossless or extended. */
const webpSize = (bytes: Buffer): { width: number; height: number } | null => {
  const kind = bytes.toString('latin1', RIFF_HEAD, RIFF_HEAD + 4)
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  const isStill = kind === 'VP8X' && ((bytes[20] ?? 0) & 0x02) === 0
  return isStill ? { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 } : null
}

const readWebp = (bytes: Buffer): Picture | null => {
  const isRiff =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, RIFF_HEAD) === 'WEBP'
  if (!isRiff || bytes.length < 30) return null
  const length = bytes.readUInt32LE(4) + 8
  // A chunk of odd length is followed by a padding byte.
  if (length !== bytes.length) return null
  const size = webpSize(bytes)
  return size === null ? null : { type: 'webp', ...size }
}

export type LogoProblem = 'too-large' | 'not-a-picture' | 'wrong-size'

/**
 * The type and size of an image by its bytes, whatever its name says. Only PNG and WebP: unlike SVG they hold nothing that
 * runs, and they have no more pixels than their first bytes say.
 */
export const readLogo = (bytes: Buffer): LogoType | LogoProblem => {
  if (bytes.length > LOGO.mostBytes) return 'too-large'
  const picture = readPng(bytes) ?? readWebp(bytes)
  if (picture === null) return 'not-a-picture'
  const { width, height, type } = picture
  const isSized = Math.min(width, height) >= LOGO.leastPixels && Math.max(width, height) <= LOGO.mostPixels
  return isSized ? type : 'wrong-size'
}

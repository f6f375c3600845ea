const chunk = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
}

/** A PNG as the parser sees it, without image data. */
export const pngOf = (width: number, height: number, more: readonly string[] = []): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...more.map((name) => chunk(name, Buffer.alloc(8))),
    chunk('IDAT', Buffer.alloc(16)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const riffOf = (form: string, kind: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(20)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(12 + data.length, 4)
  head.write(form + kind, 8, 'latin1')
  head.writeUInt32LE(data.length, 16)
  return Buffer.concat([head, data])
}

/** A WebP as the parser sees it, without image data. */
export const webpOf = (kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number, flags = 0): Buffer => {
  const data = Buffer.alloc(20)
  if (kind === 'VP8 ') {
    data.writeUInt16LE(width, 6)
    data.writeUInt16LE(height, 8)
  } else if (kind === 'VP8L') data.writeUInt32LE((width - 1) | ((height - 1) << 14), 1)
  else {
    data[0] = flags
    data.writeUIntLE(width - 1, 4, 3)
    data.writeUIntLE(height - 1, 7, 3)
  }
  return riffOf('WEBP', kind, data)
}

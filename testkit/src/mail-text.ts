/*
 * Parses the text of our mails: one part of plain text in UTF-8, in the encodings that mail servers use (RFC 2045
 * and 2047).
 */

/**
 * A mail as its recipient sees it. `to` is the envelope's address, `raw` the message with headers, byte for
 * byte.
 */
export interface ReadMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly raw: string
}

const bytesOfQuoted = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

const decodeBody = (body: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable')
    return bytesOfQuoted(body.replace(/=[ \t]*\r?\n/g, '')).toString('utf8')
  return Buffer.from(body, 'latin1').toString('utf8')
}

const decodeWord = (encoding: string, text: string): string =>
  encoding.toUpperCase() === 'B'
    ? Buffer.from(text, 'base64').toString('utf8')
    : bytesOfQuoted(text.replaceAll('_', ' ')).toString('utf8')

/** `=?UTF-8?Q?f=C3=BCr?=` as 'für'; the space between two encoded words is dropped. */
const decodeHeader = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      decodeWord(encoding, text),
    )

/** The headers by name in lower case, with folded lines joined. */
const headersOf = (head: string): Map<string, string> =>
  new Map(
    head
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  )

/** @param message - the mail's bytes as latin1 */
export const readMail = (message: string, to: string): ReadMail => {
  const end = /\r?\n\r?\n/.exec(message)
  const headers = headersOf(message.slice(0, end?.index))
  const body = end === null ? '' : message.slice(end.index + end[0].length)
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase() ?? '7bit'
  return {
    to,
    subject: decodeHeader(headers.get('subject') ?? ''),
    text: decodeBody(body, encoding).replaceAll('\r\n', '\n'),
    raw: message,
  }
}

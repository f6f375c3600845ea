import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ADDRESS_BLOCK, ORIGIN_PLACEHOLDER, PUBLIC_LIST, type PublicFile } from '@trivium/wire/public-pages'
import { OPERATOR_META, OPERATOR_PLACE, OPERATOR_SENTENCE } from '@trivium/wire/site/operator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from './escape-html.ts'

/** Who runs the server, as far as they have said so. */
export interface Operator {
  readonly name: string | null
  /** An email address, or the URL of a page. */
  readonly contact: string | null
}

const between = ({ begin, end }: { begin: string; end: string }): RegExp =>
  new RegExp(`${begin}.*?${end}`, 'gs')

const ADDRESSED_LINES = between(ADDRESS_BLOCK)
const ADDRESSED_MARKS = new RegExp(`${ADDRESS_BLOCK.begin}|${ADDRESS_BLOCK.end}`, 'g')
const SENTENCE = between(OPERATOR_SENTENCE)

/** The files that contain the server's address, as listed by the build; none if the app is not built. */
export const readPublicList = async (dist: string): Promise<PublicFile[]> => {
  const list = join(dist, PUBLIC_LIST)
  return existsSync(list) ? (JSON.parse(await readFile(list, 'utf8')) as PublicFile[]) : []
}

/** A built file with the server's address filled in, or, if that is unknown, without the lines that contain it. */
export const withOrigin = (built: string, origin: string | null): string =>
  origin === null
    ? built.replace(ADDRESSED_LINES, '').replaceAll(ORIGIN_PLACEHOLDER, '')
    : built.replace(ADDRESSED_MARKS, '').replaceAll(ORIGIN_PLACEHOLDER, () => origin)

const meta = (name: string, content: string | null): string =>
  content === null ? '' : `<meta name="${name}" content="${escapeHtml(content)}">`

const sentenceOf = ({ name, contact }: Operator): string => {
  const who = name === null ? 'The operator' : `<strong>${escapeHtml(name)}</strong>`
  if (contact === null) return `This site is run by ${who}.`
  const to = contact.includes('@') && !contact.includes('/') ? `mailto:${contact}` : contact
  const reached = `<a href="${escapeHtml(to)}">${escapeHtml(contact)}</a>`
  return name === null
    ? `The operator of this site can be reached at ${reached}.`
    : `This site is run by ${who}, reached at ${reached}.`
}

/** A built page with the operator's name and contact; without them the page's own sentence stays. */
export const withOperator = (built: string, operator: Operator): string => {
  const head = built.replace(
    OPERATOR_PLACE,
    () => meta(OPERATOR_META.name, operator.name) + meta(OPERATOR_META.contact, operator.contact),
  )
  if (operator.name === null && operator.contact === null) return head
  return head.replace(SENTENCE, () => sentenceOf(operator))
}

/** Sends text that changes only with the build or the settings: revalidated each time, sent only if it has changed. */
export const sendText = (request: FastifyRequest, reply: FastifyReply, text: string, type: string) => {
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  reply.header('cache-control', 'no-cache').header('etag', tag)
  if (request.headers['if-none-match'] === tag) return reply.status(304).send()
  return reply.type(type).send(text)
}

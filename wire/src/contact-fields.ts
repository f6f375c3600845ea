import * as z from 'zod/mini'
import { Email } from './account-fields.ts'
import { CONTACT_TOPICS } from './contact-topics.ts'

/*
 * Contact form fields, validated by the same schemas in the page and on the server. The messages are for people. In
 * `zod/mini`, because the page carries it.
 */

/** In characters. */
const CONTACT_NAME = { longest: 60 } as const
export const CONTACT_TEXT = { shortest: 10, longest: 4000 } as const
export const REPLY_TEXT = { longest: 4000 } as const

/** A multi-line text without control characters other than line breaks and tabs. */
const LINES = /^(?:\P{Cc}|[\n\r\t])*$/u

const ContactName = z
  .string('Tell us what to call you.')
  .check(
    z.trim(),
    z.minLength(1, 'Tell us what to call you.'),
    z.maxLength(CONTACT_NAME.longest, `At most ${CONTACT_NAME.longest} characters.`),
    z.regex(/^\P{Cc}*$/u, 'A name is one line of letters.'),
  )

const ContactText = z
  .string('Write your message.')
  .check(
    z.trim(),
    z.minLength(
      CONTACT_TEXT.shortest,
      `Write a sentence or two: at least ${CONTACT_TEXT.shortest} characters.`,
    ),
    z.maxLength(CONTACT_TEXT.longest, `At most ${CONTACT_TEXT.longest} characters.`),
    z.regex(LINES, 'There is a character in it that cannot be sent.'),
  )

export const ContactForm = z.strictObject({
  name: ContactName,
  email: Email,
  topic: z.enum(CONTACT_TOPICS, 'Choose what it is about.'),
  text: ContactText,
  /** Hidden from people; robots fill in every field they find. */
  homepage: z.string().check(z.maxLength(200)),
})
export type ContactForm = z.infer<typeof ContactForm>

/** An admin's reply. */
export const ReplyForm = z.strictObject({
  text: z
    .string('Write your answer.')
    .check(
      z.trim(),
      z.minLength(1, 'Write your answer.'),
      z.maxLength(REPLY_TEXT.longest, `At most ${REPLY_TEXT.longest} characters.`),
      z.regex(LINES, 'There is a character in it that cannot be sent.'),
    ),
})

import { z } from 'zod'

/** A single-line text without control characters. */
const line = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^\P{Cc}*$/u)

/** A question's picture. Players get another address, which tells nothing. */
const QuestionImage = z.strictObject({
  file: z
    .string()
    .regex(/^[a-z\d]+(?:-[a-z\d]+)*\.(?:svg|webp)$/, 'expected the name of an SVG or WebP file')
    .max(80),
  /** Size in pixels, of which the page uses the ratio. */
  width: z.int().min(16).max(4_000),
  height: z.int().min(16).max(4_000),
  /** What it shows, without telling the answer; read out in place of the picture. */
  alt: line(200),
  /** What it shows, for the review after the game. */
  description: line(400),
})

/** A question's sound. */
const QuestionAudio = z.strictObject({
  /** Without the ending: there is an Opus file `.ogg` and an AAC file `.m4a`. */
  file: z
    .string()
    .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'expected the name of a sound, without its ending')
    .max(80),
  /** How long it is. */
  ms: z.int().min(100).max(20_000),
  /** What can be heard, for the review after the game. */
  description: line(400),
})

/** The fields of a question with a picture or a sound, of which it has one. */
export const QUESTION_MEDIA = {
  image: QuestionImage.optional(),
  audio: QuestionAudio.optional(),
  /** The same question in words, with the same answer, for players who can't see the picture or hear the sound. */
  words: line(300).optional(),
} as const

/** The fields of a question with a picture or a sound. */
export interface MediaFields {
  readonly image?: z.infer<typeof QuestionImage> | undefined
  readonly audio?: z.infer<typeof QuestionAudio> | undefined
  readonly words?: string | undefined
}

/** What a review shows of a picture or sound: its address's last part, and what it shows. */
export const ReviewedMedia = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('picture'),
      src: z.string(),
      width: z.number(),
      height: z.number(),
      alt: z.string(),
      description: z.string(),
    }),
    z.strictObject({ kind: z.literal('sound'), src: z.string(), ms: z.number(), description: z.string() }),
  ])
  .nullable()
export type ReviewedMedia = z.infer<typeof ReviewedMedia>

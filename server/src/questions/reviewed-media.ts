import type { WithMedia } from '@trivium/rules/game/media'
import type { ReviewedMedia } from '@trivium/wire/documents/question-media'
import type { QuestionBackground } from './background.ts'

/** A question's picture or sound as a review shows it; null if it was asked without. */
export const reviewedMedia = (
  { media }: WithMedia,
  background: QuestionBackground | undefined,
): ReviewedMedia => (media === undefined ? null : { ...media, description: background?.description ?? '' })

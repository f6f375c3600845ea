import { createHash } from 'node:crypto'
import type { QuestionText } from '@trivium/wire/documents/question'
import { bareSignedForm, signedForm } from '../text-forms.ts'

type Asked = Pick<QuestionText, 'prompt' | 'answer' | 'image' | 'audio'>

/** Equal for questions with the same words and picture or sound, ignoring case, accents and punctuation; 16 characters. */
export const fingerprintOf = ({ prompt, answer, image, audio }: Asked): string =>
  createHash('sha256')
    .update(`${signedForm(prompt)}\n${bareSignedForm(answer)}`)
    .update(image === undefined && audio === undefined ? '' : `\n${image?.file ?? audio?.file}`)
    .digest('base64url')
    .slice(0, 16)

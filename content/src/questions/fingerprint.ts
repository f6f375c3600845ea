import { createHash } from 'node:crypto'
import { bareSignedForm, signedForm } from '../text-forms.ts'

/** Equal for questions with the same words, ignoring case, accents and punctuation; 16 characters. */
export const fingerprintOf = ({ prompt, answer }: { prompt: string; answer: string }): string =>
  createHash('sha256')
    .update(`${signedForm(prompt)}\n${bareSignedForm(answer)}`)
    .digest('base64url')
    .slice(0, 16)

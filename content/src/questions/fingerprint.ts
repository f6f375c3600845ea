import { createHash } from 'node:crypto'
import { bareForm, normalForm } from '../lint/words.ts'

/** Equal for questions that ask the same in the same words, whatever the case, accents and marks: 16 characters. */
export const fingerprintOf = ({ prompt, answer }: { prompt: string; answer: string }): string =>
  createHash('sha256')
    .update(`${normalForm(prompt)}\n${bareForm(answer)}`)
    .digest('base64url')
    .slice(0, 16)

import { useNotices } from '../../design/notices.tsx'
import type { Say } from '../../places/use-answer-feedback.ts'
import { playSound } from '../../preferences/sound.ts'
import { CLEARED, type FieldChange, type FlagField } from './flag-field.ts'
import type { Typed, Verdict } from './typing-queue.ts'

/** Shows the server's verdict on a text of this flag; `field` may have changed since it was sent. */
export const useShowVerdict = (field: FlagField, change: (part: FieldChange) => void, say: Say) => {
  const { announce } = useNotices()
  const sayWrong = (text: string) => {
    say('wrong', text)
    announce(text)
    playSound('wrong')
  }
  return (typed: Typed, { verdict, which }: Verdict) => {
    const text = typed.text.trim()
    const isStill = typed.text === field.text
    if (verdict === 'right') change(CLEARED)
    else if (isStill) change({ which, trouble: null })
    if (verdict === 'which' && isStill) announce(`Which one: ${which.join(', or ')}?`)
    if (verdict === 'none' && typed.enter) sayWrong(`No place is called “${text}”.`)
    if (verdict === 'wrong' && typed.enter) sayWrong(`“${text}” is not it.`)
    else if (verdict === 'wrong' && isStill) say('quiet', `Not ${text}.`)
  }
}

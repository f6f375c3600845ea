import { type Day, utcDay } from '@trivium/rules/time'
import type { SharedResult } from '@trivium/wire/documents/share'
import { claimOf, dareOf } from '@trivium/wire/shares/claim'
import { sharePath } from '@trivium/wire/shares/share-path'

/** What the page behind a shared link says above its start. */
export interface Greeting {
  /** 'Blue Otter 42 got 4 of 5.' */
  readonly claim: string
  /** 'Can you beat it?' */
  readonly dare: string
  /** An address of this site, if the result is of something that is not on this page. */
  readonly link: { readonly to: string; readonly words: string } | null
}

export const GONE: Greeting = {
  claim: 'This result is no longer available.',
  dare: 'The quiz is, so have a go.',
  link: null,
}

const inWords = (day: Day): string =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** `now`: a daily is asked on its own day only, and can be played as practice later. */
export const greetingOf = (result: SharedResult, id: string, now: number): Greeting => {
  const { day, path } = result
  const claim = claimOf(result)
  if (day === null || day === utcDay(now) || path !== '/')
    return { claim: `${claim}.`, dare: dareOf(result), link: null }
  return {
    claim: `${claim} on ${inWords(day)}.`,
    dare: 'Today’s questions are new.',
    link: { to: sharePath({ path: `/daily?day=${day}` }, id), words: 'Play theirs' },
  }
}

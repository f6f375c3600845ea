import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { useState } from 'react'

export type Question = NonNullable<PartyRoomDocument['question']>

/** The current question, and during a pause, which hides it from the room (PA25), the one that was seen before. */
export const usePreviousQuestion = ({ index, question }: PartyRoomDocument): Question | null => {
  const [previous, setPrevious] = useState({ index, question })
  if (question !== null && question !== previous.question) setPrevious({ index, question })
  return question ?? (previous.index === index ? previous.question : null)
}

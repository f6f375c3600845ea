import { Trophy } from 'lucide-react'
import { ButtonLink } from '../../../design/button.tsx'
import { Message } from '../../../design/message.tsx'
import type { Side } from '../sides.ts'
import { winnerWords } from '../winners.ts'

interface OverProps {
  readonly partyId: string
  readonly title: string
  /** Best first; empty if they are not known. */
  readonly sides: readonly Side[]
}

/** The end: who won, and the way to the results. */
export const Over = ({ partyId, title, sides }: OverProps) => (
  <Message
    sign={<Trophy size={36} aria-hidden="true" />}
    title={winnerWords(sides) ?? (sides.length === 0 ? 'The party is over' : 'Nobody scored')}
    actions={
      <>
        <ButtonLink look="primary" to={`/party/results/${partyId}`}>
          See the results
        </ButtonLink>
        <ButtonLink to="/party">Start another</ButtonLink>
      </>
    }
  >
    <b>{title}</b> is over. Every question, everybody’s places and a table to download are on the results
    page.
  </Message>
)

import { Trophy } from 'lucide-react'
import { ButtonLink } from '../../../design/button.tsx'
import { Message } from '../../../design/message.tsx'
import type { Side } from '../sides.ts'

interface OverProps {
  readonly partyId: string
  readonly title: string
  /** Best first; empty if they are not known. */
  readonly sides: readonly Side[]
}

/** With more winners than this, only their number is shown. */
const NAMED = 3

const names = new Intl.ListFormat('en')

const winnerWords = (sides: readonly Side[]): string => {
  const winners = sides.filter(({ place, score }) => place === 1 && score > 0)
  if (winners.length === 0) return sides.length === 0 ? 'The party is over' : 'Nobody scored'
  if (winners.length > NAMED) return `${winners.length} share first place!`
  return `${names.format(winners.map(({ name }) => name))} ${winners.length === 1 ? 'wins' : 'win'}!`
}

/** The end: who won, and the way to the results. */
export const Over = ({ partyId, title, sides }: OverProps) => (
  <Message
    sign={<Trophy size={36} aria-hidden="true" />}
    title={winnerWords(sides)}
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

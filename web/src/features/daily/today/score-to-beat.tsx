import { HOUSE_BOT } from '@trivium/wire/bots'

/** Where nobody has finished today's quiz. */
export const ScoreToBeat = ({ botScore }: { botScore: number | null }) =>
  botScore !== null && (
    <p>
      Score to beat: {botScore}, by {HOUSE_BOT.name}, our bot.
    </p>
  )

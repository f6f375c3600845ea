import { type SchemaType, schema, t } from '@colyseus/schema'

const Seat = schema(
  { uid: t.string(), elo: t.number(), answered: t.boolean(), choice: t.number(), score: t.number() },
  'Seat',
)

/** What both players of a duel on Colyseus see. `right` and the choices are set when the question has closed. */
export const DuelState = schema(
  {
    phase: t.string(),
    index: t.number(),
    prompt: t.string(),
    choices: t.array('string'),
    closesAt: t.number(),
    right: t.number(),
    seats: t.array(Seat),
  },
  'DuelState',
)
export type DuelState = SchemaType<typeof DuelState>

export const newSeat = (uid: string, elo: number) =>
  new Seat({ uid, elo, answered: false, choice: -1, score: 0 })

import type { MessageGame } from '@trivium/wire/documents/message'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { Send } from '../../mail/mailer.ts'
import { readMessageGame } from '../../messages/game.ts'
import { newId, type Random } from '../../random.ts'
import { forwardedMail } from './mails.ts'
import { bitsFor, createProofsOfWork, PROOF_LIFETIME } from './proof-of-work.ts'
import { countSince, hadSeat, storeMessage } from './queries.ts'

export interface ContactDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  /** The server's key. */
  readonly key: Uint8Array
  /** The address to which messages are forwarded; null: none. */
  readonly contactTo: string | null
  readonly publicUrl: string | null
  readonly send: Send
  readonly inBackground: (work: Promise<unknown>, failure: string) => void
}

/** How far back messages make puzzles harder, ms. */
const RECENT = 600_000

export type ContactService = ReturnType<typeof contactService>

/** Messages to the operators: accepted, stored, forwarded by mail. */
export const contactService = (deps: ContactDependencies) => {
  const { db, clock, random, contactTo } = deps
  const puzzles = createProofsOfWork(deps)

  const ownGame = async (uid: string, gameId: string | null): Promise<MessageGame | null> =>
    gameId !== null && (await hadSeat(db, uid, gameId)) ? readMessageGame(db, gameId) : null

  return {
    async read(uid: string, gameId: string | null): Promise<OutputOf<'readContact'>> {
      const game = await ownGame(uid, gameId)
      const bits = bitsFor(await countSince(db, clock.now() - RECENT))
      return { puzzle: puzzles.make(bits), goodFor: PROOF_LIFETIME, game }
    },

    async send(uid: string, input: InputOf<'sendMessage'>): Promise<OutputOf<'sendMessage'> | Refused> {
      const { form, gameId, puzzle, solution } = input
      if (form.homepage !== '') return refused('looks-like-robot')
      const problem = puzzles.problem(puzzle, solution)
      if (problem !== null) return problem
      const game = await ownGame(uid, gameId)
      if (gameId !== null && game === null) return refused('not-your-match')
      const id = newId(random)
      const { homepage: _, ...written } = form
      const row = { id, at: clock.now(), uid: uid === '' ? null : uid, ...written, game_id: gameId, puzzle }
      if (!(await storeMessage(db, row))) return refused('puzzle-used')
      if (contactTo !== null) {
        const mail = forwardedMail({ to: contactTo, id, form, game, site: deps.publicUrl })
        deps.inBackground(deps.send(mail), 'a message could not be forwarded')
      }
      return { id }
    },
  }
}

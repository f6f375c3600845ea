import { openDatabase } from '@trivium/server/database/open'
import { pino } from 'pino'
import { checkJournals } from './journals.ts'
import type { LedgerReport } from './ledger.ts'
import { checkRatings } from './ratings.ts'
import type { Verdict } from './verdict.ts'

interface Order {
  readonly players: readonly string[]
  readonly report: LedgerReport
  /** The times at which the server was restarted, epoch ms. */
  readonly starts: readonly number[]
}

const [, , dataDir] = process.argv

const verify = async ({ players, report, starts }: Order) => {
  const opened = await openDatabase({ url: process.env.DATABASE_URL, dataDir, log: pino({ level: 'error' }) })
  const parts = [await checkJournals(opened.db, report, starts), await checkRatings(opened.db, players)]
  await opened.close()
  const verdict: Verdict = {
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
    faults: parts.flatMap(({ faults }) => faults),
  }
  process.send?.({ verdict }, () => process.exit(0))
}

process.on('message', (order: Order) => void verify(order))

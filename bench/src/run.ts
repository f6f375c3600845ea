import '@trivium/testkit/end-with-parent'
import { capacity } from './capacity/capacity.ts'
import { visits } from './capacity/visits.ts'
import { cluster } from './cluster/cluster.ts'
import { duels } from './duels/duels.ts'
import { faults } from './faults/faults.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { leaderboards } from './leaderboards/leaderboards.ts'
import { messages } from './messages/messages.ts'
import { pages } from './pages/pages.ts'
import { party } from './party/party.ts'
import { questions } from './questions/questions.ts'
import { recovery } from './recovery/recovery.ts'
import { rules } from './rules/rules.ts'
import { scaling } from './scaling/scaling.ts'
import { siege } from './siege/siege.ts'
import { soak } from './soak/soak.ts'
import { waves } from './waves/waves.ts'

const [, , name, ...args] = process.argv
const numbers = args.map(Number)

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  duels: () => duels(numbers[0], numbers[1], args.slice(2)),
  capacity: () => capacity(numbers[0], numbers[1], numbers[2], args.slice(3)),
  cluster: () => cluster(numbers[0], numbers[1], args.length > 2 ? numbers.slice(2) : undefined),
  boards: () => leaderboards(numbers[0], numbers[1]),
  faults: () => faults(numbers[0], numbers[1], args.slice(2)),
  fuzz: () => fuzz(args),
  messages: () => messages(numbers[0]),
  pages,
  party: () => party(numbers[0], args.slice(1)),
  questions: () => questions(numbers[0], numbers[1]),
  rules,
  scaling: async () => scaling(),
  visits: () => visits(numbers[0]),
  soak: () => soak(numbers[0], numbers[1], args[2]),
  siege: () => siege(numbers[0], numbers[1]),
  waves: () => waves(numbers[0], numbers[1], args.slice(2)),
  recovery: () => recovery(numbers[0], numbers[1], numbers[2]),
}

const bench = BENCHES[name ?? '']
if (bench === undefined) {
  console.error(`npm run bench ${Object.keys(BENCHES).join('|')} -- [numbers]`)
  process.exit(1)
}
await bench()

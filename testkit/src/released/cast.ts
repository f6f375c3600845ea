import { register } from '../account.ts'
import { type Player, signInGuest } from '../player.ts'
import type { TestCluster } from '../test-cluster.ts'
import { type FunctionCall, GUESTS, type Person, REGISTERED } from './facts.ts'

export type Cast = Readonly<Record<Person, Player>>

const nameOf = (person: Person): string => `${person[0]?.toUpperCase()}${person.slice(1)}`

/** Every player with a page on the first process; Ada is an admin. */
export const gatherCast = async (stage: TestCluster): Promise<Cast> => {
  const cast: Partial<Record<Person, Player>> = {}
  for (const person of REGISTERED)
    cast[person] = await stage.again(await register(await signInGuest(stage.url(0)), nameOf(person)), 0)
  await stage.app(0).moderation.setRole('command line', 'Ada', 'admin')
  for (const person of GUESTS) cast[person] = await stage.guest(0)
  return cast as Cast
}

/** What the players' pages send from now on: one call for each set of fields of each function. */
export const recordCalls = (cast: Cast): readonly FunctionCall[] => {
  const calls: FunctionCall[] = []
  const known = new Set<string>()
  const record = (fn: string, input: unknown): void => {
    const key = `${fn} ${Object.keys(input as object).sort()}`
    if (!known.has(key)) calls.push({ fn, input })
    known.add(key)
  }
  for (const player of Object.values(cast)) {
    const { callRaw, http } = player
    player.callRaw = (fn, data) => {
      record(fn, data)
      return callRaw.call(player, fn, data)
    }
    player.http = (fn, data, headers) => {
      record(fn, data)
      return http.call(player, fn, data, headers) as ReturnType<typeof http<typeof fn>>
    }
  }
  return calls
}

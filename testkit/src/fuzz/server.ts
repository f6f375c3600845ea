import { DAY } from '@trivium/rules/time'
import { Limits } from '@trivium/server/functions/limits'
import { HTTP_FUNCTIONS } from '@trivium/wire/cookie-functions'
import type { Access } from '@trivium/wire/define-function'
import { MAX_LIVE_MESSAGE_BYTES } from '@trivium/wire/limits'
import { CLOSE } from '@trivium/wire/live/close-codes'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import { FUNCTION_PATH } from '@trivium/wire/session'
import { pino } from 'pino'
import type { Player } from '../player.ts'
import { TestServer } from '../test-server.ts'
import { CALLERS, type Caller, Callers } from './callers.ts'
import { printFindings, type Run, type Tally, tallied } from './findings.ts'
import { KnownTexts } from './known-texts.ts'
import type { Random } from './random.ts'
import { type Form, formOf } from './schema.ts'
import { corrupted, exampleOf, oddValue } from './values.ts'

const NAMES = Object.keys(FUNCTIONS) as FunctionName[]
const FORMS = Object.fromEntries(NAMES.map((name) => [name, formOf(FUNCTIONS[name].input)])) as Record<
  FunctionName,
  Form
>
const ALLOWED: Readonly<Record<Access, readonly Caller[]>> = {
  anyone: CALLERS,
  player: ['guest', 'registered', 'admin'],
  registered: ['registered', 'admin'],
  moderator: ['admin'],
  admin: ['admin'],
}
/** Refusals that depend on the caller, not on the input. */
const OF_THE_CALLER = new Set(['not-signed-in', 'not-allowed', 'banned'])
const CLOSES_REGISTRATION: ReadonlySet<FunctionName> = new Set(['setRegistration', 'undoAct'])
const TOPICS = ['user', 'match', 'queue', 'board:elo', 'board:daily/2026-01-01', 'game:zzzzzzzzzzzz']
/** The server's own close codes, and the WebSocket protocol's codes for invalid bytes. */
const NAMED = new Set([
  ...Object.values(CLOSE).map(({ code }) => code as number),
  1002,
  1005,
  1006,
  1007,
  1009,
])
/** Longest time that a call may take to be answered, ms. */
const PATIENCE = 20_000

type Answer = {
  readonly result?: unknown
  readonly error?: { readonly details?: { readonly reason?: string } }
} | null

/** Calls to every function and messages on the live socket: valid, nearly valid, and invalid. */
export class ServerFuzz {
  readonly tally: Tally = tallied()
  /** Results of the calls: how many succeeded, and how many were refused by each name. */
  readonly outcomes: Record<string, number> = {}
  readonly #random: Random
  readonly #stage: TestServer
  readonly #callers: Callers
  /** Texts from results: existing ids, keys and names. */
  readonly #known = new KnownTexts()
  #doing = ''

  private constructor(random: Random, stage: TestServer) {
    this.#random = random
    this.#stage = stage
    this.#callers = new Callers(stage)
  }

  static async open(random: Random): Promise<ServerFuzz> {
    let later = 0
    // Rate limits are tested elsewhere. Here days pass between calls, so that no limit is reached.
    const limits = new Limits({ now: () => (later += DAY), after: () => () => {} })
    let hear = (_: string): void => {}
    const log = pino({ level: 'error' }, { write: (line: string) => hear(line) })
    const fuzz = new ServerFuzz(random, await TestServer.open({ limits, log }))
    hear = (line) => fuzz.#logged(line)
    return fuzz
  }

  async run({ shouldContinue, done }: Run): Promise<Tally> {
    for (; shouldContinue(this.tally.calls); this.tally.calls++) {
      if (this.#random.oneIn(25)) await this.#stage.pass(this.#random.below(11_000))
      const name = this.#random.pick(NAMES)
      const caller = this.#random.pick(this.#random.oneIn(4) ? CALLERS : ALLOWED[FUNCTIONS[name].access])
      const player = await this.#callers.get(caller)
      if (player !== null && this.#random.oneIn(12)) await this.#say(player)
      else await this.#call(name, this.#inputFor(name), caller, player)
      done?.(this.#doing, name)
    }
    return this.tally
  }

  close(): Promise<void> {
    return this.#stage.close()
  }

  #inputFor(name: FunctionName): unknown {
    const input = exampleOf(FORMS[name], this.#random, this.#known)
    const kind = this.#random.below(10)
    if (kind < 4) return input
    return kind < 9 ? corrupted(input, this.#random) : oddValue(this.#random)
  }

  async #call(name: FunctionName, input: unknown, caller: Caller, player: Player | null): Promise<void> {
    const isSmall = (JSON.stringify(input) ?? '').length < MAX_LIVE_MESSAGE_BYTES / 4
    const isLive = player !== null && isSmall && !HTTP_FUNCTIONS.includes(name) && this.#random.oneIn(2)
    this.#doing = `${name} ${(JSON.stringify(input) ?? '').slice(0, 300)}`
    const answer = isLive
      ? await this.#overSocket(player, name, input)
      : await this.#overHttp(player, name, input)
    const reason = answer?.error?.details?.reason
    const outcome = reason ?? 'done'
    this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1
    if (answer === null || reason === 'internal-error')
      printFindings(this.tally, `${name} as ${caller}: ${reason ?? 'no answer'}`, input)
    if (reason !== undefined && OF_THE_CALLER.has(reason)) await this.#callers.doubt(caller)
    this.#known.learn(answer?.result)
    // New callers must be able to sign in.
    if (CLOSES_REGISTRATION.has(name) && reason === undefined)
      await player?.http('setRegistration', { mode: 'open', reason: null })
  }

  async #overSocket(player: Player, name: string, input: unknown): Promise<Answer> {
    // The server may close the connection instead, as for a caller who has been banned.
    const answered = player.callRaw(name, input).catch(() => ({})) as Promise<Answer>
    return Promise.race([answered, late()])
  }

  async #overHttp(player: Player | null, name: string, input: unknown): Promise<Answer> {
    const response = await fetch(`${this.#stage.url}${FUNCTION_PATH}/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(player && { authorization: `Bearer ${player.token}`, cookie: player.cookie }),
      },
      body: this.#random.oneIn(60) ? this.#garbage() : JSON.stringify({ data: input }),
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => null)
    if (response === null) return null
    const answer = (await response.json().catch(() => null)) as Answer
    return response.status === 500 ? { error: { details: { reason: 'internal-error' } } } : answer
  }

  /** A message on the live socket that is not a call. */
  async #say(player: Player): Promise<void> {
    const topic = this.#random.pick([
      ...TOPICS,
      `game:${this.#known.pick('gameId', this.#random) ?? ''}`,
      `game:${this.#known.pick('matchId', this.#random) ?? ''}`,
    ])
    const have = { epoch: this.#random.pick(['e', '', '\u0000']), n: this.#random.below(5) }
    const good = this.#random.pick<object>([
      { follow: topic },
      { follow: topic, have },
      { unfollow: topic },
      { ping: 1 },
    ])
    const message = this.#random.oneIn(2) ? good : corrupted(good, this.#random)
    const text = this.#random.oneIn(10) ? this.#garbage() : JSON.stringify(message)
    this.#doing = `live ${text.slice(0, 300)}`
    player.sayRaw(text)
    await player.breathe()
    if (player.closed !== null && !NAMED.has(player.closed.code))
      printFindings(this.tally, `the line was closed with ${player.closed.code}`, text)
  }

  #garbage(): string {
    const deep = '['.repeat(5_000)
    return this.#random.pick([
      '',
      '{',
      '{"data":',
      '{"data":1e400}',
      deep,
      `${deep}${']'.repeat(5_000)}`,
      '\u0000',
      '[]',
      '7',
      '{"data":{},"data":[]}',
      '{"__proto__":{},"data":{}}',
    ])
  }

  /** An error in the log, from a call or from background work. */
  #logged(line: string): void {
    const { msg, err } = JSON.parse(line) as { msg: string; err?: { message?: string; stack?: string } }
    printFindings(this.tally, `logged: ${msg}: ${err?.stack?.slice(0, 600) ?? ''}`, this.#doing)
  }
}

const late = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), PATIENCE).unref()
  })

import { parentPort } from 'node:worker_threads'
import { badInput } from '@trivium/wire/bad-input'
import { type Refused, refused } from '@trivium/wire/refusals'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import { z } from 'zod'
import { hasMoreValues } from './count-values.ts'

/*
 * The thread that parses and checks large bodies. Its result has the shape its function expects, so it is no larger
 * than what the function would accept anyway.
 */

export interface LargeBody {
  readonly name: FunctionName
  readonly bytes: Uint8Array<ArrayBuffer>
}
export type Parsed = { readonly data: unknown } | Refused

/** A quiz of 200 questions has about 6,000 values. */
const MAX_VALUES = 50_000

const Body = z.strictObject({ data: z.unknown() })

const parsed = ({ name, bytes }: LargeBody): Parsed => {
  if (hasMoreValues(bytes, MAX_VALUES)) return refused('bad-input', { expected: 'fewer values' })
  const body = Body.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
  if (!body.success) return refused('bad-input', { expected: '{"data": …}' })
  const input = FUNCTIONS[name].input.safeParse(body.data.data)
  return input.success ? { data: body.data.data } : badInput(input.error)
}

const answerTo = (body: LargeBody): Parsed => {
  try {
    return parsed(body)
  } catch {
    // Not JSON.
    return refused('bad-input', { expected: 'JSON' })
  }
}

const port = parentPort!
port.on('message', (body: LargeBody) => port.postMessage(answerTo(body)))

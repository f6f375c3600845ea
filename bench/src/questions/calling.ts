import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'
import { FUNCTION_PATH } from '@trivium/wire/session'

export type Call = <Name extends FunctionName>(name: Name, data: InputOf<Name>) => Promise<OutputOf<Name>>

/** Calls functions over HTTP as the token's owner. A refusal is an error here. */
export const callerOf =
  (url: string, token: string): Call =>
  async (name, data) => {
    const response = await fetch(`${url}${FUNCTION_PATH}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ data }),
    })
    const answer = (await response.json()) as { result?: never; error?: { message: string } }
    if (answer.error !== undefined) throw new Error(`${name}: ${answer.error.message}`)
    return answer.result as never
  }

/** How long work took, ms. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

export const quantile = (times: readonly number[], q: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * q))] ??
  Number.NaN

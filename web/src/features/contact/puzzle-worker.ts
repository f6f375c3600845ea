import type { Puzzle } from '@trivium/wire/puzzle'
import { solve } from '@trivium/wire/puzzle-solving'

/** What the worker says: how far it is, then the solution. */
export type Told = { readonly done: number } | { readonly solution: readonly number[] }

const say = (told: Told): void => postMessage(told)

addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  const solution = solve(data, (parts) => say({ done: parts / data.parts }))
  say({ solution })
})

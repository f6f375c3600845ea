import { useEffect, useState } from 'react'

/** Loads something once, however often it is wanted; only a failed load is repeated. */
export const loadOnce = <Part>(load: () => Promise<Part>): (() => Promise<Part>) => {
  let loading: Promise<Part> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}

type LoadedState<Part> =
  | { readonly name: 'loading' | 'failed' }
  | { readonly name: 'loaded'; readonly part: Part }

interface Loaded<Part> {
  readonly state: LoadedState<Part>
  readonly retry: () => void
}

/** Loads a part of the screen when it mounts. */
export const useLoaded = <Part>(load: () => Promise<Part>): Loaded<Part> => {
  const [state, setState] = useState<LoadedState<Part>>({ name: 'loading' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    let isGone = false
    load().then(
      (part) => !isGone && setState({ name: 'loaded', part }),
      () => !isGone && setState({ name: 'failed' }),
    )
    return () => {
      isGone = true
    }
  }, [load, tries])
  const retry = () => {
    setState({ name: 'loading' })
    setTries((before) => before + 1)
  }
  return { state, retry }
}

import type { World } from '@trivium/content/maps/world'
import worldUrl from '@trivium/content/maps/world.json?url'
import { useEffect, useState } from 'react'

let loading: Promise<World> | null = null

const fetchWorld = async (): Promise<World> => {
  const response = await fetch(worldUrl)
  if (!response.ok) throw new Error(`the map request failed with status ${response.status}`)
  return response.json()
}

/** The map of the world. It is fetched once; only a failed fetch is repeated. */
export const loadWorld = (): Promise<World> => {
  loading ??= fetchWorld().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

type Loaded = { readonly world: World | null; readonly hasFailed: boolean; readonly retry: () => void }

export const useWorld = (): Loaded => {
  const [world, setWorld] = useState<World | null>(null)
  const [failures, setFailures] = useState(0)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    let isGone = false
    loadWorld().then(
      (loaded) => !isGone && setWorld(loaded),
      () => !isGone && setFailures((before) => before + 1),
    )
    return () => {
      isGone = true
    }
  }, [tries])
  return { world, hasFailed: failures > tries, retry: () => setTries(failures) }
}

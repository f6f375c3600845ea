import type { World } from '@trivium/content/maps/world'
import worldUrl from '@trivium/content/maps/world.json?url'
import { loadOnce } from './use-loaded.ts'

const fetchWorld = async (): Promise<World> => {
  const response = await fetch(worldUrl)
  if (!response.ok) throw new Error(`the map request failed with status ${response.status}`)
  return response.json()
}

/** The map of the world. */
export const loadWorld = loadOnce(fetchWorld)

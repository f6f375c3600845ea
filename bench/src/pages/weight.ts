import type { Tab } from './tab.ts'

export type Kind = 'script' | 'style' | 'font' | 'map data' | 'flags' | 'page and others'

/** Bytes received over the network, by kind: compressed bodies and their headers. */
export type Weight = Readonly<Record<Kind, number>>

interface Loaded {
  readonly url: string
  readonly type: string
}

/** In the build the map's shapes are a separate file, named after its source. */
const isMap = (url: string): boolean => /\/assets\/world-[^/]*\.(json|js)$/.test(url)

const kindOf = ({ url, type }: Loaded): Kind => {
  if (isMap(url)) return 'map data'
  if (/\/flags\/\w+\.svg$/.test(url)) return 'flags'
  if (type === 'Script') return 'script'
  if (type === 'Stylesheet') return 'style'
  if (type === 'Font') return 'font'
  return 'page and others'
}

/** Measures what a tab loads from now on. The returned function gives the total so far. */
export const weigh = (tab: Tab): (() => Weight) => {
  const loaded = new Map<string, Loaded>()
  const weight = { script: 0, style: 0, font: 0, 'map data': 0, flags: 0, 'page and others': 0 }
  tab.on('Network.responseReceived', ({ requestId, type, response }) => {
    loaded.set(String(requestId), { url: (response as { url: string }).url, type: String(type) })
  })
  tab.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(String(requestId))
    if (one !== undefined) weight[kindOf(one)] += Number(encodedDataLength)
  })
  return () => ({ ...weight })
}

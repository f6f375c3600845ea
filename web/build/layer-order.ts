import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ORDER = readFileSync(new URL('../src/design/layers.css', import.meta.url), 'utf8').trim()

/** Declares the layer order at the top of every style sheet: which sheet loads first differs from page to page. */
export const layerOrder = (): Plugin => ({
  name: 'layer-order',
  apply: 'build',
  enforce: 'post',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${ORDER}${file.source}`
  },
})

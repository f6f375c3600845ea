import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentFolders } from './build/content-folders.ts'
import { credits } from './build/credits.ts'
import { customMedia } from './build/custom-media.ts'
import { firstChunk } from './build/first-chunk.ts'
import { layerOrder } from './build/layer-order.ts'
import { prerender } from './build/prerender.ts'
import { scopedName } from './build/scoped-name.ts'
import { singleIcons } from './build/single-icons.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const SERVER = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** The first script names every other file; seven characters of a hash keep it small. */
const ASSETS = 'assets/[name]-[hash:7][extname]'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    customMedia(),
    singleIcons(),
    credits(),
    react(),
    ...(isSsrBuild ? [] : [contentFolders(), layerOrder(), prerender()]),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    manifest: true,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      output: isSsrBuild
        ? { assetFileNames: ASSETS }
        : {
            codeSplitting: firstChunk(HERE),
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ASSETS,
          },
    },
  },
  server: {
    proxy: {
      '/api': { target: SERVER },
      '/flags': { target: SERVER },
      '/media': { target: SERVER },
      '/live': { target: SERVER, ws: true },
    },
  },
}))

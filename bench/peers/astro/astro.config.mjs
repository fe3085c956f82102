import { defineConfig } from 'astro/config'

export default defineConfig({ outDir: process.env.PEER_OUT, cacheDir: process.env.PEER_CACHE, build: { format: 'file' }, compressHTML: false })

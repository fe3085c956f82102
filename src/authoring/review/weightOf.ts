import { brotliCompressSync } from 'node:zlib'
import { isCompressible } from '../../site/build/write/compress.ts'
import type { BuiltFiles } from './pictures/builtFiles.ts'

/** Growth that nobody would feel is not told: less than this, in bytes, or than this share. */
const least = { bytes: 2000, share: 0.05 }

/** What a page itself names for its first view: pictures and scripts. What only comes later, or by a click, weighs nothing here. */
const namedIn = (html: string): string[] => [
  ...new Set(
    [
      ...html.matchAll(
        /<(?:img(?![^>]*loading="lazy")|script)\b[^>]*?\ssrc="(\/[^"]+)"|data-behaviour="([^"]+)"(?! data-later="")/g,
      ),
    ].map(([, src, script]) => src ?? `/${script}`),
  ),
]

/** The bytes that a page's first load sends, brotli as the server has it; faces and the engine's own files are the same before and after. */
export const weightOf = (files: BuiltFiles, route: string): number => {
  const page = files(route)
  if (!page) return 0
  const sent = (address: string) => {
    const file = files(address)
    if (!file) return 0
    return isCompressible(address === route ? 'page.html' : address, file.body)
      ? brotliCompressSync(file.body).length
      : file.body.length
  }
  return [route, ...namedIn(page.body.toString())].reduce((sum, address) => sum + sent(address), 0)
}

/** Whether a page has grown so much that somebody should know. */
export const hasGrown = (before: number, after: number): boolean =>
  after - before >= least.bytes && after >= before * (1 + least.share)

import { notFoundRoute } from './sources.ts'

/** What the engine writes beside pages, dialogs and assets, in small letters; a test holds the list against a build. */
const files = [
  notFoundRoute,
  '/_headers',
  '/_redirects',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/feed.xml',
  '/icon-192.png',
  '/icon-512.png',
  '/icon.svg',
  '/robots.txt',
  '/site.webmanifest',
  '/sitemap.xml',
]

/** Scripts, inner parts of dialogs, social pictures and the search index; the form service; what the programs ask each other. */
const folders = /^\/(?:assets\/[bfs]|f)(?:\/|$)|^\/~|^\/sitemap-\d+\.xml$/

/** Whether an address is one that the engine answers, or lies below one, in any letter case: no page, asset or old address can take it. */
export const isEngineAddress = (address: string): boolean => {
  const lower = address.toLowerCase()
  return folders.test(lower) || lower === '/404' || files.some((file) => lower === file || lower.startsWith(`${file}/`))
}

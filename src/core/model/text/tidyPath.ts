import { plainLetters } from './plainLetters.ts'

/** The nearest path or route that makes an address, without the end of a document's name: `pages/our news.json` gives `pages/our-news`. */
export const tidyPath = (path: string): string =>
  plainLetters(path.replace(/\.json$/i, ''))
    .replace(/[^A-Za-z0-9/._-]+/g, '-')
    .replace(/\.+/g, '-')
    .replace(/-+(?=\/|$)|(?<=\/)-+/g, '')
    .replace(/\/{2,}/g, '/')

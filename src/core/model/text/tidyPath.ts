/** The nearest path or route that makes an address, without the end of a document's name: `pages/our news.json` gives `pages/our-news`. */
export const tidyPath = (path: string): string =>
  path
    .replace(/\.json$/i, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^A-Za-z0-9/._-]+/g, '-')
    .replace(/\.+/g, '-')
    .replace(/-+(?=\/|$)|(?<=\/)-+/g, '')
    .replace(/\/{2,}/g, '/')

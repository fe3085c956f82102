/** Content types by file name ending. Also written into the nginx configuration, so that both servers agree. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  ics: 'text/calendar; charset=utf-8',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

/** Pictures, sound, films, fonts and PDF: what a browser shows of them runs no script of theirs. Drawings can. */
const inert = /^(?:image\/(?!svg)|video\/|audio\/|font\/|application\/pdf)/

/** Whether a file of this type can run nothing in a browser, so that it needs no policy. Any other type gets the strict one. */
export const isInert = (type: string): boolean => inert.test(type)

/** The endings of files that can run nothing. */
export const inertEndings: readonly string[] = Object.keys(contentTypes).filter((ending) =>
  isInert(contentTypes[ending] ?? ''),
)

/** The type of a file by its name. Unknown endings are bytes: with `nosniff` a browser saves them. */
export const contentType = (name: string): string => {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(contentTypes, ending)
    ? (contentTypes[ending] ?? '')
    : 'application/octet-stream'
}

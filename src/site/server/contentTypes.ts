const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** Types that not each host knows: sound, films, contacts, documents. Written into `_headers` too. */
const rarerTypes: Readonly<Record<string, string>> = {
  aac: 'audio/aac',
  doc: 'application/msword',
  docx: `${office}.wordprocessingml.document`,
  dotx: `${office}.wordprocessingml.template`,
  epub: 'application/epub+zip',
  flac: 'audio/flac',
  ics: 'text/calendar; charset=utf-8',
  m4a: 'audio/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  odp: `${openDocument}.presentation`,
  ods: `${openDocument}.spreadsheet`,
  odt: `${openDocument}.text`,
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  ogv: 'video/ogg',
  opus: 'audio/ogg',
  pkpass: 'application/vnd.apple.pkpass',
  ppsx: `${office}.presentationml.slideshow`,
  ppt: 'application/vnd.ms-powerpoint',
  pptx: `${office}.presentationml.presentation`,
  rtf: 'application/rtf',
  tsv: 'text/tab-separated-values; charset=utf-8',
  vcf: 'text/vcard',
  vtt: 'text/vtt; charset=utf-8',
  wav: 'audio/wav',
  weba: 'audio/webm',
  xls: 'application/vnd.ms-excel',
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.12',
  xlsx: `${office}.spreadsheetml.sheet`,
  xltx: `${office}.spreadsheetml.template`,
  zip: 'application/zip',
}

/** Content types by file name ending. Also written into the nginx configuration, so that both servers agree. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  ...rarerTypes,
}

/** The types of endings that hosts of plain files are told. */
export const typesForHosts = Object.entries(rarerTypes)

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

/**
 * Advance widths of Arial in thousandths of its size, by character: the face in which search results are shown. Source: the
 * widths of Liberation Sans, which are made to be Arial's. The rupee sign is taken as a figure.
 */
const table: Readonly<Record<number, string>> = {
  191: "'",
  222: 'ijl‘’',
  260: '|',
  278: ' !,./:;I[\\]ft·\u00a0',
  333: '()-`r“”',
  334: '{}',
  350: '•',
  355: '"',
  389: '*',
  400: '°',
  469: '^',
  500: 'Jcksvxyz',
  556: '#$0123456789?L_abdeghnopqu£§«»–€₹',
  584: '+<=>~×',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '—…',
  1015: '@',
}

const widths = new Map(
  Object.entries(table).flatMap(([width, signs]) =>
    [...signs].map((sign) => [sign, Number(width)] as const),
  ),
)

/** What the table lacks: marks above a letter take no room, signs of East Asia take a full square, other letters that of a wide small one. */
const otherWidth = (sign: string): number =>
  /\p{M}/u.test(sign) ? 0 : (sign.codePointAt(0) ?? 0) >= 0x2e80 ? 1000 : 600

/** The same for ASCII by its code: most texts hold nothing else, and a large site has many. */
const plain = Uint16Array.from(
  { length: 128 },
  (_, code) => widths.get(String.fromCharCode(code)) ?? otherWidth(String.fromCharCode(code)),
)

/** How wide a text is in a search result, in pixels, at a size in pixels. Letters with accents are as wide as those without. */
export const textWidth = (text: string, size: number): number => {
  let sum = 0
  let at = 0
  for (; at < text.length && text.charCodeAt(at) < plain.length; at += 1)
    sum += plain[text.charCodeAt(at)] ?? 0
  for (const sign of text.slice(at).normalize('NFD')) sum += widths.get(sign) ?? otherWidth(sign)
  return (sum * size) / 1000
}

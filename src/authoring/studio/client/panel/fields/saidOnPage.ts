import { factKey } from '../../store/useFacts.ts'

const marked = /<!--f:([^>|]*?)(?:\|([^>]*?))?-->([\s\S]*?)<!--\/f-->/g
const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** What each figure says on a page as it is drawn, in that page's language, by how it is listed (`factKey`): the drawn page marks them. Pure. */
export const saidOnPage = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(marked)].map(([, name = '', format, said = '']) => [
      factKey(name, format),
      said
        .replace(/<[^>]*>/g, '')
        .replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign),
    ]),
  )

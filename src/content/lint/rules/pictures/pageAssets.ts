import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

/**
 * Endings of files that hosts send as HTML or XML, which browsers run as pages. Sources: the types of nginx and Apache, the sniffing
 * standard (any XML type is run). Drawings have a rule of their own; packed ones can't be looked into.
 */
const pageEndings: ReadonlySet<string> = new Set([
  ...[
    'htm',
    'html',
    'hta',
    'htc',
    'mht',
    'mhtm',
    'mhtml',
    'shtm',
    'shtml',
    'stm',
    'xht',
    'xhtm',
    'xhtml',
  ],
  ...[
    'atom',
    'mathml',
    'mml',
    'owl',
    'rdf',
    'rss',
    'svgz',
    'xbl',
    'xml',
    'xsd',
    'xsl',
    'xslt',
    'xul',
  ],
])

const endingOf = (path: string): string | undefined => /\.([^./]+)$/.exec(path)?.[1]

export const rule: Rule = {
  name: 'page-assets',
  severity: 'error',
  what: 'No file in pages/_assets is one that browsers run as a page, such as .html, .xhtml, .xml or .svgz, in small letters or capitals.',
  why: 'Such a file is a page of the site’s own address that nobody checks: a script in it can do all that the site can.',
  bad: [
    { file: 'pages/_assets/offer.html', asset: { bytes: 3000 } },
    {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/0',
      value: 'See our [offer](/assets/offer.html).',
    },
  ],
  good: [
    { file: 'pages/_assets/offer.pdf', asset: { bytes: 3000 } },
    {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/0',
      value: 'See our [offer](/assets/offer.pdf).',
    },
  ],
  *check({ assets }) {
    for (const { path } of assets) {
      const ending = endingOf(path)
      if (ending === undefined || !pageEndings.has(ending.toLowerCase())) continue
      yield {
        file: path,
        pointer: '',
        message: msg('browsersRunFile', { ending }),
        suggestion:
          ending.toLowerCase() === 'svgz' ? msg('unpackDrawing') : msg('offerOtherFormat'),
      }
    }
  },
}

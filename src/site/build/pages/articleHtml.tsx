import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { blockOf } from '../../../core/kit/blockOf.ts'
import { BlockList } from '../../../render/page/BlockList.tsx'
import { PageContext } from '../../../render/ui/PageContext.ts'

/** Elements that mean nothing outside the page: drawings of the look, what acts by script. They never stand inside one another. */
const dropped = /<(svg|script|style|template|button|form|h1)\b[\s\S]*?<\/\1>/g

/** Attributes that a reader of feeds can use; classes, ids and what scripts look for go. */
const allowedAttributes = new Set([
  'href',
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'dir',
  'lang',
  'rowspan',
  'scope',
  'datetime',
  'open',
  'start',
])

/** What is drawn for the eye only, such as a monogram in the place of a picture. */
const unspoken = /<(\w+)(?=[^>]*\saria-hidden="true")[^>]*>[^<]*<\/\1>/g

/** What keeps a figure in one line. */
const whole = /<span class="ui-whole">([^<]*)<\/span>/g

/**
 * Puts between neighbours what the look of the page puts there, which a reader of feeds doesn't have: a comma between lines of one kind, a space between the
 * parts of a value, a dash between a name and what is said of it.
 */
const withGaps = (html: string, comma: string): string =>
  html
    .replace(
      /(<span(?: class="([^"]*)")?[^>]*>(?:(?!<\/?span\b)[\s\S])*<\/span>)(?=<span(?: class="([^"]*)")?)/g,
      (span, _span, one: string | undefined, next: string | undefined) =>
        span + (/\s<\/span>$/.test(span) ? '' : one === next ? comma : '\u0000'),
    )
    .replace(/<dd\b(?:(?!<\/dd>)[\s\S])*<\/dd>/g, (value) => value.replaceAll('\u0000', ' '))
    .replaceAll('\u0000', ' – ')
    .replace(/(?<=[\p{L}\p{M}\p{N}\p{Sc}.!?)”’"%]|<\/b>)(?=<span\b[^>]*>(?![\s:;,.]))/gu, ' – ')
    .replace(
      /(?<!\s)(<\/(?:a|b|em|small|span|strong|time)>)(?=[\p{L}\p{N}\p{Sc}]|<(?:a|b|em|small|span|strong|time)\b)/gu,
      (tag, _end, at: number, text: string) =>
        tag === '</span>' || /^<\w/.test(text.slice(at + tag.length)) ? `${tag} ` : tag,
    )

const absolute = (address: string, origin: string, page: string) =>
  address.startsWith('/') ? origin + address : address.startsWith('#') ? page + address : address

/**
 * The text of an article as plain HTML for feeds: its blocks without contents, closing band and main heading, without
 * the site's classes and scripts, with whole addresses. React's output is well-formed, so that tags can be told by a pattern.
 */
export const articleHtml = (context: PageContext): string => {
  const { kit, page, site } = context
  const { origin } = site.settings
  const blocks = page.document.blocks.filter(
    ({ type }) => !['beside', 'band'].includes(blockOf(kit, type).region ?? ''),
  )
  const drawn = renderToStaticMarkup(
    <PageContext value={context}>
      <StaticRouter location={page.route}>
        <BlockList blocks={blocks} />
      </StaticRouter>
    </PageContext>,
  )
  const plain = drawn.replace(dropped, '').replace(unspoken, '').replace(whole, '$1')
  return withGaps(plain, site.writing.language.punctuation?.comma ?? ', ').replace(
    /<(\w+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/g,
    (_tag, name: string, attributes: string, slash: string) => {
      const allowed = [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].flatMap(
        ([, key = '', value]) => {
          if (!allowedAttributes.has(key.toLowerCase())) return []
          return value === undefined
            ? [` ${key}`]
            : [
                ` ${key}="${key === 'href' || key === 'src' ? absolute(value, origin, origin + page.route) : value}"`,
              ]
        },
      )
      return `<${name}${allowed.join('')}${slash}>`
    },
  )
}

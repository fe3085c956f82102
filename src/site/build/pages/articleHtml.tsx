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
  'rowspan',
  'scope',
  'datetime',
  'open',
  'start',
])

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
  return drawn
    .replace(dropped, '')
    .replace(
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

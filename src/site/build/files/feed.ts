import { Feed } from 'feed'
import { feedIn, pathOf } from '../../../core/document/addresses.ts'
import { directionOf } from '../../../core/document/directionOf.ts'
import { homeOf } from '../../../core/model/site/editions/editionOf.ts'
import { mainHeading } from '../../../core/model/site/mainHeading.ts'
import { plainText } from '../../../core/model/text/inline.ts'
import { escapeHtml } from '../../../core/text/escapeHtml.mjs'
import { articlesIn } from '../../../render/page/feed.ts'
import type { PageContext } from '../../../render/ui/PageContext.ts'
import { articleHtml } from '../pages/articleHtml.tsx'
import { htmlLanguage } from '../pages/htmlLanguage.ts'
import type { OutputFile } from '../write/OutputFile.ts'

/** The newest articles that a feed holds; readers keep what they have fetched before. */
const maxItems = 30

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** Atom has `xml:lang`, which the library doesn't write, and nothing for the direction: the HTML in it says that. */
const inLanguage = (atom: string, language: string): string =>
  atom.replace('<feed ', `<feed xml:lang="${escapeHtml(language)}" `)

/** HTML that is read in the direction of its language, wherever a reader shows it. */
const directed = (html: string, language: string): string =>
  directionOf(language) === 'rtl'
    ? `<div${htmlLanguage({ settings: { language } })}>${html}</div>`
    : html

/** The Atom feed of a site's articles with their whole text; nothing where there are none. `context` is what all pages share. */
export const feed = (context: Omit<PageContext, 'page'>): OutputFile[] => {
  const { site } = context
  const { firm, origin, language } = site.settings
  const address = feedIn(site.edition?.language.base ?? '')
  const articles = articlesIn(site).slice(0, maxItems)
  const days = articles.flatMap(({ document: { article } }) =>
    article ? [article.updated ?? article.date] : [],
  )
  const newest = days.sort().at(-1)
  if (newest === undefined) return []
  const atom = new Feed({
    id: origin + homeOf(site),
    title: firm.name,
    language,
    link: origin + homeOf(site),
    feedLinks: { atom: origin + address },
    updated: midnight(newest),
    generator: false,
    author: { name: firm.founder ?? firm.name },
    ...(firm.tagline ? { description: firm.tagline } : {}),
  })
  for (const page of articles) {
    const { article, description, summary } = page.document
    if (!article) continue
    const link = origin + page.route
    const author = article.author ?? firm.founder ?? firm.name
    atom.addItem({
      id: link,
      link,
      title: escapeHtml(mainHeading(page)), // the library says that titles and summaries are HTML
      description: directed(escapeHtml(plainText(summary ?? description)), language),
      content: directed(articleHtml({ ...context, page }), language),
      published: midnight(article.date),
      date: midnight(article.updated ?? article.date),
      author: [{ name: author }],
      category: [{ name: article.category, term: article.category }],
    })
  }
  return [{ path: pathOf(address), content: Buffer.from(inLanguage(atom.atom1(), language)) }]
}

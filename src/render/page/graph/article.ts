import type { Article } from 'schema-dts'
import { pageSchema } from '../../../core/document/page.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import type { Page, Site } from '../../../core/kit/Site.ts'
import { gather } from '../../../core/model/schema/gather.ts'
import { mainHeading } from '../../../core/model/site/mainHeading.ts'
import { countWords } from '../../../core/model/text/countWords.ts'
import { firmId } from './firm.ts'
import { addressOf } from './pageNode.ts'

/** The words of a page's blocks, as a reader counts them. */
const wordCount = (kit: Kit, { document }: Page): number =>
  gather(kit.choices, { blocks: document.blocks }, pageSchema).strings.reduce(
    (sum, { text, role }) => (role === 'text' || role === 'line' ? sum + countWords(text) : sum),
    0,
  )

/** An article; undefined for other pages. While the firm is made up, so is its founder, and the firm stands as the author. */
export const articleNode = (kit: Kit, site: Site, page: Page): Article | undefined => {
  const { article } = page.document
  if (!article) return undefined
  const { settings } = site
  const firm = { '@id': firmId(settings) }
  const author = article.author ?? (settings.placeholder ? undefined : settings.firm.founder)
  return {
    '@type': 'Article',
    headline: mainHeading(page),
    mainEntityOfPage: { '@id': addressOf(site, page) },
    author: author === undefined ? firm : { '@type': 'Person', name: author },
    publisher: firm,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    articleSection: article.category,
    wordCount: wordCount(kit, page),
  }
}

import type { Block, PageDocument } from '../../../core/document/page.ts'
import type { Site } from '../../../core/kit/Site.ts'
import { longDate } from '../../ui/longDate.ts'
import { minutesText } from '../../ui/minutesText.ts'

export type ArticleEntry = {
  readonly route: string
  readonly title: string
  readonly summary: string | undefined
  readonly article: NonNullable<PageDocument['article']>
  /** Asked for by whoever shows something of them: a page is made anew where what it reads has changed. */
  readonly blocks: () => readonly Block[]
}

/** All articles of a site, newest first. Title, summary and the rest stand once: in the articles' own documents. */
export const articlesOf = (site: Site): ArticleEntry[] =>
  [...site.pages.values()]
    .flatMap(({ route, document }) =>
      document.article
        ? [
            {
              route,
              title: document.name ?? document.title,
              summary: document.summary ?? document.description,
              article: document.article,
              blocks: () => document.blocks,
            },
          ]
        : [],
    )
    .sort((a, b) =>
      a.article.date < b.article.date
        ? 1
        : a.article.date > b.article.date
          ? -1
          : a.route < b.route
            ? -1
            : 1,
    )

/** Author, date and reading time, where there is any to speak of. */
export const metaOf = ({ article }: ArticleEntry, site: Site): string[] =>
  [
    article.author ?? site.settings.firm.founder,
    longDate(article.date, site.writing),
    article.readingMinutes > 1 ? minutesText(article.readingMinutes, site) : undefined,
  ].filter((part) => part !== undefined)

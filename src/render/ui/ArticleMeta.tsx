import { longDate } from './longDate.ts'
import { minutesText } from './minutesText.ts'
import { NoBreak } from './NoBreak.tsx'
import { usePage } from './PageContext.ts'

const year = 365 * 24 * 60 * 60 * 1000

/** Author, date and reading time (more than a minute) of the article that the block stands on, and a notice when it is older than a year. */
export const ArticleMeta = () => {
  const { page, site, today } = usePage()
  const article = page.documentType === 'page' ? page.document.article : undefined
  if (!article) return null
  const { firm } = site.settings
  const { words, writing } = site
  const author = article.author ?? firm.founder
  const last = article.updated ?? article.date
  const date = longDate(article.date, writing)
  return (
    <>
      <p className="ui-label ui-dots">
        {author ? <span>{words.by.replace('{author}', author)}</span> : null}{' '}
        <time className="ui-whole" dateTime={article.date}>
          {date}
        </time>{' '}
        {article.readingMinutes > 1 ? (
          <span className="ui-whole">{minutesText(article.readingMinutes, site)}</span>
        ) : null}
      </p>
      {Date.parse(today) - Date.parse(last) > year ? (
        <p className="ui-notice" role="note">
          <NoBreak text={words.olderThanYear.replace('{date}', longDate(last, writing))} />
        </p>
      ) : null}
    </>
  )
}

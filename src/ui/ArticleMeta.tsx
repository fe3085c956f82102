import { longDate } from './longDate.ts'
import { usePage } from './PageContext.ts'
import { Whole } from './Whole.tsx'

const year = 365 * 24 * 60 * 60 * 1000

/** Author, date and reading time of the article that the block stands on, and a notice when it is older than a year. */
export const ArticleMeta = () => {
  const { page, site, today } = usePage()
  const article = page.documentType === 'page' ? page.document.article : undefined
  if (!article) return null
  const { locale, firm } = site.settings
  const { words } = site
  const author = article.author ?? firm.founder
  const last = article.updated ?? article.date
  const date = longDate(article.date, locale)
  return (
    <>
      <p className="ui-label">
        {author ? `${words.by.replace('{author}', author)}\u00a0· ` : ''}
        <time className="ui-whole" dateTime={article.date}>
          {date}
        </time>
        {'\u00a0· '}
        <span className="ui-whole">{words.minutes.replace('{minutes}', String(article.readingMinutes))}</span>
      </p>
      {Date.parse(today) - Date.parse(last) > year ? (
        <p className="ui-notice" role="note">
          <Whole text={words.olderThanYear.replace('{date}', longDate(last, locale))} />
        </p>
      ) : null}
    </>
  )
}

import { firstPicture } from '../../../core/model/site/firstPicture.ts'
import { plainText } from '../../../core/model/text/inline.ts'
import { Dotted } from '../../ui/Dotted.tsx'
import { Filter, groupsOf } from '../../ui/Filter.tsx'
import { HeardBehind } from '../../ui/HeardBehind.tsx'
import { Link } from '../../ui/Link.tsx'
import { listLayout } from '../../ui/listLayout.ts'
import { usePage } from '../../ui/PageContext.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Articles.module.css'
import { type ArticleEntry, articlesOf, metaOf } from './articlesOf.ts'
import type { ArticlesBlock } from './schema.ts'

/** A list of so few would seem to say a featured article twice: what stands above it is left out of it. */
const shortest = 6

/** Fewer are seen at a glance: there is nothing to choose among. */
const fewestToFilter = 4

/** What an article is known by, beside its title, which says it all to whom does not see it. */
const EntryPicture = ({ entry }: { entry: ArticleEntry }) => {
  const picture = firstPicture(entry.blocks())
  return picture ? (
    <Picture picture={{ src: picture.src, alt: '' }} className={styles.picture} />
  ) : null
}

const FeaturedArticle = ({
  entry,
  block,
  shown,
}: {
  entry: ArticleEntry
  block: ArticlesBlock
  shown: boolean
}) => {
  const { site } = usePage()
  return (
    <article {...groupsOf([entry.article.category])} data-route={entry.route} hidden={!shown}>
      {listLayout(site.settings.theme).pictures === 'none' ? null : <EntryPicture entry={entry} />}
      <Dotted
        parts={[block.featuredLabel ?? site.words.featured, entry.article.category]}
        className="ui-badge"
      />
      <h2>
        <Link href={entry.route}>{entry.title}</Link>
      </h2>
      {entry.summary ? <p>{plainText(entry.summary)}</p> : null}
      <Dotted parts={metaOf(entry, site)} className={styles.meta} />
      <p>
        <Link href={entry.route} className="ui-button ui-secondary">
          {block.readLabel}
          <HeardBehind label={block.readLabel} about={entry.title} />
        </Link>
      </p>
    </article>
  )
}

export const Articles = ({ block }: { block: ArticlesBlock }) => {
  const { site } = usePage()
  const articles = articlesOf(site)
  const { leads, pictures } = listLayout(site.settings.theme)
  const featured = leads ? articles.find(({ article }) => article.featured) : undefined
  const isShort = articles.length <= shortest
  return (
    <Section block={block}>
      <Filter
        name="category"
        label={block.label ?? block.recentHeading}
        groups={articles.length < fewestToFilter ? [] : block.categories}
        all={block.all}
        emptyText={block.emptyText}
        back={block.viewAllLabel ?? block.all}
      >
        {featured ? (
          <div className={styles.featured} data-lead="">
            {articles
              .filter(({ article }) => article.featured)
              .map((entry) => (
                <FeaturedArticle
                  entry={entry}
                  block={block}
                  shown={entry === featured}
                  key={entry.route}
                />
              ))}
          </div>
        ) : null}
        <h2
          className={leads ? styles.recent : 'ui-hidden'}
          data-of-all={block.recentHeading}
          data-of-group={block.categoryHeading}
          hidden={isShort && articles.every((entry) => entry === featured)}
        >
          {block.recentHeading}
        </h2>
        <ul className={styles.items}>
          {articles.map((entry) => (
            <li
              className={styles.item}
              {...groupsOf([entry.article.category])}
              data-once={isShort ? entry.route : undefined}
              hidden={isShort && entry === featured}
              key={entry.route}
            >
              {pictures === 'all' ? <EntryPicture entry={entry} /> : null}
              <Dotted parts={metaOf(entry, site)} className={styles.meta} />
              <p className="ui-badge">{entry.article.category}</p>
              <h3>
                <Link href={entry.route}>{entry.title}</Link>
              </h3>
              {entry.summary ? <p>{plainText(entry.summary)}</p> : null}
              <p>
                <Link href={entry.route} className="ui-small">
                  {block.readLabel}
                  <HeardBehind label={block.readLabel} about={entry.title} />
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </Filter>
    </Section>
  )
}

import { useBlockPlace } from '../../ui/BlockPlace.ts'
import { Link } from '../../ui/Link.tsx'
import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './Search.module.css'
import type { SearchBlock } from './schema.ts'
import { searchIndexAddress } from './searchIndex.ts'
import { type SiteTree, siteTree } from './siteTree.ts'

const Branch = ({
  tree,
  className,
}: {
  tree: readonly SiteTree[]
  className?: string | undefined
}) => (
  <ul className={className}>
    {tree.map(({ route, name, below }) => (
      <li className={below.length > 0 ? styles.group : undefined} key={route}>
        <Link href={route}>{name}</Link>
        {below.length > 0 ? <Branch tree={below} /> : null}
      </li>
    ))}
  </ul>
)

/** What one found page looks like; the behaviour fills it. Its parts are repeated, or taken out where there are none. */
const Result = () => (
  <template>
    <li className={styles.result}>
      <a className={styles.page} href="/">
        …
      </a>
      <p className="ui-label" />
      <ul>
        <li>
          <a href="/">…</a>
          <span className={styles.value} />
        </li>
      </ul>
    </li>
  </template>
)

export const Search = ({ block }: { block: SearchBlock }) => {
  const { site, scripts } = usePage()
  const field = `_search-${useBlockPlace().index}`
  return (
    <Section block={block}>
      <search
        data-behaviour={scripts['blocks/search/behaviour.ts']}
        data-index={searchIndexAddress(site)}
        data-script={scripts['blocks/search/behaviour.find.ts']}
        data-found={block.foundText}
        data-empty={block.emptyText}
        data-failed={block.failedText}
      >
        <noscript>
          <p>{site.words.searchWithoutScript}</p>
        </noscript>
        {/* `dialog`: sent before the script is there, it goes nowhere, and the script finds what was typed */}
        <form className={styles.form} method="dialog">
          <label className="form-label" htmlFor={field}>
            {block.fieldLabel}
          </label>
          <input
            className="form-input"
            type="search"
            id={field}
            name="q"
            maxLength={200}
            enterKeyHint="search"
            autoComplete="off"
          />
          <button className="ui-button" type="submit">
            {block.button}
          </button>
        </form>
        <p className={styles.said} role="status" />
        <ol className={styles.results} hidden />
        <Result />
      </search>
      <div className={styles.all}>
        {block.heading ? (
          <h3>{block.allHeading}</h3>
        ) : (
          <h2 className="ui-h3">{block.allHeading}</h2>
        )}
        <Branch tree={siteTree(site)} className={styles.tree} />
      </div>
    </Section>
  )
}

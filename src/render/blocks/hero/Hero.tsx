import { kindOf } from '../../../core/document/sources.ts'
import { Actions } from '../../ui/Action.tsx'
import { ArticleMeta } from '../../ui/ArticleMeta.tsx'
import { Details } from '../../ui/Details.tsx'
import { Items } from '../../ui/Items.tsx'
import { NoBreak } from '../../ui/NoBreak.tsx'
import { usePage } from '../../ui/PageContext.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Hero.module.css'
import type { HeroBlock } from './schema.ts'

const Introduction = ({ block }: { block: HeroBlock }) => (
  <div className={styles.text}>
    {block.text ? (
      <p className={styles.lead}>
        <Text text={block.text} />
      </p>
    ) : null}
    <ArticleMeta />
    <Actions actions={block.actions} />
    {block.ticks ? <Items items={block.ticks} className={`ui-ticks ${styles.ticks}`} /> : null}
    {block.note ? (
      <p className="section-note">
        <Text text={block.note} />
      </p>
    ) : null}
  </div>
)

/** So short, and of such short words, that it can be set as a sign is: a line or two in letters that fill the page. */
const isBrief = (heading: string): boolean =>
  heading.length <= 24 && heading.split(' ').every((word) => word.length <= 9)

export const Hero = ({ block }: { block: HeroBlock }) => {
  const { page } = usePage()
  const behind = block.picture !== undefined && block.pictureAt === 'behind'
  const home = page.documentType === 'page' && kindOf(page.document) === 'home'
  // What follows an article's title may be set as one text: a composition says how (src/render/ui/*/parts.css).
  const article = page.documentType === 'page' && page.document.article !== undefined
  return (
    <section
      className={[
        'section',
        article ? 'article-head' : '',
        behind ? styles.behind : '',
        block.align ? styles[block.align] : '',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <div className="section-wrap">
        <div
          className={['section-body', styles.body, block.picture && !behind ? styles.split : '']
            .filter(Boolean)
            .join(' ')}
        >
          <div
            className={[styles.head, home ? styles.home : ''].filter(Boolean).join(' ')}
            data-brief={(home && isBrief(block.heading)) || undefined}
          >
            {block.badge ? <p className="ui-badge">{block.badge}</p> : null}
            <h1>
              <NoBreak text={block.heading} heading />
            </h1>
          </div>
          <Introduction block={block} />
          {block.picture ? (
            <Picture picture={block.picture} className={styles.picture} eager />
          ) : null}
          {block.details ? <Details details={block.details} className={styles.facts} /> : null}
        </div>
      </div>
    </section>
  )
}

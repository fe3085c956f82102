import { kindOf } from '../../model/sources.ts'
import { usePage } from '../../page/PageContext.ts'
import { Actions } from '../../ui/Action.tsx'
import { ArticleMeta } from '../../ui/ArticleMeta.tsx'
import { Details } from '../../ui/Details.tsx'
import { Items } from '../../ui/Items.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Hero.module.css'
import type { HeroBlock } from './schema.ts'

export const Hero = ({ block }: { block: HeroBlock }) => {
  const { page } = usePage()
  const kind = 'heading' in page.document ? 'plain' : kindOf(page.document)
  return (
    <section className={`section ${styles.root} ${kind === 'home' ? styles.home : ''}`}>
      <div className="section-wrap">
        {block.badge ? <p className="section-label">{block.badge}</p> : null}
        <div className={`section-body ${styles.body} ${block.picture ? styles.split : ''}`}>
          <div className={styles.text}>
            <h1>{block.heading}</h1>
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
          {block.picture ? <Picture picture={block.picture} className={styles.picture} eager /> : null}
          {block.details ? <Details details={block.details} className={styles.facts} /> : null}
        </div>
      </div>
    </section>
  )
}

import { Action } from '../../ui/Action.tsx'
import { Items } from '../../ui/Items.tsx'
import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Packages.module.css'
import type { PackagesBlock } from './schema.ts'

const Labelled = ({ label, value }: { label: string; value: string }) => (
  <div className="ui-meta">
    <dt>{label}</dt>
    <dd>
      <Text text={value} />
    </dd>
  </div>
)

export const Packages = ({ block }: { block: PackagesBlock }) => {
  const { words } = usePage().site
  return (
    <Section block={block} label={words.labelPackages}>
      <div className={`${styles.items} ${block.items.length === 1 ? styles.single : ''}`}>
        {block.items.map((item) => (
          <article
            className={`${styles.item} ${item.highlighted ? styles.best : ''}`}
            key={item.name}
          >
            <div className={styles.name}>
              {block.heading ? <h3>{item.name}</h3> : <h2 className="ui-h3">{item.name}</h2>}
              {item.badge ? <p className="ui-badge">{item.badge}</p> : null}
            </div>
            <div className={styles.price}>
              {item.price ? (
                <p className="ui-figure">
                  <Text text={item.price} />
                </p>
              ) : null}
              {item.priceNote ? (
                <p className="ui-label">
                  <Text text={item.priceNote} />
                </p>
              ) : null}
            </div>
            <dl className={styles.ideal}>
              {item.ideal ? <Labelled label={words.idealFor} value={item.ideal} /> : null}
              {item.timeline ? <Labelled label={words.timeline} value={item.timeline} /> : null}
            </dl>
            <Items items={item.features} className={`ui-ticks ${styles.features}`} />
            {item.action ? (
              <Action
                action={item.action}
                prominence={item.highlighted ? 'primary' : 'secondary'}
              />
            ) : (
              <span />
            )}
          </article>
        ))}
      </div>
    </Section>
  )
}

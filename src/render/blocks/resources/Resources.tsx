import { Action } from '../../ui/Action.tsx'
import { gridClass } from '../../ui/gridClass.ts'
import { Items } from '../../ui/Items.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Resources.module.css'
import type { ResourcesBlock } from './schema.ts'

export const Resources = ({ block }: { block: ResourcesBlock }) => (
  <Section block={block}>
    <div className={gridClass(block.items.length)}>
      {block.items.map((resource) => (
        <article className={`ui-card ${styles.card}`} key={resource.title}>
          {resource.category ? <p className="ui-badge">{resource.category}</p> : null}
          {block.heading ? <h3>{resource.title}</h3> : <h2 className="ui-h3">{resource.title}</h2>}
          {resource.pages ? (
            <p className={styles.pages}>
              <Text text={resource.pages} />
            </p>
          ) : null}
          <p>
            <Text text={resource.text} />
          </p>
          {resource.items ? <Items items={resource.items} className="ui-ticks ui-small" /> : null}
          <Action action={resource.action} prominence="secondary" />
        </article>
      ))}
    </div>
  </Section>
)

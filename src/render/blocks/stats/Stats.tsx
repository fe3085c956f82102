import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Stats.module.css'
import type { StatsBlock } from './schema.ts'

export const Stats = ({ block }: { block: StatsBlock }) => (
  <Section block={block}>
    <dl className={styles.items}>
      {block.items.map((item) => (
        <div className={styles.item} key={item.label}>
          <dt className="ui-label">
            <Text text={item.label} />
          </dt>
          <dd className="ui-figure">
            <Text text={item.value} />
          </dd>
        </div>
      ))}
    </dl>
  </Section>
)

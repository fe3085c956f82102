import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import type { TagsBlock } from './schema.ts'
import styles from './Tags.module.css'

export const Tags = ({ block }: { block: TagsBlock }) => (
  <Section block={block}>
    <ul className={styles.items}>
      {block.items.map((item) => (
        <li className={styles.item} key={item}>
          <Text text={item} />
        </li>
      ))}
    </ul>
  </Section>
)

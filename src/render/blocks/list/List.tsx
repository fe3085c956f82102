import { Items } from '../../ui/Items.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './List.module.css'
import type { ListBlock } from './schema.ts'

export const List = ({ block }: { block: ListBlock }) => (
  <Section block={block}>
    <Items
      items={block.items}
      ordered={block.ordered ?? false}
      className={`${block.ordered ? 'ui-numbers' : 'ui-bullets'} ${styles.root}`}
    />
  </Section>
)

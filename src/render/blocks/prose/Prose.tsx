import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Prose.module.css'
import type { ProseBlock } from './schema.ts'

export const Prose = ({ block }: { block: ProseBlock }) => (
  <Section block={block}>
    <div className={styles.root}>
      <Paragraphs texts={block.paragraphs} />
    </div>
  </Section>
)

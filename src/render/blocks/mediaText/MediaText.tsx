import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './MediaText.module.css'
import type { MediaTextBlock } from './schema.ts'

export const MediaText = ({ block }: { block: MediaTextBlock }) => (
  <Section block={block}>
    <div className={`${styles.root} ${block.side === 'start' ? '' : styles.end}`}>
      <Picture picture={block.picture} />
      <div className={styles.text}>
        <Paragraphs texts={block.paragraphs} />
      </div>
    </div>
  </Section>
)

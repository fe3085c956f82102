import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Figure.module.css'
import type { FigureBlock } from './schema.ts'

export const Figure = ({ block }: { block: FigureBlock }) => (
  <Section block={{}}>
    <figure className={styles.root}>
      <Picture picture={block.picture} className={styles.frame} href={block.href} />
      {block.caption ? (
        <figcaption>
          <Text text={block.caption} />
        </figcaption>
      ) : null}
    </figure>
  </Section>
)

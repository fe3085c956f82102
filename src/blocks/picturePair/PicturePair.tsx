import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './PicturePair.module.css'
import type { PicturePairBlock } from './schema.ts'

export const PicturePair = ({ block }: { block: PicturePairBlock }) => (
  <Section block={{}}>
    <figure>
      <div className={styles.root}>
        {block.items.map((picture) => (
          <Picture picture={picture} key={picture.src} />
        ))}
      </div>
      {block.caption ? (
        <figcaption className="ui-label">
          <Text text={block.caption} />
        </figcaption>
      ) : null}
    </figure>
  </Section>
)

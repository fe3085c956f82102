import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './PicturePair.module.css'
import type { PicturePairBlock } from './schema.ts'

export const PicturePair = ({ block }: { block: PicturePairBlock }) => (
  <Section block={{}}>
    <figure>
      <div className={block.compare ? `${styles.root} ${styles.compared}` : styles.root}>
        {block.items.map(({ caption, href, ...picture }) =>
          caption ? (
            <figure className={styles.own} key={picture.src}>
              <Picture picture={picture} href={href} />
              <figcaption className="ui-label">
                <Text text={caption} />
              </figcaption>
            </figure>
          ) : (
            <Picture picture={picture} href={href} key={picture.src} />
          ),
        )}
      </div>
      {block.caption ? (
        <figcaption className="ui-label">
          <Text text={block.caption} />
        </figcaption>
      ) : null}
    </figure>
  </Section>
)

import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './PicturePair.module.css'
import type { PicturePairBlock } from './schema.ts'

export const PicturePair = ({ block }: { block: PicturePairBlock }) => (
  <Section block={{}}>
    <figure>
      <div className={styles.root}>
        {block.items.map(({ caption, ...picture }) =>
          caption ? (
            <figure className={styles.own} key={picture.src}>
              <Picture picture={picture} />
              <figcaption className="ui-label">
                <Text text={caption} />
              </figcaption>
            </figure>
          ) : (
            <Picture picture={picture} key={picture.src} />
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

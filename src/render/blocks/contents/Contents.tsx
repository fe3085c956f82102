import { blockHeadings } from '../../../core/model/site/blockIds.ts'
import { useBlockPlace } from '../../ui/BlockPlace.ts'
import { NoBreak } from '../../ui/NoBreak.tsx'
import { usePage } from '../../ui/PageContext.ts'
import styles from './Contents.module.css'
import type { ContentsBlock } from './schema.ts'

export const Contents = ({ block }: { block: ContentsBlock }) => {
  const { kit, page, site } = usePage()
  const { id: own } = useBlockPlace()
  return (
    <nav className={styles.root} aria-label={block.heading ?? site.words.contents}>
      <p className={styles.title}>{block.heading ?? site.words.contents}</p>
      <ul>
        {blockHeadings(kit, page.document.blocks)
          .filter(({ id }) => id !== own)
          .map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <NoBreak text={heading} />
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

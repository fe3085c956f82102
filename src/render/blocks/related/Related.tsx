import { Link } from '../../ui/Link.tsx'
import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Related.module.css'
import type { RelatedBlock } from './schema.ts'

export const Related = ({ block }: { block: RelatedBlock }) => {
  const { pages, drafts, words } = usePage().site
  const items = block.items.filter(({ href }) => !drafts.has(href.replace(/[?#].*$/, '')))
  if (items.length === 0) return null
  return (
    <Section block={block} label={words.labelRelated}>
      <ul className={styles.items}>
        {items.map((item) => {
          const page = pages.get(item.href)?.document
          const text = item.text ?? page?.summary
          return (
            <li className={styles.item} key={item.href}>
              <Link href={item.href}>{item.title ?? page?.name ?? page?.title ?? item.href}</Link>
              {text ? (
                <p>
                  <Text text={text} />
                </p>
              ) : null}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

import { plainText } from '../../model/inline.ts'
import { isExternal, safeHref } from '../../model/safeHref.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Quotation.module.css'
import type { QuotationBlock } from './schema.ts'

export const Quotation = ({ block }: { block: QuotationBlock }) => (
  <Section block={{}}>
    <figure className={styles.root}>
      <blockquote cite={block.href && isExternal(block.href) ? safeHref(block.href) : undefined}>
        <p>
          <Text text={block.text} />
        </p>
      </blockquote>
      <figcaption className="ui-label">{block.href ? <Link href={block.href}>{plainText(block.source)}</Link> : <Text text={block.source} />}</figcaption>
    </figure>
  </Section>
)

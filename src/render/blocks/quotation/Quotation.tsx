import { plainText } from '../../../core/model/text/inline.ts'
import { isExternal, safeHref } from '../../../core/model/text/safeHref.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Quotation.module.css'
import type { QuotationBlock } from './schema.ts'

type Quoted = Pick<QuotationBlock, 'text' | 'source' | 'href'>

const One = ({ text, source, href }: Quoted) => (
  <figure className={styles.root}>
    <blockquote cite={href && isExternal(href) ? safeHref(href) : undefined}>
      <p>
        <Text text={text} />
      </p>
    </blockquote>
    <figcaption className="ui-label">
      {href ? <Link href={href}>{plainText(source)}</Link> : <Text text={source} />}
    </figcaption>
  </figure>
)

export const Quotation = ({ block }: { block: QuotationBlock }) => {
  const { label, heading, intro, further } = block
  return (
    <Section block={{ label, heading, intro }}>
      {further ? (
        <div className={styles.several}>
          {[block, ...further].map((quoted) => (
            <One text={quoted.text} source={quoted.source} href={quoted.href} key={quoted.text} />
          ))}
        </div>
      ) : (
        <One text={block.text} source={block.source} href={block.href} />
      )}
    </Section>
  )
}

import { useBlockPlace } from '../../ui/BlockPlace.ts'
import { usePage } from '../../ui/PageContext.ts'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Faq.module.css'
import type { FaqBlock } from './schema.ts'

export const Faq = ({ block }: { block: FaqBlock }) => {
  const { index } = useBlockPlace()
  const { site, scripts } = usePage()
  return (
    <Section block={block} label={site.words.labelQuestions}>
      <div
        className={styles.items}
        data-behaviour={scripts['blocks/faq/behaviour.ts']}
        data-later=""
      >
        {block.items.map((item) => (
          // The shared name makes the browser itself close the open answer when another is opened.
          <details className={styles.item} name={`faq-${index}`} id={item.id} key={item.question}>
            <summary>
              {block.heading ? (
                <h3>{item.question}</h3>
              ) : (
                <h2 className="ui-h3">{item.question}</h2>
              )}
            </summary>
            <div className={styles.answer}>
              <Paragraphs texts={item.answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}

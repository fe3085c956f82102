import { usePage } from '../../page/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Steps.module.css'
import type { StepsBlock } from './schema.ts'

export const Steps = ({ block }: { block: StepsBlock }) => (
  <Section block={block} label={usePage().site.words.labelProcess}>
    <ol className={[styles.items, block.items.length < 4 ? styles.few : '', block.items.length < 6 ? styles.row : ''].filter(Boolean).join(' ')}>
      {block.items.map((step) => (
        <li className={styles.item} key={step.title}>
          {block.heading ? <h3>{step.title}</h3> : <h2 className="ui-h3">{step.title}</h2>}
          {step.time ? (
            <p className={styles.time}>
              <Text text={step.time} />
            </p>
          ) : null}
          {step.text ? (
            <p>
              <Text text={step.text} />
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  </Section>
)

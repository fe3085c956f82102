import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Steps.module.css'
import type { StepsBlock } from './schema.ts'

export const Steps = ({ block }: { block: StepsBlock }) => (
  <Section block={block}>
    <ol className={styles.items}>
      {block.items.map((step) => (
        <li className={styles.item} key={step.title}>
          {block.heading ? <h3>{step.title}</h3> : <h2 className="ui-h3">{step.title}</h2>}
          {step.text ? (
            <p>
              <Text text={step.text} />
            </p>
          ) : null}
          {step.time ? (
            <p className="ui-label">
              <Text text={step.time} />
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  </Section>
)

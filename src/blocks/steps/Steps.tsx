import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import { Whole } from '../../ui/Whole.tsx'
import styles from './Steps.module.css'
import type { StepsBlock } from './schema.ts'

/** A few stand side by side, four by two where it is narrower; more make the lines of a list. */
const arrangement = (count: number) => (count > 4 ? styles.lines : count === 4 ? styles.four : styles.few)

export const Steps = ({ block }: { block: StepsBlock }) => {
  const Title = block.heading ? 'h3' : 'h2'
  return (
    <Section block={block} label={usePage().site.words.labelProcess}>
      <ol className={`${styles.items} ${arrangement(block.items.length)}`}>
        {block.items.map((step) => (
          <li className={styles.item} key={step.title}>
            <div>
              <Title className="ui-h3">
                <Whole text={step.title} heading />
              </Title>
              {step.time ? (
                <p className={styles.time}>
                  <Text text={step.time} />
                </p>
              ) : null}
            </div>
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
}

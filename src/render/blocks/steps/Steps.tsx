import { NoBreak } from '../../ui/NoBreak.tsx'
import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Steps.module.css'
import type { StepsBlock } from './schema.ts'

/** A few stand side by side, four by two where it is narrower; more make the lines of a list. */
const arrangement = (count: number) =>
  count > 4 ? styles.lines : count === 4 ? styles.four : styles.few

type Step = StepsBlock['items'][number]

/** An entry of a timeline: it begins with its time. */
const Event = ({ step, isBelow }: { step: Step; isBelow: boolean }) => {
  const Title = isBelow ? 'h3' : 'h2'
  return (
    <li className={styles.event}>
      {step.time ? (
        <p className={styles.when}>
          <Text text={step.time} />
        </p>
      ) : null}
      <div>
        <Title className="ui-h3">
          <NoBreak text={step.title} heading />
        </Title>
        {step.text ? (
          <p>
            <Text text={step.text} />
          </p>
        ) : null}
      </div>
    </li>
  )
}

const Timeline = ({ block }: { block: StepsBlock }) => (
  <Section block={block}>
    <ol className={styles.timeline}>
      {block.items.map((step) => (
        <Event step={step} isBelow={block.heading !== undefined} key={step.title} />
      ))}
    </ol>
  </Section>
)

const Numbered = ({ block }: { block: StepsBlock }) => {
  const Title = block.heading ? 'h3' : 'h2'
  return (
    <Section block={block} label={usePage().site.words.labelProcess}>
      <ol className={`${styles.items} ${arrangement(block.items.length)}`}>
        {block.items.map((step) => (
          <li className={styles.item} key={step.title}>
            <div>
              <Title className="ui-h3">
                <NoBreak text={step.title} heading />
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

export const Steps = ({ block }: { block: StepsBlock }) =>
  block.numbered === false ? <Timeline block={block} /> : <Numbered block={block} />

import { Section, Text, usePage } from 'broadsheet'
import styles from './Hire.module.css'
import type { HireBlock } from './schema.ts'

export const Hire = ({ block }: { block: HireBlock }) => {
  const { scripts } = usePage()
  return (
    <Section block={block}>
      <ul className={styles['items']} data-behaviour={scripts['blocks/hire/behaviour.ts']}>
        {block.items.map(({ name, day }) => (
          <li className={styles['item']} key={name}>
            <Text text={name} />
            <strong>
              <Text text={day} />
            </strong>
          </li>
        ))}
      </ul>
    </Section>
  )
}

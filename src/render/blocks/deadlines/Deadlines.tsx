import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Deadlines.module.css'
import type { DeadlinesBlock } from './schema.ts'

type Column = 'task' | 'frequency' | 'due' | 'applicable'
const order = ['frequency', 'due', 'applicable'] as const

export const Deadlines = ({ block }: { block: DeadlinesBlock }) => {
  const { words } = usePage().site
  const heading = (key: Column) => block.headings?.[key] ?? words[key]
  const columns = order.filter((key) => block.rows.some((row) => row[key] !== undefined))
  return (
    <Section block={block} label={words.labelDeadlines}>
      <table className={`${styles.table} ui-stack`}>
        <caption className="ui-hidden">{block.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading('task')}</th>
            {columns.map((key) => (
              <th scope="col" key={key}>
                {heading(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.task}>
              <th scope="row">
                <span className={`ui-figure ${styles.task}`}>
                  <Text text={row.task} />
                </span>
                {row.purpose ? (
                  <span className={styles.purpose}>
                    <Text text={row.purpose} />
                  </span>
                ) : null}
              </th>
              {columns.map((key) => (
                <td
                  key={key}
                  data-label={heading(key)}
                  className={
                    key === 'due' ? styles.due : key === 'applicable' ? styles.applies : undefined
                  }
                >
                  <Text text={row[key] ?? '–'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

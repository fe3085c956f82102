import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './DueDates.module.css'
import type { DueDatesBlock } from './schema.ts'

type Column = 'form' | 'frequency' | 'due' | 'applicable'
const order = ['frequency', 'due', 'applicable'] as const

export const DueDates = ({ block }: { block: DueDatesBlock }) => {
  const { words } = usePage().site
  const heading = (key: Column) => block.headings?.[key] ?? words[key]
  const columns = order.filter((key) => block.rows.some((row) => row[key] !== undefined))
  return (
    <Section block={block} label={words.labelDueDates}>
      <table className={`${styles.table} ui-stack`}>
        <caption className="ui-hidden">{block.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading('form')}</th>
            {columns.map((key) => (
              <th scope="col" key={key}>
                {heading(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.form}>
              <th scope="row">
                <span className={`ui-figure ${styles.form}`}>
                  <Text text={row.form} />
                </span>
                {row.purpose ? (
                  <span className={styles.purpose}>
                    <Text text={row.purpose} />
                  </span>
                ) : null}
              </th>
              {columns.map((key) => (
                <td key={key} data-label={heading(key)} className={key === 'due' ? styles.due : key === 'applicable' ? styles.applies : undefined}>
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

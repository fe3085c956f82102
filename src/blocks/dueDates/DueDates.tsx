import { usePage } from '../../page/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import { tableRoles as role } from '../../ui/tableRoles.ts'
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
      <table className={`${styles.table} ui-stack`} {...role.table}>
        <caption className="ui-hidden">{block.caption}</caption>
        <thead {...role.group}>
          <tr {...role.row}>
            <th {...role.column}>{heading('form')}</th>
            {columns.map((key) => (
              <th {...role.column} key={key}>
                {heading(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role.group}>
          {block.rows.map((row) => (
            <tr {...role.row} key={row.form}>
              <th {...role.head}>
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
                <td
                  {...role.cell}
                  key={key}
                  data-label={heading(key)}
                  className={key === 'due' ? styles.due : key === 'applicable' ? styles.applies : undefined}
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

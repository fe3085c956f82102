import { groupsOf, ListFilter } from '../../ui/Filter.tsx'
import { Items } from '../../ui/Items.tsx'
import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import { groupsIn, groupsOfRow } from './groupsIn.ts'
import type { TableBlock } from './schema.ts'
import styles from './Table.module.css'

type RowsProps = { block: TableBlock; rows: readonly (readonly string[])[]; title?: string }

const Rows = ({ block, block: { columns }, rows, title }: RowsProps) => (
  <tbody>
    {title ? (
      <tr>
        <th scope="rowgroup" colSpan={columns.length} className={styles.group}>
          {title}
        </th>
      </tr>
    ) : null}
    {rows.map((row, index) => (
      <tr {...(block.filter ? groupsOf(groupsOfRow(block, row, title)) : {})} key={index}>
        {row.map((cell, at) => {
          const number = columns[at]?.align === 'end' ? styles.number : undefined
          return at === 0 ? (
            <th scope="row" className={cell.length < 12 ? styles.short : undefined} key={at}>
              <Text text={cell} />
            </th>
          ) : (
            <td className={number} data-label={columns[at]?.heading} key={at}>
              <Text text={cell} />
            </td>
          )
        })}
      </tr>
    ))}
  </tbody>
)

export const Table = ({ block }: { block: TableBlock }) => {
  const table = (
    <table className={`${styles.table} ui-stack`}>
      <caption className={styles.caption}>{block.caption}</caption>
      <thead>
        <tr>
          {block.columns.map((column) => (
            <th
              scope="col"
              className={column.align === 'end' ? styles.number : undefined}
              key={column.heading}
            >
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      {block.rows ? <Rows block={block} rows={block.rows} /> : null}
      {block.groups?.map((group) => (
        <Rows block={block} rows={group.rows} title={group.title} key={group.title} />
      ))}
    </table>
  )
  return (
    <Section block={block} label={usePage().site.words.labelFigures}>
      {block.filter ? (
        <ListFilter
          words={block.filter}
          groups={groupsIn(block)}
          heading={block.filter.column ?? block.heading}
        >
          {table}
        </ListFilter>
      ) : (
        table
      )}
      {block.footnotes ? <Items items={block.footnotes} className={styles.footnotes} /> : null}
    </Section>
  )
}

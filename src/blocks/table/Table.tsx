import { Items } from '../../ui/Items.tsx'
import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import type { TableBlock } from './schema.ts'
import styles from './Table.module.css'

type RowsProps = { columns: TableBlock['columns']; rows: readonly (readonly string[])[]; title?: string }

const Rows = ({ columns, rows, title }: RowsProps) => (
  <tbody>
    {title ? (
      <tr>
        <th scope="rowgroup" colSpan={columns.length} className={styles.group}>
          {title}
        </th>
      </tr>
    ) : null}
    {rows.map((row, index) => (
      <tr key={index}>
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

export const Table = ({ block }: { block: TableBlock }) => (
  <Section block={block} label={usePage().site.words.labelFigures}>
    <table className={`${styles.table} ui-stack`}>
      <caption className={styles.caption}>{block.caption}</caption>
      <thead>
        <tr>
          {block.columns.map((column) => (
            <th scope="col" className={column.align === 'end' ? styles.number : undefined} key={column.heading}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      {block.rows ? <Rows columns={block.columns} rows={block.rows} /> : null}
      {block.groups?.map((group) => (
        <Rows columns={block.columns} rows={group.rows} title={group.title} key={group.title} />
      ))}
    </table>
    {block.footnotes ? <Items items={block.footnotes} className={styles.footnotes} /> : null}
  </Section>
)

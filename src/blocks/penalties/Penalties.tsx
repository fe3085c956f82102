import { usePage } from '../../page/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import { tableRoles as role } from '../../ui/tableRoles.ts'
import styles from './Penalties.module.css'
import type { PenaltiesBlock } from './schema.ts'

export const Penalties = ({ block }: { block: PenaltiesBlock }) => {
  const { words } = usePage().site
  return (
    <Section block={block} label={words.labelPenalties}>
      <table className={`${styles.table} ui-stack`} {...role.table}>
        <caption className="ui-hidden">{block.caption}</caption>
        <thead {...role.group}>
          <tr {...role.row}>
            <th {...role.column}>{block.headings?.violation ?? words.violation}</th>
            <th {...role.column}>{block.headings?.penalty ?? words.penalty}</th>
          </tr>
        </thead>
        <tbody {...role.group}>
          {block.items.map((item) => (
            <tr {...role.row} key={item.violation}>
              <th {...role.head}>
                <Text text={item.violation} />
                {item.note ? (
                  <span className={styles.note}>
                    <Text text={item.note} />
                  </span>
                ) : null}
              </th>
              <td data-label={block.headings?.penalty ?? words.penalty} className={styles.penalty} {...role.cell}>
                <Text text={item.penalty} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

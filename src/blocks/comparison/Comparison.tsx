import { usePage } from '../../page/PageContext.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import { tableRoles as role } from '../../ui/tableRoles.ts'
import styles from './Comparison.module.css'
import type { ComparisonBlock } from './schema.ts'

export const Comparison = ({ block }: { block: ComparisonBlock }) => {
  const { words } = usePage().site
  return (
    <Section block={block} label={words.labelCompared}>
      <table className={`${styles.table} ui-stack`} {...role.table}>
        <caption className="ui-hidden">{block.caption}</caption>
        <thead {...role.group}>
          <tr {...role.row}>
            <th {...role.column}>{block.criterionHeading ?? <span className="ui-hidden">{words.criterion}</span>}</th>
            {block.options.map((option) => (
              <th {...role.column} key={option.name}>
                {option.href ? <Link href={option.href}>{option.name}</Link> : option.name}
                {option.note ? (
                  <span className={styles.note}>
                    <Text text={option.note} />
                  </span>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role.group}>
          {block.rows.map((row) => (
            <tr {...role.row} key={row.criterion}>
              <th {...role.head}>
                <Text text={row.criterion} />
              </th>
              {row.values.map((value, index) => (
                <td {...role.cell} key={index} data-label={block.options[index]?.name}>
                  <Text text={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

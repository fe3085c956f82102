import { Link } from '../../ui/Link.tsx'
import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Comparison.module.css'
import type { ComparisonBlock } from './schema.ts'

export const Comparison = ({ block }: { block: ComparisonBlock }) => {
  const { words } = usePage().site
  return (
    <Section block={block} label={words.labelCompared}>
      <table className={`${styles.table} ui-stack`}>
        <caption className="ui-hidden">{block.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              {block.criterionHeading ?? <span className="ui-hidden">{words.criterion}</span>}
            </th>
            {block.options.map((option) => (
              <th scope="col" key={option.name}>
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
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.criterion}>
              <th scope="row">
                <Text text={row.criterion} />
              </th>
              {row.values.map((value, index) => (
                <td key={index} data-label={block.options[index]?.name}>
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

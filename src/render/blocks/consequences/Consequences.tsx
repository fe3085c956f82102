import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Consequences.module.css'
import type { ConsequencesBlock } from './schema.ts'

export const Consequences = ({ block }: { block: ConsequencesBlock }) => {
  const { words } = usePage().site
  return (
    <Section block={block} label={words.labelConsequences}>
      <table className={`${styles.table} ui-stack`}>
        <caption className="ui-hidden">{block.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{block.headings?.cause ?? words.cause}</th>
            <th scope="col">{block.headings?.consequence ?? words.consequence}</th>
          </tr>
        </thead>
        <tbody>
          {block.items.map((item) => (
            <tr key={item.cause}>
              <th scope="row">
                <Text text={item.cause} />
                {item.note ? (
                  <span className={styles.note}>
                    <Text text={item.note} />
                  </span>
                ) : null}
              </th>
              <td
                data-label={block.headings?.consequence ?? words.consequence}
                className={`${styles.consequence} ${/[\p{Sc}%]/u.test(item.consequence) ? styles.sum : ''}`}
              >
                <Text text={item.consequence} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

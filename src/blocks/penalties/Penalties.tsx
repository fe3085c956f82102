import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Penalties.module.css'
import type { PenaltiesBlock } from './schema.ts'

export const Penalties = ({ block }: { block: PenaltiesBlock }) => {
  const { words } = usePage().site
  return (
    <Section block={block} label={words.labelPenalties}>
      <table className={`${styles.table} ui-stack`}>
        <caption className="ui-hidden">{block.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{block.headings?.violation ?? words.violation}</th>
            <th scope="col">{block.headings?.penalty ?? words.penalty}</th>
          </tr>
        </thead>
        <tbody>
          {block.items.map((item) => (
            <tr key={item.violation}>
              <th scope="row">
                <Text text={item.violation} />
                {item.note ? (
                  <span className={styles.note}>
                    <Text text={item.note} />
                  </span>
                ) : null}
              </th>
              <td data-label={block.headings?.penalty ?? words.penalty} className={`${styles.penalty} ${/[\p{Sc}%]/u.test(item.penalty) ? styles.sum : ''}`}>
                <Text text={item.penalty} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

import { Action } from '../../ui/Action.tsx'
import { Items } from '../../ui/Items.tsx'
import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Checklist.module.css'
import type { ChecklistBlock } from './schema.ts'

const marks = { included: 'ui-ticks', documents: 'ui-boxes', requirements: 'ui-ticks' } as const

const labels = {
  included: 'labelIncluded',
  documents: 'labelDocuments',
  requirements: 'labelRequirements',
} as const

export const Checklist = ({ block }: { block: ChecklistBlock }) => (
  <Section block={block} label={usePage().site.words[labels[block.kind]]}>
    <div className={block.groups || block.aside ? styles.columns : undefined}>
      {block.items ? (
        <Items
          items={block.items}
          className={[
            marks[block.kind],
            block.items.length > 5 && !block.aside && !block.groups ? styles.long : '',
          ]
            .filter(Boolean)
            .join(' ')}
        />
      ) : null}
      {block.groups?.map((group) => (
        <div className={styles.group} key={group.title}>
          {block.heading ? <h3>{group.title}</h3> : <h2 className="ui-h3">{group.title}</h2>}
          <Items items={group.items} className={marks[block.kind]} />
        </div>
      ))}
      {block.aside ? (
        <aside className={`ui-card ${styles.aside}`}>
          {block.heading ? (
            <h3>{block.aside.title}</h3>
          ) : (
            <h2 className="ui-h3">{block.aside.title}</h2>
          )}
          <p>
            <Text text={block.aside.text} />
          </p>
          {block.aside.action ? (
            <Action action={block.aside.action} prominence="secondary" />
          ) : null}
        </aside>
      ) : null}
    </div>
  </Section>
)

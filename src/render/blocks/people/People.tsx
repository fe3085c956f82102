import { initials } from '../../ui/initials.ts'
import { PersonNotes } from '../../ui/PersonNotes.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './People.module.css'
import type { PeopleBlock } from './schema.ts'

export const People = ({ block }: { block: PeopleBlock }) => (
  <Section block={block}>
    <ul>
      {block.items.map((person) => (
        <li className={styles.person} key={person.name}>
          {person.picture ? (
            <Picture picture={person.picture} className={styles.monogram} />
          ) : (
            <span className={styles.monogram} aria-hidden="true">
              {initials(person.name)}
            </span>
          )}
          <div>
            {block.heading ? <h3>{person.name}</h3> : <h2 className="ui-h3">{person.name}</h2>}
            <PersonNotes person={person} />
          </div>
          {person.text ? (
            <p>
              <Text text={person.text} />
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  </Section>
)

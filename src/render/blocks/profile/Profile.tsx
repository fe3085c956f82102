import { Details } from '../../ui/Details.tsx'
import { initials } from '../../ui/initials.ts'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { PersonNotes } from '../../ui/PersonNotes.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Profile.module.css'
import type { ProfileBlock } from './schema.ts'

export const Profile = ({ block }: { block: ProfileBlock }) => (
  <Section block={block}>
    <div className={styles.root}>
      {block.picture ? (
        <Picture picture={block.picture} className={styles.monogram} />
      ) : (
        <span className={styles.monogram} aria-hidden="true">
          {initials(block.name)}
        </span>
      )}
      <div className={styles.text}>
        <div>
          {block.heading ? <h3>{block.name}</h3> : <h2>{block.name}</h2>}
          <PersonNotes person={block} />
        </div>
        <Paragraphs texts={block.paragraphs} />
        {block.details ? <Details details={block.details} className="ui-details" /> : null}
      </div>
    </div>
  </Section>
)

import { dialled } from '../../../core/model/text/telephone.ts'
import { addressLines } from '../../ui/addressLines.ts'
import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import { Hours } from './Hours.tsx'
import styles from './Location.module.css'
import type { LocationBlock } from './schema.ts'

export const Location = ({ block }: { block: LocationBlock }) => {
  const { site } = usePage()
  const { firm } = site.settings
  const { words, writing } = site
  const Heading = block.heading ? 'h3' : 'h2'
  const hoursHeading = block.hoursHeading ?? words.openingHours
  return (
    <Section block={firm.hours ? { ...block, note: undefined } : block} label={words.labelLocation}>
      <div className={styles.root}>
        <div className={styles.part}>
          <Heading className="ui-h3">{block.addressHeading ?? firm.name}</Heading>
          <address>
            {addressLines(firm.address, writing.language.punctuation?.comma).map((line) => (
              <span className={styles.line} key={line}>
                {line}
              </span>
            ))}
          </address>
        </div>
        {firm.hours ? (
          <div className={styles.part}>
            <Heading className="ui-h3">{hoursHeading}</Heading>
            <Hours heading={hoursHeading} />
            {block.note ? (
              <p className={styles.note}>
                <Text text={block.note} />
              </p>
            ) : null}
          </div>
        ) : null}
        <div className={styles.part}>
          <Heading className="ui-h3">{block.emailHeading ?? words.email}</Heading>
          <p>
            <a href={`mailto:${firm.email}`}>{firm.email}</a>
          </p>
          {firm.phone ? (
            <p>
              <a href={`tel:${dialled(firm.phone)}`}>{firm.phone}</a>
            </p>
          ) : null}
        </div>
      </div>
    </Section>
  )
}

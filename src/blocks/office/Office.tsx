import { addressLines } from '../../ui/addressLines.ts'
import { daysText } from '../../ui/daysText.ts'
import { hoursText } from '../../ui/hoursText.ts'
import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './Office.module.css'
import { openingHours } from './openingHours.ts'
import type { OfficeBlock } from './schema.ts'

export const Office = ({ block }: { block: OfficeBlock }) => {
  const { site, scripts } = usePage()
  const { firm, timeZone } = site.settings
  const { words, writing } = site
  const Heading = block.heading ? 'h3' : 'h2'
  const hours = firm.hours ?? []
  return (
    <Section block={block} label={words.labelOffice}>
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
        {hours.length > 0 ? (
          <div className={styles.part}>
            <Heading className="ui-h3">{block.hoursHeading ?? words.officeTime}</Heading>
            <p
              className={styles.open}
              data-behaviour={scripts['blocks/office/behaviour.ts']}
              data-hours={JSON.stringify(openingHours(hours))}
              data-zone={timeZone}
              data-open={words.usuallyOpen}
              data-closed={words.usuallyClosed}
              hidden
            />
            <dl className={styles.hours}>
              {hours.map((entry) => (
                <div key={entry.opens + entry.days.join()}>
                  <dt>{entry.label ?? daysText(entry.days, writing)}</dt>
                  <dd>{hoursText(entry.opens, entry.closes, writing)}</dd>
                </div>
              ))}
              {firm.closedLabel ? (
                <div>
                  <dt>{firm.closedLabel}</dt>
                  <dd>{words.closed}</dd>
                </div>
              ) : null}
            </dl>
            <p className="ui-label">{words.officeTime}</p>
          </div>
        ) : null}
        <div className={styles.part}>
          <Heading className="ui-h3">{block.emailHeading ?? words.email}</Heading>
          <p>
            <a href={`mailto:${firm.email}`}>{firm.email}</a>
          </p>
          {firm.phone ? (
            <p>
              <a href={`tel:${firm.phone.replace(/ /g, '')}`}>{firm.phone}</a>
            </p>
          ) : null}
        </div>
      </div>
    </Section>
  )
}

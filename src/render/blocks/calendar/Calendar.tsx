import type { Writing } from '../../../core/kit/Writing.ts'
import { dateText } from '../../../core/model/figures/dateParts.ts'
import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Calendar.module.css'
import { months } from './months.ts'
import type { CalendarBlock } from './schema.ts'

type Entry = CalendarBlock['items'][number]['entries'][number]

const monthName = (month: number, writing: Writing) =>
  dateText(Date.UTC(2025, month, 1), { month: 'long' }, writing)

const Entries = ({ entries, none }: { entries: readonly Entry[]; none: string }) =>
  entries.length === 0 ? (
    <p className={styles.none}>{none}</p>
  ) : (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li className={styles.entry} key={entry.title}>
          {entry.day ? (
            <b className={entry.day.length > 2 ? styles.words : undefined}>{entry.day}</b>
          ) : null}
          <span>
            <Text text={entry.title} />
            {entry.text ? (
              <span className={styles.text}>
                <Text text={entry.text} />
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )

export const Calendar = ({ block }: { block: CalendarBlock }) => {
  const { site } = usePage()
  const start = block.start ? months.indexOf(block.start) : 0
  const year = months.map((_, index) => (start + index) % 12)
  const isFirst = (month: number) => block.first?.some((name) => name === months[month]) ?? true
  const draw = (part: readonly number[], className: string | undefined) => (
    <ol className={className}>
      {part.map((month) => (
        <li className={styles.month} key={month}>
          {block.heading ? (
            <h3>{monthName(month, site.writing)}</h3>
          ) : (
            <h2 className="ui-h3">{monthName(month, site.writing)}</h2>
          )}
          <Entries
            entries={block.items
              .filter((item) => item.month === months[month])
              .flatMap((item) => item.entries)}
            none={site.words.nothingDue}
          />
        </li>
      ))}
    </ol>
  )
  return (
    <Section block={block} label={site.words.labelYear}>
      {draw(year.filter(isFirst), block.first ? `${styles.year} ${styles.first}` : styles.year)}
      {block.first
        ? draw(
            year.filter((month) => !isFirst(month)),
            `${styles.year} ${styles.others}`,
          )
        : null}
    </Section>
  )
}

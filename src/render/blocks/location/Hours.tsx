import { dayBefore } from '../../../core/model/site/shownOn.ts'
import { hourRows } from '../../ui/hourRows.ts'
import { usePage } from '../../ui/PageContext.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './Location.module.css'
import { openingHours, otherHours } from './openingHours.ts'

/** When the firm is open, and whether it is now; whose time that is, where a site says so in words of its own and not above already. */
export const Hours = ({ heading }: { heading: string }) => {
  const { site, scripts, today } = usePage()
  const { words, settings, writing } = site
  const { firm, timeZone } = settings
  const before = dayBefore(today) ?? today // whose hours may go on past midnight
  return (
    <>
      <p
        className={styles.open}
        data-behaviour={scripts['blocks/location/behaviour.ts']}
        data-hours={JSON.stringify(openingHours(firm, before))}
        data-other={JSON.stringify(otherHours(firm, before))}
        data-zone={timeZone}
        data-open={words.usuallyOpen}
        data-closed={words.usuallyClosed}
        hidden
      />
      <table className={styles.hours}>
        {hourRows(firm, writing, words, today)
          .filter((rows) => rows.length > 0)
          .map((rows) => (
            <tbody key={`${rows[0]?.label} ${rows[0]?.name}`}>
              {rows.map(({ label, name, times, until }) => (
                <tr data-until={until} key={`${label} ${name}`}>
                  <th scope="row">
                    {label}
                    {name ? <span className={styles.name}>{name}</span> : null}
                  </th>
                  <td>
                    {times.map((time) => (
                      <span className={styles.line} key={time}>
                        <Text text={time} />
                      </span>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
      </table>
      {[heading, writing.language.words.openingHours].includes(words.openingHours) ? null : (
        <p className="ui-label">{words.openingHours}</p>
      )}
    </>
  )
}

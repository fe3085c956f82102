import type { SiteDocument } from '../../../document/site.ts'

type Firm = SiteDocument['firm']
type Labels = Readonly<Record<string, string>>

const translated = (labels: Labels, words: string): string | undefined =>
  Object.hasOwn(labels, words) ? labels[words] : undefined

/** The words among opening hours that have to be translated: names of days, and further lines. Those of weekdays can be made from the days. Pure. */
export const wordsOfHours = ({ otherHours = [], furtherTimes = [] }: Partial<Firm>): string[] => [
  ...new Set([
    ...otherHours.flatMap(({ label }) => (label === undefined ? [] : [label])),
    ...furtherTimes.flatMap(({ label, value }) => [label, value]),
  ]),
]

/**
 * The hours of a firm in a further language. Days are written from the days themselves if their words have no
 * translation; all other words then stay as they are. Pure.
 */
export const hoursInLanguage = (
  { closedLabel: _, hours, otherHours, furtherTimes, ...firm }: Firm,
  labels: Labels = {},
): Firm => {
  const said = (words: string) => translated(labels, words) ?? words
  const ofDays = (label: string | undefined) =>
    label === undefined ? undefined : translated(labels, label)
  return {
    ...firm,
    ...(hours
      ? {
          hours: hours.map(({ label, ...entry }) => {
            const own = ofDays(label)
            return own === undefined ? entry : { ...entry, label: own }
          }),
        }
      : {}),
    ...(otherHours
      ? {
          otherHours: otherHours.map((entry) =>
            entry.label === undefined ? entry : { ...entry, label: said(entry.label) },
          ),
        }
      : {}),
    ...(furtherTimes
      ? {
          furtherTimes: furtherTimes.map((entry) => ({
            ...entry,
            label: said(entry.label),
            value: said(entry.value),
          })),
        }
      : {}),
  }
}

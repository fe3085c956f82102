import type { Writing } from '../../core/kit/Writing.ts'
import { dateParts } from '../../core/model/figures/dateParts.ts'

const halves = ['am', 'pm'] as const

/** `18:00` as people of a country and language write it: `6:00 PM` where the day has twice twelve hours, `18:00` where it has 24. */
export const clock = (time: string, writing: Writing): string => {
  const { times } = writing.language
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const options = times.byPartsOfDay
    ? ({ hour: 'numeric', minute: '2-digit', dayPeriod: 'short' } as const)
    : ({ timeStyle: 'short' } as const)
  const parts = dateParts(Date.UTC(2025, 0, 1, hours, minutes), options, writing)
    .map(({ type, value }) =>
      type === 'dayPeriod' ? (times.halves?.[halves[hours < 12 ? 0 : 1]] ?? value) : value,
    )
    .join('')
    .replace(/\u202f/g, ' ')
  return times.byPartsOfDay ? parts.replace(/^([\d:]+) (.+)$/, '$2 $1') : parts // morning 9:00 is said so in these languages, whatever Unicode's tables hold
}

import type { Writing } from '../../core/kit/Writing.ts'
import { dateText } from '../../core/model/figures/dateParts.ts'

/** An ISO day as people write it: `15 January 2025`. */
export const longDate = (day: string, writing: Writing): string =>
  dateText(
    Date.parse(`${day}T00:00:00Z`),
    { day: 'numeric', month: 'long', year: 'numeric' },
    writing,
  )

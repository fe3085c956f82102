import { dayAt } from '../../../../core/model/site/dayAt.ts'
import { useDocument } from './useStudio.ts'
import { valueAt } from './valueAfter.ts'

/** Today at the office, as year-month-day: by the time zone of the settings, once these have come. */
export const useToday = (): string =>
  dayAt(valueAt(useDocument('pages/_site.json')?.value, ['timeZone']), Date.now())

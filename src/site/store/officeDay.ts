import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Day } from '../../core/model/site/shownOn.ts'
import { isTimeZone } from '../../core/model/site/usableSettings.ts'

/** Settings that can't be read have no time zone: lint tells what is wrong with them. */
const timeZoneAt = (root: string): string => {
  try {
    const settings: unknown = JSON.parse(readFileSync(join(root, 'pages', '_site.json'), 'utf8'))
    const timeZone = (settings as { readonly timeZone?: unknown } | null)?.timeZone // checked next
    return typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : 'UTC'
  } catch {
    return 'UTC'
  }
}

/** Which day it is at the office of a site, by the time zone in its settings; `now` in milliseconds. The Greenwich day where they name none. */
export const officeDay = (root: string, now: number): Day =>
  new Date(now).toLocaleDateString('sv', { timeZone: timeZoneAt(root) })

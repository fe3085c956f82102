import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { officeDayOf } from '../../core/model/site/dayAt.ts'
import type { Day } from '../../core/model/site/shownOn.ts'

const settingsAt = (root: string): string | undefined => {
  try {
    return readFileSync(join(root, 'pages', '_site.json'), 'utf8')
  } catch {
    return undefined // a site without settings is reported by lint
  }
}

/** Which day it is at the office of a site, by the time zone in its settings; `now` in milliseconds. The Greenwich day where they name none. */
export const officeDay = (root: string, now: number): Day => officeDayOf(settingsAt(root), now)

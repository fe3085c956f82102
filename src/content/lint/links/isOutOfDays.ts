import { turnsOf } from '../../../core/model/site/shownOn.ts'
import type { KnownFile } from '../types/file.ts'

/** Whether visitors don't get a page on the day that the site is judged for, because of its days alone. */
export const isOutOfDays = ({ summary: { draft, head } }: KnownFile): boolean =>
  draft && head['draft'] !== true && turnsOf(head).length > 0

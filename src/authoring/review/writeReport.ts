import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../site/store/writeWhole.ts'
import { generator, reportHtml } from './report/reportHtml.ts'
import { summaryMarkdown } from './report/summaryMarkdown.ts'
import type { Review } from './review.ts'

/** The files of a report. */
const names = { report: 'index.html', summary: 'summary.md' } as const

/** Throws where a folder holds a page that no review has written: it would be lost. */
export const checkReportFolder = (dir: string): void => {
  const path = join(dir, names.report)
  if (existsSync(path) && !readFileSync(path, 'utf8').slice(0, 2000).includes(generator))
    throw new Error(
      `${path} is no report of a review, and it stays as it is. Name another folder with --out.`,
    )
}

/** Writes a report and its summary. Gives the report's place. */
export const writeReport = (dir: string, review: Review): string => {
  writeWhole(join(dir, names.summary), summaryMarkdown(review))
  writeWhole(join(dir, names.report), reportHtml(review))
  return join(dir, names.report)
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFileOf } from '../files/cacheFile.ts'
import { readSite } from '../files/readSite.ts'
import { writeWhole } from '../files/writeWhole.ts'
import type { LintKit } from '../lint/LintKit.ts'
import { type NewPage, type NewPageRequest, newPage, ScaffoldProblem } from './newPage.ts'

/** Makes a new page below a site's root folder. Never overwrites. Throws `ScaffoldProblem` as `newPage` does. */
export const writeNewPage = (kit: LintKit, root: string, request: NewPageRequest): NewPage => {
  const cacheFile = cacheFileOf(root)
  const page = newPage(kit, readSite(root), request, cacheFile?.cache)
  cacheFile?.save()
  const target = join(root, page.path)
  if (existsSync(target)) throw new ScaffoldProblem(`${page.path} is there already. Nothing was written.`)
  writeWhole(target, page.text)
  if (page.linked?.line !== undefined) writeWhole(join(root, page.linked.path), page.linked.text)
  return page
}

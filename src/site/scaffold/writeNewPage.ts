import type { LintKit } from '../../content/lint/types/LintKit.ts'
import type { Engine } from '../../core/engine/Engine.ts'
import { cacheFileOf } from '../store/cacheFile.ts'
import { readSite } from '../store/readSite.ts'
import { writeChange } from '../store/writeChange.ts'
import { type NewPage, type NewPageRequest, newPage } from './newPage.ts'

/** Makes a new page below a site's root folder. Never overwrites. Throws `ScaffoldProblem` as `newPage` does. */
export const writeNewPage = (
  kit: LintKit,
  root: string,
  engine: Engine,
  request: NewPageRequest,
): NewPage => {
  const cacheFile = cacheFileOf(root, engine)
  const page = newPage(kit, readSite(root), request, cacheFile?.cache)
  cacheFile?.save()
  writeChange(root, page.applied)
  return page
}

import { fixAll } from '../../content/lint/fixAll.ts'
import type { LintOptions } from '../../content/lint/lint.ts'
import type { Finding } from '../../content/lint/types/finding.ts'
import type { LintKit } from '../../content/lint/types/LintKit.ts'
import type { Sources } from '../../core/document/sources.ts'
import { apply } from '../../core/edits/apply.ts'
import { readerOf } from '../../core/edits/readerOf.ts'
import { sourcesAfter } from '../../core/edits/sourcesAfter.ts'
import { writeChange } from './writeChange.ts'

/** Mends in a site's folder what can be mended safely among the findings that are `wanted`; gives the sources as they are then. Throws as `writeChange` does. */
export const fixSite = (
  kit: LintKit,
  root: string,
  sources: Sources,
  options: LintOptions,
  wanted: (finding: Finding) => boolean,
): Sources => {
  const mended = apply(fixAll(kit, sources, options, wanted), readerOf(sources))
  writeChange(root, mended)
  return sourcesAfter(sources, mended)
}

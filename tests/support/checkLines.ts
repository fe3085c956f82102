import { checkSite } from '../../src/content/contentChecks/checkSite.ts'
import { readDocument } from '../../src/content/lint/project/readDocument.ts'
import type { Edit } from '../../src/content/lint/types/rule.ts'
import type { ChecksDocument } from '../../src/core/document/checks.ts'
import { siteVersion } from '../../src/core/model/history/siteVersion.ts'
import { buildModel } from '../../src/core/model/site/buildModel.ts'
import { standardPageKit } from '../../src/kits/standard/pageKit.ts'
import { drawingOf } from '../../src/site/build/pages/drawing.tsx'
import { withTexts } from './lintTexts.ts'
import { littleSite, today } from './littleSite.ts'

export const checksFile = 'pages/_checks/workshop.json'

/** A document of checks for the little site, as an edit that adds it. */
export const checksOf = (parts: Omit<ChecksDocument, '$schema'>): Edit => ({
  file: checksFile,
  value: { $schema: '../../schema/checks.schema.json', ...parts },
})

/** What the little site's own checks tell after some edits, a line for each: place, message, suggestion. */
export const checkLines = (edits: readonly Edit[]): string[] => {
  const { files, assets } = littleSite(edits)
  const site = buildModel(standardPageKit, { files, assets })
  const checks = files
    .filter(({ path }) => path === checksFile)
    .map(({ path, text }) =>
      readDocument(standardPageKit, path, text, { writtenFor: siteVersion({ files }) }),
    )
  return checkSite(site, checks, drawingOf(site, standardPageKit, today))
    .map(withTexts)
    .map(
      ({ file, line, column, message, suggestion }) =>
        `${file}:${line}:${column} ${message} → ${suggestion}`,
    )
}

import { expect } from 'vitest'
import type { Ground, Plan } from '../../src/content/commands/Ground.ts'
import type { Sources } from '../../src/core/document/sources.ts'
import { apply } from '../../src/core/edits/apply.ts'
import { keyOrderOf } from '../../src/core/edits/keyOrderOf.ts'
import { readerOf } from '../../src/core/edits/readerOf.ts'
import { sourcesAfter } from '../../src/core/edits/sourcesAfter.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { lintSite } from './lintTexts.ts'
import { today } from './littleSite.ts'

export const groundOf = (sources: Sources): Ground => ({
  kit: standardKit,
  sources,
  files: lintSite(standardKit, sources, { today }).files,
})

/** All that a site consists of, to be compared. */
export const texts = ({ files, assets }: Sources) =>
  [...files.map(({ path, text }) => [path, text]), ...assets.map(({ address }) => [address])].sort()

/** The site after an operation, which its inverse takes back to the last byte. */
export const operated = (sources: Sources, operation: (ground: Ground) => Plan): Sources => {
  const { change } = operation(groundOf(sources))
  const applied = apply(change, readerOf(sources), keyOrderOf(standardKit.choices))
  const after = sourcesAfter(sources, applied)
  expect(texts(sourcesAfter(after, apply(applied.inverse, readerOf(after))))).toEqual(
    texts(sources),
  )
  return after
}

const findings = (sources: Sources) => lintSite(standardKit, sources, { today }).findings
export const told = (sources: Sources) =>
  findings(sources).map(({ file, line, message }) => `${file}:${line} ${message}`)
export const errorsIn = (sources: Sources) =>
  findings(sources).flatMap(({ file, line, severity, message }) =>
    severity === 'error' ? [`${file}:${line} ${message}`] : [],
  )
export const valueIn = (sources: Sources, path: string) =>
  JSON.parse(sources.files.find((file) => file.path === path)?.text ?? '{}')

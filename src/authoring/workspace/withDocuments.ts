import { order } from '../../content/lint/findings/order.ts'
import { lintDocuments } from '../../content/lint/project/lintDocuments.ts'
import { isDocumentRule } from '../../content/lint/types/rule.ts'
import { placeOf, type SourceFile } from '../../core/document/sources.ts'
import { buildModel } from '../../core/model/site/buildModel.ts'
import { isGood, type LiveOptions, type LiveSite } from './liveSite.ts'

/** Whether a document stands around the pages of its language, or they are read with it. */
const isAround = (path: string): boolean =>
  ['site', 'language', 'facts', 'dialog'].includes(placeOf(path)?.kind ?? '')
/** Whether there is one such document in a language, however many pages that has. */
const isOnce = (path: string): boolean =>
  path.includes('/_') && (isAround(path) || placeOf(path)?.documentType === 'notFound')

/**
 * A site with other texts of some of its documents, in a moment however many it has: summed up, drawn, and with what is found in them by themselves. What all
 * documents together have amiss is told as it was before, until `relinted` has looked. Undefined where nobody can tell so soon: of what is not among
 * the site's documents yet, and of those that stand around others or that others are read with. Pure.
 */
export const withDocuments = (
  live: LiveSite,
  changed: readonly SourceFile[],
  { kit, origin, today }: LiveOptions,
): LiveSite | undefined => {
  const { site, sources } = live
  const known = new Set(sources.files.map(({ path }) => path))
  if (!site || changed.some(({ path }) => !known.has(path) || isAround(path))) return undefined
  const texts = new Map(changed.map((source) => [source.path, source]))
  const next = {
    ...sources,
    files: sources.files.map((source) => texts.get(source.path) ?? source),
  }
  const linted = lintDocuments(kit, next, changed, today)
  const files = new Map(linted.files.map((file) => [file.path, file]))
  if (linted.files.some(({ summary }) => summary.days.length > 0)) return undefined // by its days it may be no page today
  const good = linted.files.filter(isGood)
  const summaries = new Map(good.map(({ path, summary }) => [path, summary]))
  const texted = new Map([...live.good, ...good.map(({ path, text }) => [path, text] as const)])
  const drawn = [...texted].flatMap(([path, text]) =>
    summaries.has(path) || isOnce(path) ? [{ path, text }] : [],
  )
  const options = {
    drafts: true,
    origin,
    summaries,
    asOf: today,
    pages: site.pages,
    waiting: site.waiting.keys(),
  }
  const { pages, notFound, editions } = buildModel(kit, { files: drawn, assets: [] }, options)
  if (pages.size > site.pages.size) return undefined // its place among the others is not known
  const byItself = new Set(kit.rules.filter(isDocumentRule).map(({ name }) => name))
  const before = live.findings.filter(({ file, rule }) => !texts.has(file) || !byItself.has(rule))
  return {
    ...live,
    sources: next,
    files: live.files.map((file) => files.get(file.path) ?? file),
    findings: [...before, ...linted.findings].sort(order),
    good: texted,
    siteOn: (asOf) =>
      buildModel(
        kit,
        { files: [...texted].map(([path, text]) => ({ path, text })), assets: next.assets },
        { drafts: true, origin, asOf },
      ),
    site: { ...site, pages, notFound, ...(editions ? { editions } : {}) },
  }
}

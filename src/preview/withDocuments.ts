import type { SourceFile } from '../document/sources.ts'
import { order } from '../lint/findings/order.ts'
import { lintDocuments } from '../lint/project/lintDocuments.ts'
import { isShared } from '../lint/project/sharedContext.ts'
import { isDocumentRule } from '../lint/rule.ts'
import { buildModel } from '../model/buildModel.ts'
import { isGood, type LiveOptions, type LiveSite } from './liveSite.ts'

/**
 * A site with other texts of some of its documents, in a moment however many it has: summed up, drawn, and with what is found in them by themselves. What all
 * documents together have amiss is told as it was before, until `relinted` has looked. Undefined where nobody can tell so soon: of what is not among
 * the site's documents yet, of those that all others are read with, and where the site speaks several languages, of which each tells what the others lack. Pure.
 */
export const withDocuments = (live: LiveSite, changed: readonly SourceFile[], { kit, origin, today }: LiveOptions): LiveSite | undefined => {
  const { site, sources } = live
  const known = new Set(sources.files.map(({ path }) => path))
  if (!site || site.editions || site.waiting.size > 0 || changed.some(({ path }) => !known.has(path) || isShared(path))) return undefined
  const texts = new Map(changed.map((source) => [source.path, source]))
  const next = { ...sources, files: sources.files.map((source) => texts.get(source.path) ?? source) }
  const linted = lintDocuments(kit, next, changed, today)
  const files = new Map(linted.files.map((file) => [file.path, file]))
  if (linted.files.some(({ summary }) => summary.days.length > 0)) return undefined // by its days it may be no page today
  const good = linted.files.filter(isGood)
  const summaries = new Map(good.map(({ path, summary }) => [path, summary]))
  const special = next.files.filter(({ path }) => isShared(path))
  const drawn = [...special, ...changed.filter(({ path }) => summaries.has(path))]
  const { pages, notFound } = buildModel(kit, { files: drawn, assets: [] }, { drafts: true, origin, summaries, asOf: today })
  if ([...pages.keys()].some((route) => !site.pages.has(route))) return undefined // its place among the others is not known
  const byItself = new Set(kit.rules.filter(isDocumentRule).map(({ name }) => name))
  const before = live.findings.filter(({ file, rule }) => !texts.has(file) || !byItself.has(rule))
  const texted = new Map([...live.good, ...good.map(({ path, text }) => [path, text] as const)])
  return {
    ...live,
    sources: next,
    files: live.files.map((file) => files.get(file.path) ?? file),
    findings: [...before, ...linted.findings].sort(order),
    good: texted,
    siteOn: (asOf) => buildModel(kit, { files: [...texted].map(([path, text]) => ({ path, text })), assets: next.assets }, { drafts: true, origin, asOf }),
    site: { ...site, pages: new Map([...site.pages, ...pages]), notFound: notFound ?? site.notFound },
  }
}

import { lintSite } from '../../content/lint/lint.ts'
import type { AnalysisCache } from '../../content/lint/project/lintSteps.ts'
import type { KnownFile } from '../../content/lint/types/file.ts'
import type { Finding } from '../../content/lint/types/finding.ts'
import type { LintKit } from '../../content/lint/types/LintKit.ts'
import type { SourceFile, Sources } from '../../core/document/sources.ts'
import type { Site } from '../../core/kit/Site.ts'
import { siteVersion } from '../../core/model/history/siteVersion.ts'
import { buildModel } from '../../core/model/site/buildModel.ts'
import type { Day } from '../../core/model/site/shownOn.ts'

/** A site while somebody writes on it. */
export type LiveSite = {
  readonly sources: Sources
  readonly files: readonly KnownFile[]
  readonly findings: readonly Finding[]
  /** The last text of each document that follows its schema: what the preview draws. */
  readonly good: ReadonlyMap<string, string>
  /** The site of those texts, drafts included; undefined as long as there is no good `_site.json`. */
  readonly site: Site | undefined
  /** The same as it will be, or was, on another day. */
  readonly siteOn: (day: Day) => Site | undefined
  /** Documents that were there before and are missed: as long as lint has errors, they may be why. */
  readonly gone: readonly string[]
}

/** `today`: the day of the office that the site is judged and drawn for. */
export type LiveOptions = {
  readonly kit: LintKit
  readonly cache: AnalysisCache
  readonly origin?: string | undefined
  readonly today: string
}

const missed = (
  files: readonly KnownFile[],
  findings: readonly Finding[],
  before: LiveSite | undefined,
): string[] => {
  if (!before || findings.every(({ severity }) => severity !== 'error')) return []
  const present = new Set(files.map(({ path }) => path))
  return [...new Set([...before.gone, ...before.files.map(({ path }) => path)])].filter(
    (path) => !present.has(path),
  )
}

/** Whether a document can be drawn. */
export const isGood = ({ summary }: KnownFile): boolean => summary.sound && summary.wellFormed

/**
 * Takes up what a site says now. A document that is broken at the moment is drawn from its last good text, which comes
 * from `before`; one that is gone is gone. Pure: the authoring server and the checker page use the same.
 */
export const nextLiveSite = (
  sources: Sources,
  { kit, cache, origin, today }: LiveOptions,
  before?: LiveSite,
): LiveSite => {
  const { findings, files } = lintSite(kit, sources, { cache, today })
  /** Settings for a later schema than the kit's are as good as broken. */
  const isLater = siteVersion(sources) > kit.history.version
  const drawn: SourceFile[] = files.flatMap((file) => {
    const text =
      isGood(file) && !(isLater && file.place?.kind === 'site')
        ? file.text
        : before?.good.get(file.path)
    return text === undefined ? [] : [{ path: file.path, text }]
  })
  const summaries = new Map(files.filter(isGood).map(({ path, summary }) => [path, summary]))
  const ready = drawn.some(({ path }) => path === 'pages/_site.json')
  const siteOn = (asOf: Day) =>
    ready
      ? buildModel(
          kit,
          { files: drawn, assets: sources.assets },
          { drafts: true, origin, summaries, asOf },
        )
      : undefined
  const others = new Map<Day, Site | undefined>()
  return {
    sources,
    files,
    findings,
    gone: missed(files, findings, before),
    good: new Map(drawn.map(({ path, text }) => [path, text])),
    site: siteOn(today),
    siteOn: (day) => {
      if (!others.has(day)) {
        others.clear() // one window looks at one day
        others.set(day, siteOn(day))
      }
      return others.get(day)
    },
  }
}

/** The same site with all that lint finds in it, after documents of it were taken up by themselves (`withDocuments`). Pure. */
export const relinted = (live: LiveSite, { kit, cache, today }: LiveOptions): LiveSite => {
  const { findings, files } = lintSite(kit, live.sources, { cache, today })
  return { ...live, findings, files, gone: missed(files, findings, live) }
}

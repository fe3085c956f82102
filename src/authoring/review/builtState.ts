import type { Finding } from '../../content/lint/types/finding.ts'
import { placeOf } from '../../core/document/sources.ts'
import { type BuildOptions, buildSite } from '../../site/build/buildSite.ts'
import { readRecord } from '../../site/build/write/buildRecord.ts'
import { readManifest, type SiteManifest } from '../../site/store/siteManifest.ts'

/** A state of the site as the present engine builds it. */
export type BuiltState = {
  readonly dir: string
  readonly findings: readonly Finding[]
  /** Documents that can't be drawn. */
  readonly leftOut: readonly string[]
  readonly manifest: Pick<SiteManifest, 'pages' | 'redirects' | 'firm' | 'languages'>
  /** Digests of the built files by their paths. */
  readonly files: Readonly<Record<string, string>>
}

const settingsFile = 'pages/_site.json'

const nothing = { manifest: { pages: {}, redirects: [], firm: '' }, files: {} }

/** Builds a state of the site, whatever lint finds in it; without settings that can be read there is nothing to build. Pages are compressed as little as may be: nobody but the reviewer loads them. */
export const builtState = async (
  options: Pick<BuildOptions, 'kit' | 'root' | 'engine' | 'asOf' | 'progress' | 'tell'>,
  dir: string,
): Promise<BuiltState> => {
  const { ok, lint, leftOut } = await buildSite({
    ...options,
    env: {},
    out: dir,
    quality: 1,
    despiteFindings: true,
    preview: { drafts: false },
  })
  const found = { dir, findings: lint.findings, leftOut }
  if (!ok) return { ...found, leftOut: [...new Set([...leftOut, settingsFile])], ...nothing }
  const record = readRecord(dir)
  const files =
    typeof record === 'object'
      ? Object.fromEntries([...record.disk].map(([path, [digest]]) => [path, digest]))
      : {}
  return { ...found, manifest: readManifest(dir), files }
}

/** Two states without the pages that one of them can't draw: these are neither new nor gone. Of a state without settings nothing is known. */
export const comparable = (
  before: BuiltState,
  after: BuiltState,
): readonly [BuiltState, BuiltState] => {
  const broken = new Set([...before.leftOut, ...after.leftOut])
  const routes = new Set([...broken].map((path) => placeOf(path)?.route))
  const without = (state: BuiltState): BuiltState => {
    const pages = broken.has(settingsFile)
      ? []
      : Object.entries(state.manifest.pages).filter(([route]) => !routes.has(route))
    return {
      ...state,
      manifest: {
        ...state.manifest,
        pages: Object.fromEntries(pages),
        redirects: broken.has(settingsFile) ? [] : state.manifest.redirects,
      },
    }
  }
  return [without(before), without(after)]
}

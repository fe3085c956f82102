import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Result } from '../../content/lint/formats/format.ts'
import { lintSite } from '../../content/lint/lint.ts'
import type { KnownFile } from '../../content/lint/types/file.ts'
import type { LintKit } from '../../content/lint/types/LintKit.ts'
import type { Sources } from '../../core/document/sources.ts'
import type { Engine } from '../../core/engine/Engine.ts'
import type { Progress } from '../../core/engine/Progress.ts'
import type { Site } from '../../core/kit/Site.ts'
import { buildModel } from '../../core/model/site/buildModel.ts'
import type { Day } from '../../core/model/site/shownOn.ts'
import { readOrigin } from '../../core/model/text/readOrigin.ts'
import type { PageKit } from '../../render/ui/PageKit.ts'
import { assetsFileOf } from '../store/assetsFile.ts'
import { cacheFileOf } from '../store/cacheFile.ts'
import { digest } from '../store/digest.ts'
import { readSite } from '../store/readSite.ts'
import { checkDeployment, type Deployment } from './deploy/checkDeployment.ts'
import { faceFolder, siteFaces } from './faces/siteFaces.ts'
import { visitorFiles } from './files/clientFiles.ts'
import { siteFiles } from './files/siteFiles.ts'
import { redirectPages } from './pages/redirectPages.ts'
import { pictureInputs } from './pictures/pictureInputs.ts'
import { pictureFolder } from './pictures/socialPictures.ts'
import { withBuildLock } from './write/buildLock.ts'
import { checkTarget } from './write/checkTarget.ts'
import { qualityFor } from './write/compress.ts'
import { findBuilt } from './write/findBuilt.ts'
import { madeFrom } from './write/madeFrom.ts'
import type { OutputFile } from './write/OutputFile.ts'
import { type OutputOptions, outputFiles } from './write/outputFiles.ts'
import { outputPaths } from './write/outputPaths.ts'
import { targetOf } from './write/targetOf.ts'
import { type Written, writeSite } from './write/writeSite.ts'

export type BuildOptions = {
  readonly kit: PageKit & LintKit
  /** The folder that holds `pages/`. */
  readonly root: string
  /** The folder to write, `dist` below the root by default. */
  readonly out?: string | undefined
  readonly engine: Engine
  /** FORM_ENDPOINT and SITE_ORIGIN. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** The day of the office that the site is built for, as year-month-day. */
  readonly asOf: Day
  /** Brotli's quality, 0 to 11; usually chosen by the size of the site. */
  readonly quality?: number
  /** For a build that is to be deployed: what it must have. */
  readonly deployment?: Deployment | undefined
  /** Reads every file that is to be kept, instead of going by its size and time. */
  readonly verify?: boolean
  /** Documents that don't follow their schemas are left out, and findings keep nothing from being built: for those who look at a site, never for its visitors. */
  readonly despiteFindings?: boolean
  /** For reviewers: not listed by robots, forms that send nothing, without what is made for search engines and messengers; with drafts where these are asked for. */
  readonly preview?: { readonly drafts: boolean } | undefined
  /** Takes lines for the person who waits. */
  readonly tell?: (line: string) => void
  /** Is told how far the work is. */
  readonly progress?: Progress | undefined
}

export type BuildResult = {
  readonly ok: boolean
  readonly lint: Omit<Result, 'color'>
  readonly pages: number
  /** The day that it was built for. */
  readonly asOf: Day
  /** Documents that were left out. */
  readonly leftOut: readonly string[]
  readonly out: string
  readonly ms: number
  /** Files written and left as they were. */
  readonly changes: Written
}

/** The sources of a site with what lint knows of them, and what it has kept. */
const checkSources = ({ kit, root, engine, asOf, progress, despiteFindings }: BuildOptions) => {
  const assetsFile = assetsFileOf(root, engine)
  const read = readSite(root, { lazy: true, before: assetsFile.before })
  assetsFile.save(read.assets)
  const cacheFile = cacheFileOf(root, engine)
  const { findings, files } = lintSite(kit, read, {
    today: asOf,
    onlyToday: true,
    cache: cacheFile?.cache,
    progress,
  })
  cacheFile?.save()
  const leftOut = despiteFindings
    ? files.flatMap(({ path, summary }) => (summary.sound && summary.wellFormed ? [] : [path]))
    : []
  const sources: Sources =
    leftOut.length === 0
      ? read
      : { ...read, files: read.files.filter(({ path }) => !leftOut.includes(path)) }
  const isStopped = despiteFindings
    ? !sources.files.some(({ path }) => path === 'pages/_site.json')
    : findings.some(({ severity }) => severity === 'error')
  const documents = new Map(read.files.map((file) => [file.path, file]))
  const checked = {
    files: [...documents.keys()],
    findings,
    textOf: (file: string) => documents.get(file)?.text,
  }
  return { sources, files, checked, leftOut, isStopped, digestOf: cacheFile?.digestOf }
}

/** The model of a site that is built, with its faces cut to the characters in use. */
const siteToBuild = async (
  { kit, engine, env, asOf, preview }: BuildOptions,
  sources: Sources,
  files: readonly KnownFile[],
): Promise<Site> => {
  const model = buildModel(kit, sources, {
    asOf,
    origin: readOrigin('SITE_ORIGIN', env['SITE_ORIGIN']),
    drafts: preview?.drafts ?? false,
    isPreview: preview !== undefined,
    summaries: new Map(files.map(({ path, summary }) => [path, summary])),
  })
  const faces = await siteFaces(model, {
    signs: new Set(files.flatMap(({ summary }) => summary.signs)),
    cache: faceFolder(engine),
  })
  return faces ? { ...model, faces } : model
}

/**
 * The digest of what all pages are made from. The client's files carry hashes of the engine; blocks and styles of the server's side change the engine's own
 * stamp.
 */
const baseOf = (
  { engine, preview, asOf }: BuildOptions,
  site: Site,
  { client, formEndpoint, readAsset }: Pick<OutputOptions, 'client' | 'formEndpoint' | 'readAsset'>,
  quality: number,
): string =>
  digest(
    engine.stamp,
    ...pictureInputs(site, readAsset),
    JSON.stringify([
      site.settings,
      site.words,
      site.editions?.map(({ settings, words, foreign }) => [settings, words, [...foreign]]),
      [...site.assets],
      [...(site.faces?.values() ?? [])].map(({ address }) => address),
      Object.keys(site.settings.forms),
      client.scripts,
      client.imports,
      formEndpoint,
      preview ?? null,
      asOf,
      quality,
    ]),
  )

/**
 * Checks a site and writes it as static files. Nothing is written when lint finds an error. Pages
 * whose document and everything they were made from are as in the last build are kept. Throws where the program itself fails.
 */
export const buildSite = async (options: BuildOptions): Promise<BuildResult> => {
  const { kit, root, engine, env, asOf, deployment, verify = false, progress, preview } = options
  const { out = join(root, 'dist'), tell = () => {} } = options
  const started = performance.now()
  const target = targetOf(out, root)
  const { sources, files, checked, leftOut, isStopped, digestOf } = checkSources(options)
  const done = (ok: boolean, pages: number): BuildResult => ({
    ok,
    lint: checked,
    pages,
    asOf,
    leftOut,
    out: resolve(out),
    ms: performance.now() - started,
    changes: { written: 0, unchanged: 0, removed: 0, mended: [], left: [] },
  })
  if (isStopped) return done(false, 0)
  const site = await siteToBuild(options, sources, files)
  const client = visitorFiles(engine, kit)
  const formEndpoint = preview ? '' : (readOrigin('FORM_ENDPOINT', env['FORM_ENDPOINT']) ?? '')
  if (deployment) checkDeployment(deployment, site.settings, formEndpoint)
  const quality = options.quality ?? qualityFor(site.pages.size)
  const readAsset = (path: string) => readFileSync(join(root, path))
  const made = { client, formEndpoint, readAsset }
  const base = baseOf(options, site, made, quality)
  const write = (): Promise<Written> => {
    const found = findBuilt({ target, base, verify, tell })
    const from = madeFrom(site, { before: found.before, digestOf })
    const output: OutputOptions = { ...made, kit, today: asOf, before: found.before, progress }
    const written = allFiles(
      site,
      outputFiles(site, output, from),
      siteFiles(site, { ...output, root, pictures: pictureFolder(engine), made: from }),
    )
    return writeSite({
      target,
      found,
      quality,
      files: written,
      record: (disk) => ({ base, ...from, disk }),
    })
  }
  const changes = await withBuildLock(target, tell, () => checkTarget(target), write)
  return { ...done(true, site.pages.size), changes }
}

/**
 * Pages first: while they are compressed in threads of their own, pictures are laid out here. Old addresses last: they get what is left.
 */
async function* allFiles(
  site: Site,
  pages: Iterable<OutputFile>,
  further: AsyncIterable<OutputFile>,
): AsyncGenerator<OutputFile> {
  const paths = outputPaths()
  for (const file of pages) {
    paths.claim(file.path)
    yield file
  }
  for await (const file of further) {
    paths.claim(file.path)
    yield file
  }
  yield* redirectPages(site, paths)
}

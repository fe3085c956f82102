import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readSite } from '../files/readSite.ts'
import { writeWhole } from '../files/writeWhole.ts'
import type { Result } from '../lint/formats/format.ts'
import { lint } from '../lint/lint.ts'
import { buildModel, type Site } from '../model/buildModel.ts'
import { clientFiles } from './clientFiles.ts'
import { compress, qualityFor } from './compress.ts'
import { outputFiles, type OutputFile } from './outputFiles.ts'

export type BuildOptions = {
  /** The folder that holds `pages/`. */
  readonly root: string
  /** The folder to write, `dist` below the root by default. */
  readonly out?: string | undefined
  /** FORM_ENDPOINT and SITE_ORIGIN. */
  readonly env?: Readonly<Record<string, string | undefined>>
}

export type BuildResult = { readonly ok: boolean; readonly lint: Omit<Result, 'color'>; readonly pages: number; readonly out: string; readonly ms: number }

/**
 * Checks a site and writes it as static files. Nothing is written when lint finds an error. The folder is written
 * beside its place and renamed, so that a server never sees half of a site. Throws where the program itself fails.
 */
export const buildSite = async ({ root, out = join(root, 'dist'), env = process.env }: BuildOptions): Promise<BuildResult> => {
  const started = performance.now()
  const sources = readSite(root)
  const findings = lint(sources)
  const target = resolve(out)
  const texts = new Map(sources.files.map(({ path, text }) => [path, text]))
  const checked = { files: sources.files.map(({ path }) => path), findings, textOf: (file: string) => texts.get(file) }
  const done = (ok: boolean, pages: number): BuildResult => ({ ok, lint: checked, pages, out: target, ms: performance.now() - started })
  if (findings.some(({ severity }) => severity === 'error')) return done(false, 0)
  const site: Site = buildModel(sources, { origin: env['SITE_ORIGIN'] || undefined })
  const files = outputFiles(site, { client: clientFiles(), formEndpoint: env['FORM_ENDPOINT'] ?? '', readAsset: (path) => readFileSync(join(root, path)) })
  await writeFolder(target, files)
  return done(true, site.pages.size)
}

const writeFolder = async (target: string, files: Iterable<OutputFile>): Promise<void> => {
  const beside = `${target}.${process.pid}.part`
  rmSync(beside, { recursive: true, force: true })
  mkdirSync(beside, { recursive: true })
  try {
    const all = [...files]
    const quality = qualityFor(all.reduce((sum, { content }) => sum + content.length, 0))
    await Promise.all(
      all.map(async ({ path, content }) => {
        const compressed = path.startsWith('.broadsheet/') ? [] : await compress(path, content, quality)
        for (const [name, data] of [[path, content] as const, ...compressed]) writeWhole(join(beside, name), data)
      }),
    )
    swap(target, beside)
  } catch (error) {
    rmSync(beside, { recursive: true, force: true })
    throw error
  }
}

/** Puts the new folder in the old one's place in two renames; the old one is removed last. */
const swap = (target: string, beside: string): void => {
  const old = `${target}.${process.pid}.old`
  mkdirSync(dirname(target), { recursive: true })
  if (existsSync(target)) renameSync(target, old)
  renameSync(beside, target)
  rmSync(old, { recursive: true, force: true })
}

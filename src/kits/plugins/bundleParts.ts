import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { ownWords } from '../../content/lint/messages/ownWords.ts'
import { clientFolder, pathOf } from '../../core/document/addresses.ts'
import type { Bundler } from './bundler.ts'
import type { FoundPart } from './findParts.ts'
import { givenPlugin } from './givenPlugin.ts'
import { PartProblem, partFinding } from './PartProblem.ts'
import { fieldsEntry, partsEntry } from './partsEntry.ts'

const entry = 'virtual:own-parts'

/** A module made of text. */
const textPlugin = (text: string): Plugin => ({
  name: 'broadsheet-own-parts',
  resolveId: (source) => (source === entry ? `\0${entry}` : undefined),
  load: (id) => (id === `\0${entry}` ? text : undefined),
})

/** `own-price-items` for `.items` in blocks/price: no name of ours begins so. */
const scopedName = (name: string, file: string) => `own-${basename(dirname(file))}-${name}`

const commonOf = (root: string, plugins: readonly Plugin[]): InlineConfig => ({
  root,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'silent',
  mode: 'production',
  plugins: [...plugins],
  oxc: { jsx: { runtime: 'automatic', development: false } }, // whatever NODE_ENV says
  css: { modules: { generateScopedName: scopedName } },
})

/** What the bundler complains of, by the place in the part's file. */
const problemOf = (error: unknown): PartProblem => {
  const { message, loc, id } = error as {
    message: string
    loc?: { file?: string; line: number; column: number }
    id?: string
  } // an error of the bundler's
  const plain = message.replace(/\u001b\[[\d;]*m/g, '')
  const [, place, line, column] = /([^\s[]+\.(?:[jt]sx?|css|json)):(\d+):(\d+)/.exec(plain) ?? []
  const file =
    /(?:blocks|fields|rules)\/[\w./-]+/.exec(loc?.file ?? place ?? id ?? '')?.[0] ?? 'blocks'
  const said =
    plain
      .split('\n')
      .find((words) => words.trim() !== '' && !/^Build failed|^\s*at /.test(words)) ?? plain
  return new PartProblem([
    partFinding(
      file,
      ownWords(said.replace(/^\s*\[[^\]]*\]\s*/, '').trim()),
      undefined,
      Number(loc?.line ?? line ?? 1),
      Number(loc?.column ?? column ?? 0) + (loc ? 1 : 0),
    ),
  ])
}

/** Scripts of parts that act in the browser, as ours: `behaviour.ts`, `behaviour.<part>.ts`. */
const behavioursOf = (parts: readonly FoundPart[]): string[] =>
  parts.flatMap(({ kind, files }) =>
    kind === 'block' ? files.filter((file) => /\/behaviour(\.\w+)?\.[jt]s$/.test(file)) : [],
  )

/** What the script of own fields begins with. */
const fieldsFile = 'fields.js'

/** Lets the manifest call that script by a name that says nothing of where it was made. */
const nameFields = (path: string): void => {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { isEntry?: boolean }> // the bundler wrote it
  const renamed = Object.entries(manifest).map(([key, entry]) => [
    entry.isEntry && key.endsWith(`/${fieldsFile}`) ? 'own/fields' : key,
    entry,
  ])
  writeFileSync(path, JSON.stringify(Object.fromEntries(renamed)))
}

const buildBoth = async (
  { build }: Bundler,
  root: string,
  parts: readonly FoundPart[],
  folder: string,
): Promise<void> => {
  const common = commonOf(root, [givenPlugin(), textPlugin(partsEntry(root, parts))])
  const output = { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' }
  await build({
    ...common,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      sourcemap: 'inline',
      outDir: join(folder, 'node'),
      emptyOutDir: false,
      rolldownOptions: { input: { parts: entry }, output },
    },
  })
  const behaviours = behavioursOf(parts)
  const hasFields = parts.some(({ kind }) => kind === 'field')
  if (behaviours.length === 0 && !hasFields) return
  const fields = join(folder, fieldsFile)
  if (hasFields) writeFileSync(fields, fieldsEntry(root, parts))
  const input = [...behaviours, ...(hasFields ? [fields] : [])]
  const names = (ending: string) => `${pathOf(clientFolder)}own.[name].[hash]${ending}`
  await build({
    ...common,
    build: {
      manifest: 'manifest.json',
      assetsDir: pathOf(clientFolder),
      modulePreload: false,
      outDir: join(folder, 'client'),
      emptyOutDir: false,
      rolldownOptions: {
        preserveEntrySignatures: 'exports-only',
        treeshake: { propertyReadSideEffects: false }, // what is given and not used goes
        input,
        output: {
          entryFileNames: names('.js'),
          chunkFileNames: names('.js'),
          assetFileNames: names('[extname]'),
        },
      },
    },
  })
  nameFields(join(folder, 'client/manifest.json'))
}

type BundleTarget = {
  readonly folder: string
  /** Whether the files are still those that were found. */
  readonly isSame: () => boolean
}

/**
 * Bundles a site's parts into a folder: `node/parts.mjs`, and `client/` where they have scripts for visitors. Throws `PartProblem` where a file of theirs is wrong.
 * False, and nothing is kept, where files changed meanwhile.
 */
export const bundleParts = async (
  bundler: Bundler,
  root: string,
  parts: readonly FoundPart[],
  { folder, isSame }: BundleTarget,
): Promise<boolean> => {
  const beside = `${folder}.${process.pid}.part`
  try {
    mkdirSync(beside, { recursive: true })
    await buildBoth(bundler, root, parts, beside)
    writeFileSync(join(beside, 'package.json'), '{"type":"module"}\n')
    if (!isSame()) return false
    rmSync(folder, { recursive: true, force: true })
    renameSync(beside, folder)
    return true
  } catch (error) {
    if (!isSame()) return false
    throw problemOf(error)
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}

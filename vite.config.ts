import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { validatorsPlugin } from './src/content/lint/schema/validatorsPlugin.ts'
import { clientFolder, pathOf } from './src/core/document/addresses.ts'
import { choicesOf } from './src/core/kit/choices.ts'
import * as blocks from './src/render/blocks/registry.ts'
import * as fields from './src/render/fields/registry.ts'
import { compiledScripts } from './src/site/build/scripts/compiledScripts.ts'
import { pureTests } from './tests/support/pureTests.ts'
import { SlowFirst, slow } from './tests/support/SlowFirst.ts'

const blocksFolder = new URL('src/render/blocks/', import.meta.url)

/** The classes in the sheets of the blocks, each with its folder: `hero actions` for `.actions` in blocks/hero/Hero.module.css. */
const blockClasses = (): string[] => {
  const names = readdirSync(blocksFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .flatMap((path) =>
      (readFileSync(new URL(path, blocksFolder), 'utf8').match(/\.[a-z][\w-]*/gi) ?? []).map(
        (name) => `${basename(dirname(path))} ${name.slice(1)}`,
      ),
    )
  return [...new Set(names)].sort()
}

const shortClasses = new Map(
  blockClasses().map((name, index) => [name, (index + 360).toString(36)] as const),
)

/** Two characters for a class of a block, the same in every build: each page spends bytes on these names, and nothing else refers to them. */
const scopedName = (name: string, file: string) =>
  shortClasses.get(`${basename(dirname(file))} ${name}`) ?? `${basename(dirname(file))}-${name}`

/** Scripts of blocks that act in the browser: `behaviour.ts` is loaded where its block stands, `behaviour.<part>.ts` when the block asks for it. */
const behaviours = () =>
  readdirSync(blocksFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\/behaviour(\.(?!test)\w+)?\.ts$/.test(path))
    .map((path) => `src/render/blocks/${path}`)

const clientPath = pathOf(clientFolder)

/** Vite wraps every dynamic import to load styles along with it. Ours have none, and the wrapper weighs more than the loader itself. */
const plainImports = () => ({
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: (id: string) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
})

/** What is left of that wrapper would be a file of its own, which a visitor's first page waits for before its loader runs: each script has it within. */
const withinScripts = () => ({
  name: 'within-scripts',
  renderChunk: (code: string) => {
    const own = code
      .replace(
        /^import \{ \w+ as __vitePreload \} from "[^"]*";$/m,
        'const __vitePreload = (load) => load();',
      )
      .replace(/__vitePreload\(\(\) => (.*?), ?(?:__VITE_PRELOAD__|\[\])\)/g, '$1')
    return own === code ? null : { code: own, map: null }
  },
  generateBundle: (_options: unknown, bundle: Record<string, { readonly code?: string }>) => {
    const isNamed = (name: string) =>
      Object.values(bundle).some(({ code }) => code?.includes(basename(name)))
    for (const name of Object.keys(bundle))
      if (name.startsWith(`${clientPath}preload-helper.`) && !isNamed(name)) delete bundle[name]
  },
})

const commands = readdirSync(new URL('scripts', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
  .filter((name) => name !== 'dev')

/** Programs that are given away, by the mode that bundles them: scripts/package/pack.mjs and vsix.mjs. */
const packages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  package: { broadsheet: 'scripts/package/broadsheet.ts' },
  studio: { dev: 'scripts/dev.ts' },
  vscode: { extension: 'src/authoring/vscode/extension.ts' },
  'vscode-server': { vscodeServer: 'scripts/package/vscodeServer.ts' },
}

/** What authors' browsers load, apart from visitors' files, which therefore don't grow. */
const authoring = {
  manifest: 'manifest.json',
  assetsDir: 'assets',
  chunkSizeWarningLimit: 2000,
  cssTarget: 'esnext', // as the engine has it: the checker draws pages with the very style that the build writes
  modulePreload: false as const,
  rolldownOptions: {
    input: ['src/authoring/workspace/entries', 'src/authoring/studio/entries'].flatMap((folder) =>
      readdirSync(new URL(folder, import.meta.url)).map((file) => `${folder}/${file}`),
    ),
  },
}

/** What visitors' browsers load. */
const client = {
  manifest: 'manifest.json',
  assetsDir: clientPath,
  modulePreload: false as const,
  cssCodeSplit: true,
  assetsInlineLimit: 0,
  rolldownOptions: {
    preserveEntrySignatures: 'exports-only' as const, // what is loaded by address is called by name
    input: [
      ...readdirSync(new URL('src/render/browser/entries', import.meta.url)).map(
        (file) => `src/render/browser/entries/${file}`,
      ),
      ...behaviours(),
    ],
    output: {
      entryFileNames: `${clientPath}[name].[hash].js`,
      chunkFileNames: `${clientPath}[name].[hash].js`,
      assetFileNames: `${clientPath}[name].[hash][extname]`,
    },
  },
}

/** The commands for Node, or a program that is given away. */
const commandsIn = (mode: string) => ({
  ssr: true,
  target: 'node20',
  minify: false,
  cssMinify: true,
  rolldownOptions: {
    input:
      packages[mode] ?? Object.fromEntries(commands.map((name) => [name, `scripts/${name}.ts`])),
    output:
      mode === 'studio' // V8 keeps what it has compiled of such a script alone: see scripts/loadCompiled.mjs
        ? {
            format: 'cjs' as const,
            entryFileNames: '[name].cjs',
            chunkFileNames: 'chunks/[name].cjs',
          }
        : { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
  },
})

/** Files that a run leaves out: a project knows nothing of Vitest's own `--exclude`. */
const withoutFiles = process.env['WITHOUT_FILES']?.split(',') ?? []

/**
 * Unit tests in two projects. Those that start no process share their workers: each loads the kit and the
 * validators once. All others have a process of their own, four at a time: they wait more than they compute.
 */
const unitProjects = (mode: string) => {
  if (mode !== 'test') return []
  const pure = pureTests()
  const isQuick = Boolean(process.env['QUICK']) // while somebody works: without the files that take long
  return [
    {
      extends: true as const,
      test: {
        name: 'pure',
        include: isQuick ? pure.filter((path) => !slow.test(path)) : pure,
        pool: 'threads' as const,
        isolate: false,
        maxWorkers: 2,
        sequence: { groupOrder: 0 },
      },
    },
    {
      extends: true as const,
      test: {
        name: 'processes',
        include: ['{src,bench,tests}/**/*.test.{ts,tsx}'],
        exclude: ['**/node_modules/**', ...pure, ...withoutFiles],
        maxWorkers: 4,
        sequence: { groupOrder: 1 },
      },
    },
  ]
}

/**
 * Four builds, all started by scripts/run.mjs: `--mode engine` bundles the commands for Node, `--mode studio`
 * `dev` among them by itself, `--mode client` what visitors' browsers load, `--mode authoring` what authors' do. None depends on any site: pages are data. For a package,
 * `--mode package` takes the place of the first (scripts/package/pack.mjs).
 */
export default defineConfig(({ mode }) => ({
  base: mode === 'authoring' ? './' : '/',
  // Bundled into the engine: a command then loads one file for it instead of many. Of the last, Node would take a form without named exports.
  ssr: {
    noExternal: [
      'react-router-dom',
      'react-router',
      /^vscode-(json-languageservice|languageserver-types|languageserver-textdocument|uri)$/,
      '@vscode/l10n',
    ],
  },
  plugins: [
    react(),
    validatorsPlugin(choicesOf({ blocks, fields })),
    compiledScripts(),
    plainImports(),
    ...(mode === 'client' ? [withinScripts()] : []),
  ],
  css: { modules: { generateScopedName: scopedName } },
  publicDir: false as const,
  build: mode === 'client' ? client : mode === 'authoring' ? authoring : commandsIn(mode),
  test: {
    // `--mode e2e` runs what needs a browser, against the built and served site.
    ...(mode === 'e2e'
      ? { include: ['e2e/**/*.e2e.ts'], exclude: ['**/node_modules/**', ...withoutFiles] }
      : { projects: unitProjects(mode) }),
    globalSetup: mode === 'e2e' ? ['e2e/support/globalSetup.ts'] : ['tests/support/engine.ts'],
    // Two cores and four files at work: many tests wait for a moment of a server's, a process's or a timer's, and leave their core to another file meanwhile.
    // A browser is many processes by itself: with four of them the same tests took a third longer than with two, and each of them more than twice as long.
    maxWorkers: mode === 'e2e' ? 2 : 4,
    maxConcurrency: 2,
    sequence: { sequencer: SlowFirst },
    // Style sheets are data here: the colours of a theme are checked, and pages are compared with the whole sheet. Classes are named as in the built site.
    css: { include: /.+/, modules: { classNameStrategy: 'scoped' } },
    testTimeout: process.env['LONG'] ? 600_000 : 60_000, // full counts are many times the usual ones
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } }, // a busy machine takes its time; what never comes still fails
  },
}))

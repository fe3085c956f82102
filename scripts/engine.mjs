/**
 * Node 20 runs no TypeScript, so the commands run from a bundle that Vite makes of `scripts/`, `src/` and `bench/`, and keeps
 * in `node_modules/.cache/broadsheet/<stamp>/` for as long as no source changes. The stamp is over path, size and
 * time of every source file, and the version of Node: a few milliseconds.
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules', '.cache', 'broadsheet')

const stampOf = () => {
  const hash = createHash('sha1').update(process.version) // rules ask Node what languages, units and currencies there are
  const add = (/** @type {string} */ path) => {
    const { mtimeMs, size } = statSync(path)
    hash.update(`${path}:${size}:${mtimeMs}\n`)
  }
  const walk = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = join(folder, entry.name)
      if (entry.name === 'node_modules' || entry.name === 'results') continue // of the bench
      if (entry.isDirectory()) walk(path)
      else if (!/\.test\.tsx?$/.test(entry.name)) add(path)
    }
  }
  for (const folder of ['src', 'scripts', 'bench']) walk(join(root, folder))
  for (const file of ['vite.config.ts', 'package-lock.json']) add(join(root, file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Builds for those who use it: under a test runner React would be the one for its developers, twice as slow, and the bundle is kept for everybody.
 * @param {import('vite').InlineConfig} config
 */
const bundle = async (config) => {
  const { build } = await import('vite')
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = 'production'
  await build(config)
  if (NODE_ENV !== undefined) process.env['NODE_ENV'] = NODE_ENV
}

/**
 * The folder with the bundled commands (`server/<command>.js`) and the visitors' files (`client/`), made first if need be.
 * Errors: throws what Vite reports. `say` takes a line for the person who waits.
 * @param {(line: string) => void} [say]
 * @returns {Promise<string>}
 */
export const engine = async (say = () => {}) => {
  const folder = join(cache, stampOf())
  if (existsSync(folder)) return folder
  say('Bundling the commands, as after each change of their source …')
  const beside = `${folder}.${process.pid}.part`
  mkdirSync(beside, { recursive: true })
  const options = {
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: /** @type {const} */ ('error'),
  }
  await bundle({
    ...options,
    mode: 'engine',
    build: { outDir: join(beside, 'server'), emptyOutDir: false },
  })
  await bundle({
    ...options,
    mode: 'client',
    build: { outDir: join(beside, 'client'), emptyOutDir: false },
  })
  writeFileSync(join(beside, 'package.json'), '{"type":"module"}\n')
  try {
    renameSync(beside, folder)
  } catch (error) {
    rmSync(beside, { recursive: true, force: true })
    if (!existsSync(folder)) throw error // another process was faster: its bundle is the same
  }
  removeOld(folder)
  return folder
}

/**
 * A part of the engine that not all commands need, made the first time that one asks for it.
 * @param {string} folder what `engine` gave
 * @param {string} mode which one: a mode of vite.config.ts
 * @param {import('vite').InlineConfig} [more]
 */
const further = async (folder, mode, more) => {
  const made = join(folder, mode)
  if (existsSync(made)) return made
  const beside = `${made}.${process.pid}.part`
  try {
    await bundle({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      mode,
      build: { outDir: beside, emptyOutDir: false },
      ...more,
    })
    renameSync(beside, made)
  } catch (error) {
    rmSync(beside, { recursive: true, force: true })
    if (!existsSync(made)) throw error // as above
  }
  return made
}

/** The files that authors' browsers load: visitors' pages need none. @param {string} folder what `engine` gave */
export const authoring = (folder) => further(folder, 'authoring')

/**
 * The studio's command with all that it imports in one script, so that Node looks for no modules and compiles nothing anew. @param {string} folder what `engine` gave
 */
export const studio = async (folder) => {
  const { dependencies } = /** @type {typeof import('../package.json')} */ (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  )
  const outside = Object.keys(dependencies)
  return further(folder, 'studio', {
    plugins: [(await import('./outsideImports.mjs')).outsideImports(outside)],
    ssr: { noExternal: true, external: outside },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
}

/** Keeps the newest few bundles; one of them may be in use by a server that runs on. */
const removeOld = (/** @type {string} */ current) => {
  const bundles = readdirSync(cache)
    .map((name) => join(cache, name))
    .filter((path) => path !== current && statSync(path).isDirectory() && !path.endsWith('.part'))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  const hourAgo = Date.now() - 3_600_000 // a test run or a build may still be at work with a younger one
  for (const path of bundles.slice(5))
    if (statSync(path).mtimeMs < hourAgo) rmSync(path, { recursive: true, force: true })
}

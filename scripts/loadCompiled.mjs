/**
 * Loads a bundled script with what V8 has compiled of it when it ran before: to read seven megabytes of source takes longer than all that a server does until
 * it listens. Node 20 keeps nothing of that by itself, and V8 gives it for classic scripts alone; so the bundle is in CommonJS, and imports from outside of itself
 * by a function that is given to it (outsideImports.mjs).
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import vm from 'node:vm'

/** How long after it was loaded what was compiled is kept, in milliseconds: what a start needs has run by then, and nobody waits. */
const rest = 5000

/** The name by which a bundle calls it. */
export const outsideImport = 'importOutside'
/** What is imported by name stands in our own packages; all else is named by its address. */
const importOutside = (/** @type {string} */ name) => import(name)

/** @typedef {{ readonly file: string, readonly script: vm.Script }} Compiled */

/** What V8 compiled of a script lies beside it. */
const cacheOf = (/** @type {string} */ file) => `${file}.v8`

/**
 * Compiles a script, from what is kept where that is of this very V8.
 * @param {string} file
 * @returns {{ readonly script: vm.Script, readonly isKept: boolean }}
 */
const compile = (file) => {
  const kept = existsSync(cacheOf(file)) ? readFileSync(cacheOf(file)) : undefined
  const script = new vm.Script(
    `(function (exports, require, module, __filename, __dirname, ${outsideImport}) {${readFileSync(file, 'utf8')}\n})`,
    {
      filename: file,
      ...(kept ? { cachedData: kept } : {}),
    },
  )
  return { script, isKept: kept !== undefined && script.cachedDataRejected === false }
}

/** Keeps what was compiled until now, with the functions that have run. What can't be kept is compiled again. */
const keep = (/** @type {Compiled} */ { file, script }) => {
  const beside = `${cacheOf(file)}.${process.pid}`
  try {
    writeFileSync(beside, script.createCachedData())
    renameSync(beside, cacheOf(file))
  } catch {
    // a folder that is not ours to write in
  }
}

/** Keeps them once the program has begun, or when it ends before. @param {Compiled[]} fresh */
const keepSoon = (fresh) => {
  const all = () => {
    for (const compiled of fresh.splice(0)) keep(compiled)
  }
  setTimeout(all, rest).unref()
  process.once('exit', all)
}

/**
 * Runs a bundled CommonJS script and gives what it exports. Errors: throws what it throws.
 * @param {string} main
 */
export const loadCompiled = (main) => {
  /** @type {Compiled[]} */
  const fresh = []
  /** @type {Map<string, { exports: any }>} scripts that ran: what they export is theirs to know */
  const loaded = new Map()
  const load = (/** @type {string} */ file) => {
    const known = loaded.get(file)
    if (known) return known.exports
    const module = { exports: {} }
    loaded.set(file, module)
    const { script, isKept } = compile(file)
    if (!isKept) fresh.push({ file, script })
    const outside = createRequire(file)
    const require = (/** @type {string} */ name) =>
      name.startsWith('.') ? load(join(dirname(file), name)) : outside(name)
    script.runInThisContext()(module.exports, require, module, file, dirname(file), importOutside)
    return module.exports
  }
  const exported = load(main)
  if (fresh.length > 0) keepSoon(fresh)
  return exported
}

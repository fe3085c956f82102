import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** Modules that start processes, threads or servers, or that talk to one. */
const heavy =
  /^node:(?:child_process|cluster|dgram|http|https|net|worker_threads)$|^(?:@libsql\/client|fastify|nodemailer|pg|playwright|selenium-webdriver|vite|ws)(?:\/|$)/

const imported =
  /(?:import|export)[^'";]*? from '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm

const known = new Map<string, readonly string[]>()

/** What a file imports, by the words in its source. */
const importsOf = (file: string): readonly string[] => {
  const before = known.get(file)
  if (before) return before
  const found = [...readFileSync(file, 'utf8').matchAll(imported)].map(
    ([, plain, dynamic, bare]) => plain ?? dynamic ?? bare ?? '',
  )
  known.set(file, found)
  return found
}

const resolved = (from: string, name: string): string | undefined => {
  const path = posix.join(posix.dirname(from), name.replace(/\?.*/, ''))
  return /\.(?:tsx?|mjs)$/.test(path) && existsSync(path) ? path : undefined
}

/** Whether nothing that a test imports, however far away, starts a process or a server. */
const isPure = (test: string): boolean => {
  const seen = new Set([test])
  for (const file of seen)
    for (const name of importsOf(file)) {
      if (heavy.test(name)) return false
      const path = name.startsWith('.') ? resolved(file, name) : undefined
      if (path !== undefined) seen.add(path)
    }
  return true
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => !path.includes('node_modules/'))

/**
 * The files of tests that share their worker with others: they start no process, so one worker loads
 * the kit, the validators and React once for all of them.
 */
export const pureTests = (): string[] =>
  ['src', 'bench', 'tests']
    .flatMap(filesBelow)
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter(isPure)

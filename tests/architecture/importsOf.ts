import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** One import between two files of the project, by their paths from its root. */
export type Import = { readonly from: string; readonly to: string; readonly isType: boolean }

const pattern =
  /^\s*(?:import|export)( type)? (?:[^'";]*? from )?'(\.[^'?]+)|\bimport\('(\.[^'?]+)[^']*'\)/gm

export const importsIn = (from: string, text: string): Import[] =>
  [...text.matchAll(pattern)].map(([, type, plain, dynamic]) => ({
    from,
    to: posix.normalize(posix.join(posix.dirname(from), plain ?? dynamic ?? '')),
    isType: type !== undefined,
  }))

/** Sources below a folder, without tests and without the packages that the bench compares with. */
export const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/\.(test|table)\.tsx?$/.test(path))
    .filter((path) => !/(^|\/)node_modules\/|^bench\/peers\/[^/]+\//.test(path))

export const importsOf = (paths: readonly string[]): Import[] =>
  paths.flatMap((path) => importsIn(path, readFileSync(path, 'utf8')))

/** The import cycles among names, each as the names in it. Type imports count like any other. */
export const cyclesIn = (imports: readonly Pick<Import, 'from' | 'to'>[]): string[] => {
  const targets = new Map<string, Set<string>>()
  for (const { from, to } of imports)
    if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to))
  const done = new Set<string>()
  const found: string[] = []
  const visit = (name: string, way: readonly string[]): void => {
    if (way.includes(name)) found.push([...way.slice(way.indexOf(name)), name].join(' → '))
    if (way.includes(name) || done.has(name)) return
    for (const next of targets.get(name) ?? []) visit(next, [...way, name])
    done.add(name)
  }
  for (const name of targets.keys()) visit(name, [])
  return found
}

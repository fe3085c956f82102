import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * The house from its ground up: each folder of src/ on its floor, with why it stands there. An import leads to a floor
 * below, so that no two folders import each other, and what stands below can be used without what stands above.
 */
const floors: readonly Readonly<Record<string, string>>[] = [
  { languages: 'how the engine speaks', engine: 'where the files of the engine itself are; progress' },
  {
    document: 'what documents may say: schemas, types, places, addresses',
    terminal: 'how programs speak',
  },
  { kit: 'what parts are, and the site that they are given' },
  { model: 'a site in memory', fields: 'the fields of forms' },
  { writer: 'changes of documents' },
  {
    lint: 'what is wrong with a site',
    changes: 'what two states of a site differ by, in words',
    form: 'a form in the browser',
    ui: 'the pieces that blocks are drawn with',
  },
  {
    checks: 'what pages must say',
    client: 'what visitors load',
    facts: 'lists of figures',
    files: 'a site on disk',
    theme: 'colours, faces and the style of a page',
  },
  {
    blocks: 'the blocks of pages',
    operations: 'what authors do to a whole site',
    publish: 'how a site comes to its visitors',
    scaffold: 'new pages and sites',
    server: 'the site and its forms, served',
    shell: 'header and footer',
  },
  { page: 'a whole page' },
  { build: 'a built site' },
  { parts: 'what a site brings itself beside its pages', standard: 'the parts that every site has, for programs to hand down' },
  { preview: 'what authors use', 'language-server': 'what authors’ editors ask', review: 'a change, for those who judge it' },
  { editors: 'extensions of editors' },
  { studio: 'the site written in the browser, on the page itself' },
  { bench: 'how quick all of this is' },
]

/** Who may reach for the parts themselves; all others are handed them. `vite.config.ts` does, for the validators. */
const reachesForParts = /^src\/(standard|fields)\//
const parts = /^src\/(blocks|fields|lint\/rules)\/(registry|components|modules|examples)\.ts$|^src\/standard\//
/** Programs begin here. */
const programs = /^(scripts|src\/bench|src\/(preview|studio)\/(entries|client))\//
const mayReach = (from: string) => reachesForParts.test(from) || programs.test(from)

type Import = { readonly from: string; readonly to: string; readonly isType: boolean }

const pattern = /^(?:import|export)( type)? [^'"]*? from '(\.[^'?]+)|\bimport\('(\.[^'?]+)[^']*'\)/gm

const importsIn = (from: string, text: string): Import[] =>
  [...text.matchAll(pattern)].map(([, type, plain, dynamic]) => ({
    from,
    to: posix.normalize(posix.join(posix.dirname(from), plain ?? dynamic ?? '')),
    isType: type !== undefined,
  }))

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/\.(test|table)\.tsx?$/.test(path))

const imports = ['src', 'scripts'].flatMap(filesBelow).flatMap((path) => importsIn(path, readFileSync(path, 'utf8')))
const folderOf = (path: string) => path.split('/')[1] ?? ''
const floorOf = (folder: string) => floors.findIndex((floor) => Object.hasOwn(floor, folder))

/** Imports that lead up or across, in words. */
const wrongWays = (all: readonly Import[]): string[] =>
  all.flatMap(({ from, to }) => {
    const [own, other] = [folderOf(from), folderOf(to)]
    if (!from.startsWith('src/') || !to.startsWith('src/') || own === other || floorOf(other) < floorOf(own)) return []
    return [`${from} imports ${to}: ${own} stands ${floorOf(own) === floorOf(other) ? 'beside' : 'below'} ${other}.`]
  })

/** Circles among what runs, each by its files. */
const circlesIn = (all: readonly Import[]): string[] => {
  const to = new Map<string, string[]>()
  for (const one of all) if (!one.isType) to.set(one.from, [...(to.get(one.from) ?? []), one.to])
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (way.includes(file) || done.has(file)) return
    for (const next of to.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of to.keys()) visit(file, [])
  return found
}

/** Files that reach for parts which they should be handed, in words. */
const reachers = (all: readonly Import[]): string[] =>
  all
    .filter(({ from, to, isType }) => !isType && parts.test(to) && !mayReach(from))
    .map(({ from, to }) => `${from} reaches for ${to}: take a kit as an argument.`)

describe('the floors of src/', () => {
  it('hold every folder, and no folder that is not there', () => {
    const folders = readdirSync('src', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    expect(floors.flatMap((floor) => Object.keys(floor)).sort()).toEqual(folders.sort())
  })
  it('are reached from above alone', () => expect(wrongWays(imports)).toEqual([]))
  it('have no circle among what runs', () => expect(circlesIn(imports)).toEqual([]))
  it('hand parts down', () => expect(reachers(imports)).toEqual([]))
  it('are told from real imports: each leads to a file', () => {
    expect(imports.length).toBeGreaterThan(1500)
    expect(imports.map(({ to }) => to).filter((to) => !existsSync(join('.', to)))).toEqual([])
  })
})

describe('what would break them', () => {
  it('is an import upwards or across, of types too', () => {
    const text =
      "import type { Finding } from '../lint/finding.ts'\nimport { kindOf } from '../document/sources.ts'\nexport { faultOf } from '../fields/faultOf.ts'\n"
    expect(wrongWays(importsIn('src/core/model/site/outline.ts', text))).toEqual([
      'src/core/model/site/outline.ts imports src/content/lint/finding.ts: model stands below lint.',
      'src/core/model/site/outline.ts imports src/render/fields/faultOf.ts: model stands beside fields.',
    ])
  })
  it('is a circle, by whatever way', () => {
    const circle = [
      ...importsIn('src/a/one.ts', "import { two } from './two.ts'\n"),
      ...importsIn('src/a/two.ts', "const load = () => import('../b/three.ts')\n"),
      ...importsIn('src/b/three.ts', "import type { Four } from '../a/four.ts'\nimport { one } from '../a/one.ts'\n"),
    ]
    expect(circlesIn(circle)).toEqual(['src/a/one.ts → src/a/two.ts → src/b/three.ts → src/a/one.ts'])
  })
  it('is a part that somebody reaches for', () => {
    expect(reachers(importsIn('src/core/model/site/outline.ts', "import * as blocks from '../blocks/registry.ts'\n"))).toEqual([
      'src/core/model/site/outline.ts reaches for src/render/blocks/registry.ts: take a kit as an argument.',
    ])
  })
})

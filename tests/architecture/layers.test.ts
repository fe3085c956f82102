import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cyclesIn, type Import, importsIn, importsOf, sourcesBelow } from './importsOf.ts'

/**
 * The layers of `src`, from the lowest to the highest. A file imports from its own layer and from
 * lower ones. Layers on one line never import each other.
 */
const layers: readonly (readonly string[])[] = [
  ['core'],
  ['content', 'render'],
  ['site'],
  ['kits'],
  ['authoring'],
]

/**
 * The inside of the large folders, in the same way. `.` stands for the files in the folder itself;
 * a file that is used by the others is listed by its own name.
 */
const insides: Readonly<Record<string, readonly string[]>> = {
  'src/core/model': [
    'text',
    'figures',
    'schema',
    'svg',
    'color',
    'history',
    'translations',
    'site',
  ],
  'src/content/lint': [
    ...[
      'messages',
      'types',
      'tables',
      'positions',
      'signs',
      'syntax',
      'likeness',
      'texts',
      'named',
      'figures',
      'links',
      'schema',
      'translations',
    ],
    ...['findings', 'ruleset', 'rules', 'project', 'cache', 'formats', '.'],
  ],
  'src/content/commands': [
    'Command.ts',
    'messages',
    'Ground.ts',
    'names',
    'forms',
    'entries',
    'places',
    'pages',
    'translations',
    'texts',
    'facts',
    'assets',
    'blocks',
    '.',
  ],
  'src/site/server': ['.', 'pull'],
  'src/authoring/studio/client': [
    'store',
    'ui',
    'choosers',
    'gallery',
    'panel',
    'page',
    'views',
    'shell',
    '.',
  ],
  'src/authoring/studio/server': ['history', 'edit', 'access', 'views', 'publish', '.'],
}

/** Files that may import blocks, fields and rules themselves. All others receive a kit as an argument. */
const mayImportParts =
  /^(scripts|bench)\/|^src\/(kits\/standard|render\/fields|authoring\/(workspace|studio)\/(entries|client))\//
const parts =
  /^src\/(render\/(blocks|fields)|content\/lint\/rules)\/(registry|components|modules|examples)\.ts$|^src\/kits\/standard\//

const sources = ['src', 'scripts', 'bench'].flatMap(sourcesBelow)
const imports = importsOf(sources)

const layerOf = (path: string): string => path.split('/')[1] ?? ''
const rankOf = (layer: string): number => layers.findIndex((line) => line.includes(layer))

const wrongLayers = (all: readonly Import[]): string[] =>
  all.flatMap(({ from, to }) => {
    if (!from.startsWith('src/') || to === 'package.json') return []
    if (!to.startsWith('src/')) return [`${from} imports ${to}, which is outside of src.`]
    const [own, other] = [layerOf(from), layerOf(to)]
    return own === other || rankOf(other) < rankOf(own)
      ? []
      : [`${from} imports ${to}: ${other} isn't below ${own}.`]
  })

const wrongInside = (
  folder: string,
  order: readonly string[],
  all: readonly Import[],
): string[] => {
  const rowOf = (path: string): number => {
    const inner = path.slice(folder.length + 1)
    const name = inner.includes('/') ? inner.slice(0, inner.indexOf('/')) : inner
    return order.indexOf(inner.includes('/') || order.includes(name) ? name : '.')
  }
  const inFolder = all.filter(({ from, to }) =>
    [from, to].every((path) => path.startsWith(`${folder}/`)),
  )
  return inFolder
    .filter(({ from, to }) => rowOf(to) > rowOf(from) || rowOf(from) < 0)
    .map(({ from, to }) => `${from} imports ${to}.`)
}

const partImports = (all: readonly Import[]): string[] =>
  all
    .filter(({ from, to, isType }) => !isType && parts.test(to) && !mayImportParts.test(from))
    .map(({ from, to }) => `${from} imports ${to}: take a kit as an argument.`)

describe('the layers of src', () => {
  it('are exactly the folders of src', () => {
    expect(readdirSync('src').sort()).toEqual(layers.flat().sort())
  })
  it('import only from lower layers', () => expect(wrongLayers(imports)).toEqual([]))
  it('resolve every import to an existing file', () => {
    expect(imports.length).toBeGreaterThan(7000)
    expect(imports.map(({ to }) => to).filter((to) => !existsSync(to))).toEqual([])
  })
  it('have no import cycle, including type imports', () => expect(cyclesIn(imports)).toEqual([]))
  it('have no two folders that import each other', () => {
    const folder = (path: string) => path.split('/').slice(0, 3).join('/')
    expect(
      cyclesIn(imports.map(({ from, to }) => ({ from: folder(from), to: folder(to) }))),
    ).toEqual([])
  })
  it('receive blocks, fields and rules as a kit', () => expect(partImports(imports)).toEqual([]))
})

it.each(Object.entries(insides))(
  'the folders in %s import only from folders listed before them',
  (folder, order) => {
    expect(wrongInside(folder, order, imports)).toEqual([])
  },
)

it('core and content use no environment variables or Node modules', () => {
  const impure = sources.filter(
    (path) =>
      /^src\/(core|content)\//.test(path) &&
      /['"]node:|\bprocess\b[.[]/.test(readFileSync(path, 'utf8')),
  )
  expect(impure).toEqual([])
})

it('no file or folder has a meaningless name, e.g. utils', () => {
  expect(
    sources.filter((path) => /(^|\/)(helpers?|utils?|misc|common)(\/|\.|$)/i.test(path)),
  ).toEqual([])
})

describe('a forbidden import is reported', () => {
  it('from a lower layer to a higher one or between layers of one rank', () => {
    const text =
      "import type { Finding } from '../../content/lint/types/finding.ts'\nimport { kindOf } from '../document/sources.ts'\n"
    expect(wrongLayers(importsIn('src/core/model/outline.ts', text))).toEqual([
      "src/core/model/outline.ts imports src/content/lint/types/finding.ts: content isn't below core.",
    ])
    const across = importsIn(
      'src/content/lint/lint.ts',
      "import {\n  a,\n  b,\n} from '../../render/ui/a.ts'\n",
    )
    expect(wrongLayers(across)).toHaveLength(1)
  })
  it('inside a folder', () => {
    const upwards = importsIn(
      'src/authoring/studio/client/store/a.ts',
      "import { Button } from '../ui/Button.tsx'\n",
    )
    const [folder = ''] = Object.keys(insides).filter((name) => name.endsWith('studio/client'))
    expect(wrongInside(folder, insides[folder] ?? [], upwards)).toHaveLength(1)
  })
  it('as part of a cycle, static, dynamic or type-only', () => {
    const cycle = [
      ...importsIn('src/a/one.ts', "import { two } from './two.ts'\n"),
      ...importsIn('src/a/two.ts', "const load = () => import('../b/three.ts')\n"),
      ...importsIn('src/b/three.ts', "import type { One } from '../a/one.ts'\n"),
    ]
    expect(cyclesIn(cycle)).toEqual(['src/a/one.ts → src/a/two.ts → src/b/three.ts → src/a/one.ts'])
  })
  it('of a block registry where a kit should be passed', () => {
    const text = "import * as blocks from '../../render/blocks/registry.ts'\n"
    expect(partImports(importsIn('src/core/model/outline.ts', text))).toEqual([
      'src/core/model/outline.ts imports src/render/blocks/registry.ts: take a kit as an argument.',
    ])
  })
})

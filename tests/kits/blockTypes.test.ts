import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const model = readFileSync('src/render/blocks/cards/schema.ts', 'utf8')
const options = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  noEmit: true,
  types: [],
}

const schemaFor = (number: number) =>
  model
    .replace(/'\.\.\/\.\.\/\.\.\/([^']+)'/g, (_, path: string) =>
      JSON.stringify(resolve('src', path)),
    )
    .replaceAll('cards', `block${number}`)
    .replaceAll('CardsBlock', `Block${number}`)

/** What the compiler has to work out for a registry of so many block types, as a count that no machine's speed changes. */
const workFor = (count: number): number => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-types-'))
  try {
    mkdirSync(join(folder, 'blocks'))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
    const numbers = Array.from({ length: count }, (_, number) => number)
    for (const number of numbers)
      writeFileSync(join(folder, 'blocks', `${number}.ts`), schemaFor(number))
    const registry = [
      "import type { FromSchema } from 'json-schema-to-ts'",
      ...numbers.map((number) => `import * as b${number} from './blocks/${number}.ts'`),
      `export const blocks = { ${numbers.map((number) => `b${number}`).join(', ')} }`,
      "export type Props = { [K in keyof typeof blocks]: FromSchema<(typeof blocks)[K]['schema']> }",
      'export const title = (props: Props[keyof Props]): string => props.items[0]?.title ?? props.type',
    ]
    writeFileSync(join(folder, 'index.ts'), registry.join('\n'))
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, include: ['index.ts'] }),
    )
    const { stdout, status } = spawnSync(
      process.execPath,
      [resolve('node_modules/typescript/bin/tsc'), '-p', folder, '--extendedDiagnostics'],
      {
        encoding: 'utf8',
      },
    )
    expect(status, stdout).toBe(0)
    return Number(/Instantiations:\s*(\d+)/.exec(stdout)?.[1])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

it('type-checking cost grows linearly from 40 to 160 block types', () => {
  const forty = workFor(40)
  expect(forty).toBeGreaterThan(0)
  expect(workFor(160) / forty).toBeLessThan(4.5)
})

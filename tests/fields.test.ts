import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'

const folder = 'src/fields'
const types = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const lines = readFileSync(`${folder}/registry.ts`, 'utf8').trim().split('\n').slice(1)
const lineFor = (type: string) => `export * as ${type} from './${type}/schema.ts'`

test.each(types)('src/fields/registry.ts has one line for the folder %s', (type) => {
  const found = lines.filter((line) => line === lineFor(type))
  expect(found, `src/fields/registry.ts needs the line: ${lineFor(type)}`).toHaveLength(1)
})

it('is sorted and names no folder that is not there', () => {
  expect(lines).toEqual([...types].sort().map(lineFor))
})

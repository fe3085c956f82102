/** `npm run schema`: writes `schema/*.schema.json`; with --check, fails when one is not fresh. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { examples } from '../src/blocks/examples.ts'
import { writeWhole } from '../src/files/writeWhole.ts'
import { schemaFiles } from '../src/kit/schemaFiles.ts'
import { standardKit } from '../src/standard/kit.ts'
import { tell } from '../src/terminal/print.mjs'
import { typed } from '../src/terminal/typed.mjs'
import { readArguments } from './readArguments.mjs'
import { usage } from './usage/schema.mjs'

const { check } = readArguments(usage).values
const stale: string[] = []
for (const [name, schema] of Object.entries(schemaFiles(standardKit, examples))) {
  const path = join('schema', `${name}.schema.json`)
  const content = `${JSON.stringify(schema, null, 2)}\n`
  if (existsSync(path) && readFileSync(path, 'utf8') === content) continue
  if (check) stale.push(path)
  else writeWhole(path, content)
}
if (stale.length > 0) {
  tell(`Not fresh: ${stale.join(', ')}. Run "${typed('schema')}" and commit the result.`)
  process.exit(1)
}

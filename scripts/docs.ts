/** `npm run docs`: writes the generated reference under docs/; with --check, fails when it is not fresh. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../src/files/writeWhole.ts'
import { reference } from '../src/lint/reference.ts'
import { standardKit } from '../src/standard/kit.ts'
import { tell } from '../src/terminal/print.mjs'
import { rootOf } from './engineHere.mjs'
import { readArguments } from './readArguments.mjs'
import { usage } from './usage/docs.mjs'

const { check } = readArguments(usage).values
const path = join(rootOf(undefined), 'docs', 'lint-rules.md')
const content = reference(standardKit.rules)
if (!existsSync(path) || readFileSync(path, 'utf8') !== content) {
  if (check) {
    tell('Not fresh: docs/lint-rules.md. Run `npm run docs` and commit the result.')
    process.exit(1)
  }
  writeWhole(path, content)
}

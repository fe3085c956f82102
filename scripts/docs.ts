/** `npm run docs`: writes the generated references under docs/; with --check, fails when one is not fresh. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reference } from '../src/content/lint/ruleset/reference.ts'
import { blockReference } from '../src/core/kit/blockReference.ts'
import { standardKit } from '../src/kits/standard/kit.ts'
import { writeWhole } from '../src/site/store/writeWhole.ts'
import { tell } from '../src/site/terminal/print.mjs'
import { rootOf } from './engineHere.mjs'
import { readArguments } from './readArguments.mjs'
import { usage } from './usage/docs.mjs'

const { check } = readArguments(usage).values
const contents = {
  'lint-rules.md': reference(standardKit.rules),
  'blocks.md': blockReference(standardKit.blocks),
}
const stale = Object.entries(contents).flatMap(([name, content]) => {
  const path = join(rootOf(undefined), 'docs', name)
  return existsSync(path) && readFileSync(path, 'utf8') === content ? [] : [{ name, path, content }]
})
if (check && stale.length > 0) {
  tell(
    `Not fresh: ${stale.map(({ name }) => `docs/${name}`).join(', ')}. Run \`npm run docs\` and commit the result.`,
  )
  process.exit(1)
}
for (const { path, content } of stale) writeWhole(path, content)

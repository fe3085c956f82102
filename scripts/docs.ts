/** `npm run docs`: writes the generated references under docs/; with --check, fails when one is not fresh. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reference } from '../src/content/lint/ruleset/reference.ts'
import { blockReference } from '../src/core/kit/blockReference.ts'
import { standardKit } from '../src/kits/standard/kit.ts'
import { writeWhole } from '../src/site/store/writeWhole.ts'
import { command } from './command.mjs'
import { rootOf } from './engineHere.mjs'
import { usage } from './usage/docs.mjs'

export const main = command(usage, ({ values: { check } }, io) => {
  const contents = {
    'lint-rules.md': reference(standardKit.rules),
    'blocks.md': blockReference(standardKit.blocks),
  }
  const stale = Object.entries(contents).flatMap(([name, content]) => {
    const path = join(rootOf(undefined), 'docs', name)
    return existsSync(path) && readFileSync(path, 'utf8') === content
      ? []
      : [{ name, path, content }]
  })
  if (check && stale.length > 0) {
    io.tell(
      `Not fresh: ${stale.map(({ name }) => `docs/${name}`).join(', ')}. Run \`npm run docs\` and commit the result.`,
    )
    return 1
  }
  for (const { path, content } of stale) writeWhole(path, content)
  return 0
})

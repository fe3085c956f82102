import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { root } from '../../scripts/engine.mjs'
import { outsideImports } from '../../scripts/outsideImports.mjs'
import { temporaryFolder } from '../support/builtSite.ts'

const folder = temporaryFolder()
afterAll(folder.remove)
const main = join(folder.path, 'main.cjs')
const kept = `${main}.v8`

beforeEach(() => {
  writeFileSync(join(folder.path, 'other.cjs'), 'exports.name = "other"')
  writeFileSync(
    main,
    `const { basename } = require('node:path'); exports.run = async () => { const other = require('./other.cjs'); console.log(other.name, other === require('./other.cjs'), basename(__filename), typeof (await importOutside('node:fs')).statSync) }`,
  )
})

/** Runs the script in a process of its own; gives what it prints. */
const run = (last = '') =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { loadCompiled } from ${JSON.stringify(pathToFileURL(join(root, 'scripts/loadCompiled.mjs')).href)}; await loadCompiled(${JSON.stringify(main)}).run(); ${last}`,
    ],
    { encoding: 'utf8' },
  ).trim()

it('a bundled script runs the same with and without V8’s code cache', () => {
  const said = 'other true main.cjs function'
  expect(run()).toBe(said)
  expect(existsSync(kept)).toBe(true)
  const before = readFileSync(kept)
  expect(run()).toBe(said)
  expect(readFileSync(kept).equals(before)).toBe(true)
})

it('a damaged or outdated V8 code cache is ignored and replaced', () => {
  run()
  const before = readFileSync(kept)
  writeFileSync(kept, before.subarray(0, before.length >> 1))
  expect(run()).toMatch(/^other true/)
  expect(readFileSync(kept).length).toBeGreaterThan(before.length >> 1)
  writeFileSync(main, `${readFileSync(main, 'utf8')}; console.log('changed')`)
  expect(run()).toMatch(/^changed\nother true/)
})

it('outsideImports rewrites only dynamic imports from outside the bundle', () => {
  const { transform } = outsideImports(['react'])
  const codeOf = (code: string) => transform(code)?.code
  expect(
    codeOf(
      "const a = await import('react/jsx-runtime'), b = await import(name) // import('react')",
    ),
  ).toBe(
    "const a = await importOutside('react/jsx-runtime'), b = await importOutside(name) // import('react')",
  )
  expect(
    codeOf("await import('./given.ts'); await import('reactive'); const said = 'import(name)'"),
  ).toBeUndefined()
})

it('the V8 code cache is written even if the script calls process.exit', () => {
  rmSync(kept, { force: true })
  run('process.exit(0)')
  expect(existsSync(kept)).toBe(true)
})

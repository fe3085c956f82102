import { expect, test } from 'vitest'
import { findEngine } from './findEngine.ts'

const found = (root: string, ...files: string[]) => findEngine(root, (path) => files.includes(path))
const checkout = (folder: string) => [
  `${folder}/scripts/run.mjs`,
  `${folder}/scripts/package/broadsheet.ts`,
]

test('prefers the package that is installed in the folder', () => {
  const installed = '/home/site/node_modules/broadsheet/packed/broadsheet.js'
  expect(found('/home/site', installed, ...checkout('/home'))).toEqual({
    path: installed,
    site: [],
  })
})

test('finds a checkout from any site or folder inside it', () => {
  for (const root of ['/home/engine', '/home/engine/tests/sites/boatyard', 'c:/home/engine'])
    expect(found(root, ...checkout(root.replace(/engine.*/, 'engine')))).toEqual({
      path: `${root.replace(/engine.*/, 'engine')}/scripts/run.mjs`,
      site: ['--root', root],
    })
})

test('ignores other programs of the same name', () => {
  expect(found('/home/site', '/home/site/scripts/run.mjs')).toBeUndefined()
  expect(found('c:/site')).toBeUndefined()
})

import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const stories: readonly { promise: string; test: string }[] = JSON.parse(
  readFileSync('tests/stories.json', 'utf8'),
)
const readme = readFileSync('README.md', 'utf8')

it('every README command has a story that npm test runs', () => {
  const commands = [...readme.matchAll(/^\| `(npm (?:start|run [\w-]+))/gm)].map(
    ([, name = '']) => name,
  )
  expect(commands.length).toBeGreaterThan(15)
  const promised = new Set(stories.map(({ promise }) => promise))
  const alsoTests = /^npm run test:/ // the tests themselves
  expect(commands.filter((name) => !alsoTests.test(name) && !promised.has(name))).toEqual([])
})

it('every story names an existing test file', () => {
  expect(stories.map(({ test }) => test).filter((file) => !existsSync(file))).toEqual([])
})

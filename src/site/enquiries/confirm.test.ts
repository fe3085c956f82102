import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { confirm } from './confirm.ts'

it.each([
  ['yes\n', true],
  [' Y \n', true],
  ['no\n', false],
  ['\n', false],
  ['yesterday\n', false],
  ['', false],
])('confirm reads the answer %j as %s', async (answer, expected) => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const sure = confirm('Delete?', input, output)
  input.end(answer)
  expect(await sure).toBe(expected)
  expect(String(output.read())).toContain('Delete? (yes/no) ')
})

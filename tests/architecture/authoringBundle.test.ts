import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { authoring, engine } from '../../scripts/engine.mjs'

it('the authoring bundle uses the production JSX runtime even in tests', async () => {
  expect(process.env['NODE_ENV']).toBe('test')
  const files = readdirSync(join(await authoring(await engine()), 'assets'))
  expect(
    files.filter((file) => /^jsx-/.test(file)).map((file) => file.replace(/-[^-]{8}\.js$/, '')),
  ).toEqual(['jsx-runtime'])
  expect(process.env['NODE_ENV']).toBe('test')
})

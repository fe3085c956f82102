import { expect, it } from 'vitest'
import { testEngine } from '../../../../tests/support/testEngine.ts'
import { clientFiles } from './clientFiles.ts'

it('the page loader script imports no other file', () => {
  const { scripts, imports, files } = clientFiles(testEngine.client)
  const loader = scripts['browser/entries/loader.ts'] ?? ''
  expect(imports['browser/entries/loader.ts']).toEqual([])
  expect(files.get(loader.slice(1))?.toString()).not.toMatch(/(^|[;}])(import|export)\s*[{'"`*]/)
})

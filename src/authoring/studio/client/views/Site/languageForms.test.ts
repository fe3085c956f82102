import { expect, it } from 'vitest'
import { sections } from '../../../protocol/sections.ts'
import { keysOfLanguages } from './languageForms.ts'

it('is asked for in each language what a language can say of its own, and nothing that is the same in all of them', () => {
  const asked = sections
    .filter((section) => keysOfLanguages(section).length > 0)
    .map(({ id }) => id)
  expect(asked).toEqual(['navigation', 'footer', 'announcement', 'firm', 'words', 'more'])
})

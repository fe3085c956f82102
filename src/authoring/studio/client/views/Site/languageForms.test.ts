import { expect, it } from 'vitest'
import { sections } from '../../../protocol/sections.ts'
import { keysOfLanguages } from './languageForms.ts'

it('asks in each language only for settings that can differ by language', () => {
  const asked = sections
    .filter((section) => keysOfLanguages(section).length > 0)
    .map(({ id }) => id)
  expect(asked).toEqual(['navigation', 'footer', 'announcement', 'firm', 'words', 'more'])
})

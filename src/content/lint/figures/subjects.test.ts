import { expect, it } from 'vitest'
import { names, subjectWords } from './subjects.ts'

it('finds a subject by its words in any case and joined by hyphens', () => {
  expect(subjectWords('privateLimited.fee')).toBe('private limited')
  expect(names('A Private-Limited company pays it.', 'private limited')).toBe(true)
  expect(names('Unprivate limited', 'private limited')).toBe(false)
})

it('treats a vowel sign as part of the word, so that another sign makes another word', () => {
  expect(names('कर की दर', 'कर')).toBe(true)
  expect(names('करो', 'कर')).toBe(false)
})

import { expect, it } from 'vitest'
import { names, subjectWords } from './subjects.ts'

it('a subject is named by its words, in any case and joined by hyphens', () => {
  expect(subjectWords('privateLimited.fee')).toBe('private limited')
  expect(names('A Private-Limited company pays it.', 'private limited')).toBe(true)
  expect(names('Unprivate limited', 'private limited')).toBe(false)
})

it('a sign of a vowel belongs to the word: another one is another word', () => {
  expect(names('कर की दर', 'कर')).toBe(true)
  expect(names('करो', 'कर')).toBe(false)
})

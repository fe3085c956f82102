import { expect, test } from 'vitest'
import { plainLetters } from './plainLetters.ts'

test.each([
  ['Straße', 'Strasse'],
  ['STRAẞE', 'STRASsE'],
  ['Smørrebrød på Ærø', 'Smorrebrod pa Aero'],
  ['Łódź', 'Lodz'],
  ['Þingvellir, Hafnarfjörður', 'Thingvellir, Hafnarfjordur'],
  ['Đorđe', 'Dorde'],
  ['cœur', 'coeur'],
  ['ﬁne', 'fine'],
  ['Москва', 'Москва'],
])('plainLetters turns %s into %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain)
})

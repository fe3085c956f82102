import { expect, it } from 'vitest'
import { readOrigin } from './readOrigin.ts'

it.each([
  [undefined, undefined],
  ['', undefined],
  ['https://forms.example.com', 'https://forms.example.com'],
  ['http://127.0.0.1:4173/', 'http://127.0.0.1:4173'],
])('readOrigin reads %j as %j', (text, origin) =>
  expect(readOrigin('FORM_ENDPOINT', text)).toBe(origin),
)

it.each([
  'forms.example.com',
  'https://forms.example.com/f',
  'https://a.example; script-src *',
  'javascript:alert(1)',
  'mailto:a@example.com',
  'HTTPS://FORMS.example.com',
])('readOrigin rejects %j', (text) =>
  expect(() => readOrigin('FORM_ENDPOINT', text)).toThrow(
    `FORM_ENDPOINT is ${JSON.stringify(text)}: expected an origin such as https://forms.example.com`,
  ),
)

import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import { type Edit, WriteProblem } from './change.ts'

const site = new Map([
  ['pages/index.json', '{ "title": "Home" }'],
  ['pages/about.json', '{ "title": "About" }'],
])
const read = (file: string) => site.get(file)
const make = (...edits: Edit[]) => apply({ label: 'A test', edits }, read)

test('creating a file never replaces an existing one', () => {
  const create = (file: string): Edit => ({ kind: 'create', file, content: '{}' })
  expect(make(create('pages/new.json')).files.get('pages/new.json')).toBe('{}')
  expect(() => make(create('pages/index.json'))).toThrow(WriteProblem)
  expect(() => make(create('pages/new.json'), create('pages/new.json'))).toThrow(
    'pages/new.json exists already.',
  )
})

test('undoing a removal never replaces a file created since', () => {
  const { inverse } = make({ kind: 'removeFile', file: 'pages/about.json' })
  expect(() => apply(inverse, () => '{ "title": "Somebody else’s" }')).toThrow(WriteProblem)
  expect(apply(inverse, () => undefined).files.get('pages/about.json')).toBe('{ "title": "About" }')
})

import { expect, test } from 'vitest'
import { commandMessages } from '../../src/content/commands/messages/commandMessages.ts'
import { messages } from '../../src/content/lint/messages/messages.ts'

type Module = Readonly<Record<string, unknown>>

const catalogues = [
  {
    what: 'lint',
    joined: messages,
    modules: import.meta.glob<Module>(
      ['../../src/content/lint/messages/*.ts', '../../src/core/messages/*.ts'],
      { eager: true },
    ),
  },
  {
    what: 'commands',
    joined: commandMessages,
    modules: import.meta.glob<Module>('../../src/content/commands/messages/*.ts', { eager: true }),
  },
]

const joins = /^(?:plainMessages|fileMessages|messages|commandMessages)$/

test.each(catalogues)('no two message groups of $what share a code', (catalogue) => {
  const codes = Object.values(catalogue.modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && !joins.test(name) ? Object.keys(value) : [],
    ),
  )
  const known: ReadonlySet<string> = new Set(Object.keys(catalogue.joined))
  expect(codes.filter((code, at) => known.has(code) && codes.indexOf(code) !== at)).toEqual([])
})

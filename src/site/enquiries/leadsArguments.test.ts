import { describe, expect, it } from 'vitest'
import { readArguments } from '../../../scripts/readArguments.mjs'
import { usage } from '../../../scripts/usage/leads.mjs'
import { leadsArguments } from './leadsArguments.ts'

const read = (args: readonly string[]) => {
  const { values, positionals } = readArguments(usage, args)
  return leadsArguments(values, positionals)
}
const day = Date.parse('2025-01-31T00:00:00Z')

describe('npm run leads accepts', () => {
  it.each<[string, object]>([
    ['', { deed: 'list', format: 'table', selection: {} }],
    ['3 5 --format csv', { deed: 'list', format: 'csv', selection: { numbers: [3, 5] } }],
    [
      '--email a@b --since 2025-01-31 --undelivered',
      { deed: 'list', selection: { email: 'a@b', since: day, undelivered: true } },
    ],
    ['--delete 3 5', { deed: 'delete', yes: false, selection: { numbers: [3, 5] } }],
    ['--delete --email=a@b --yes', { deed: 'delete', yes: true, selection: { email: 'a@b' } }],
    [
      '--delete-before 2025-01-31 --email a@b',
      { deed: 'delete', selection: { email: 'a@b', before: day } },
    ],
    ['--delete --delete-before 2025-01-31', { deed: 'delete', selection: { before: day } }],
    [
      '--correct phone=a=b 3',
      { deed: 'correct', selection: { numbers: [3] }, correction: { name: 'phone', text: 'a=b' } },
    ],
    ['--correct phone= --email a@b', { deed: 'correct', correction: { name: 'phone', text: '' } }],
    ['--deliver --dir out', { deed: 'deliver' }],
    ['--dir out', { deed: 'list' }],
    ['--check --root x', { deed: 'check' }],
    ['--backup a.db', { deed: 'backup' }],
    ['--restore a.db', { deed: 'restore' }],
    ['--copy-from file:data/leads.db', { deed: 'copy-from' }],
  ])('%j', (text, expected) => {
    expect(read(text.split(' ').filter(Boolean))).toMatchObject(expected)
  })
})

describe('npm run leads rejects', () => {
  it.each<[string[], string]>([
    [['--delete-before', 'yesterday'], '--delete-before takes a day such as 2025-01-31.'],
    [['--since', '2025-02-30'], '--since takes a day such as 2025-01-31.'],
    [['--email', 'asha'], '--email takes an e-mail address such as asha@example.com.'],
    [['3,5'], 'Name leads by their numbers in the list, with spaces between: 3 5 (not 3,5).'],
    [
      ['--delete', '0'],
      'Name leads by their numbers in the list, with spaces between: 3 5 (not 0).',
    ],
    [
      ['--delete'],
      '--delete needs to know which: numbers from the list, --email, --since or --undelivered.',
    ],
    [
      ['--delete', '--yes'],
      '--delete needs to know which: numbers from the list, --email, --since or --undelivered.',
    ],
    [
      ['--correct', 'phone=1'],
      '--correct needs to know which: numbers from the list, --email, --since or --undelivered.',
    ],
    [
      ['--correct', 'phone', '3'],
      '--correct takes a field and what it shall say: phone="98765 43210"',
    ],
    [
      ['--correct', '=1', '3'],
      '--correct takes a field and what it shall say: phone="98765 43210"',
    ],
    [
      ['--correct', 'phone=1', '--delete', '3'],
      '--delete and --correct are different things: ask for one at a time.',
    ],
    [
      ['--delete', '3', '--email', 'a@b'],
      'Name leads by their numbers or by --email, not by both.',
    ],
    [['3', '--undelivered'], 'Name leads by their numbers or by --undelivered, not by both.'],
    [
      ['--delete', '3', '--backup', 'x'],
      '--delete and --backup are different things: ask for one at a time.',
    ],
    [
      ['--delete-before', '2025-01-31', '--restore', 'x'],
      '--delete and --restore are different things: ask for one at a time.',
    ],
    [
      ['--check', '--deliver'],
      '--deliver and --check are different things: ask for one at a time.',
    ],
    [['--backup', 'x', '--format', 'csv'], "--format can't go with --backup."],
    [['--backup', 'x', '--since', '2025-01-31'], "--since can't go with --backup."],
    [['--backup', 'x', '3'], "numbers of leads can't go with --backup."],
    [['--delete', '3', '--format', 'csv'], "--format can't go with --delete."],
    [['--deliver', '--email', 'a@b'], "--email can't go with --deliver."],
    [
      ['--copy-from', 'file:x', '--restore', 'y'],
      '--restore and --copy-from are different things: ask for one at a time.',
    ],
    [['--copy-from', 'file:x', '3'], "numbers of leads can't go with --copy-from."],
    [['--yes'], "--yes can't go with a list."],
    [['--check', '--dir', 'x'], "--dir can't go with --check."],
  ])('%j', (args, message) => {
    expect(() => read(args)).toThrow(message)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { helpSections } from './helpSections.ts'
import { topics } from './topics.ts'

describe('help', () => {
  it('parses paragraphs, lists, tables and code and skips pictures', () => {
    const sections = helpSections(
      '# Top\n\n## Fees\n\nOne *fee*\ntoo.\n\n![A picture](a.png)\n\n- first\n  goes on\n- second\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n    npm run x\n',
    )
    expect(sections.get('Fees')).toEqual([
      { kind: 'paragraph', text: 'One *fee* too.' },
      { kind: 'list', items: ['first goes on', 'second'] },
      {
        kind: 'table',
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
      { kind: 'code', text: 'npm run x' },
    ])
  })
  it('has a section in docs/authoring.md for each of its topics', () => {
    const sections = helpSections(readFileSync('docs/authoring.md', 'utf8'))
    expect(topics.filter(({ section }) => (sections.get(section)?.length ?? 0) === 0)).toEqual([])
  })
})

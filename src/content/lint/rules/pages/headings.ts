import type { Kit } from '../../../../core/kit/Kit.ts'
import { outline } from '../../../../core/model/site/outline.ts'
import type { LintFile } from '../../types/file.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

function* checkPage(kit: Kit, file: LintFile): Iterable<Report> {
  const list: unknown = file.shown?.['blocks']
  if (
    !Array.isArray(list) ||
    list.length === 0 ||
    list.filter((block) => block !== null).length !== file.blocks.length
  )
    return // a block that is wrong may have had the heading
  const headings = outline(kit, file.blocks)
  const first = headings.find(({ level }) => level === 1)
  if (!first)
    yield {
      file: file.path,
      pointer: '/blocks',
      on: 'key',
      goesBy: ['/$schema'],
      message: 'The page has no main heading.',
      suggestion: 'Begin it with a hero block.',
    }
  let before = 0
  for (const heading of headings) {
    const place = { file: file.path, pointer: heading.pointer }
    if (heading.level === 1 && heading !== first)
      yield {
        ...place,
        message: 'The page has a second main heading.',
        suggestion: 'A page has one hero block, as its first block.',
      }
    else if (heading === first && before > 0)
      yield {
        ...place,
        message: 'The main heading does not stand first.',
        suggestion: 'Move the hero block to the beginning.',
      }
    else if (heading.level > before + 1 && before > 0)
      yield {
        ...place,
        message: `This heading of level ${heading.level} follows one of level ${before}.`,
        suggestion: `Make it level ${before + 1}, or give the part above it a heading.`,
      }
    before = heading.level
  }
}

export const rule: Rule = {
  name: 'headings',
  severity: 'error',
  perDocument: true,
  what: 'A page has exactly one main heading, at its beginning, and no heading skips a level.',
  why: 'People who hear a page move about by its headings; search engines read them as its outline.',
  bad: [
    {
      file: 'pages/about.json',
      at: '/blocks/0',
      value: { type: 'prose', heading: 'Who we are', paragraphs: ['Two generations.'] },
    },
  ],
  good: [],
  *check({ kit, pages }) {
    for (const file of pages.values()) yield* checkPage(kit, file)
  },
}

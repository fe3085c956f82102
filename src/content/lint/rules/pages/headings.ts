import type { Kit } from '../../../../core/kit/Kit.ts'
import { outline } from '../../../../core/model/site/outline.ts'
import { msg } from '../../messages/msg.ts'
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
      message: msg('noMainHeading'),
      suggestion: msg('beginWithHero'),
    }
  let before = 0
  for (const heading of headings) {
    const place = { file: file.path, pointer: heading.pointer }
    if (heading.level === 1 && heading !== first)
      yield {
        ...place,
        message: msg('secondMainHeading'),
        suggestion: msg('onlyOneHero'),
      }
    else if (heading === first && before > 0)
      yield {
        ...place,
        message: msg('mainHeadingNotFirst'),
        suggestion: msg('moveHeroFirst'),
      }
    else if (heading.level > before + 1 && before > 0)
      yield {
        ...place,
        message: msg('headingLevelSkipped', { level: heading.level, before }),
        suggestion: msg('makeHeadingLevel', { before }),
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

import { pointerOf } from '../../../../core/model/schema/path.ts'
import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

/** Words that do not say where a link leads. */
const vague = new Set([
  'click',
  'click here',
  'continue',
  'details',
  'find out more',
  'go',
  'here',
  'info',
  'learn more',
  'link',
  'more',
  'more info',
  'more information',
  'page',
  'read',
  'read more',
  'read on',
  'see',
  'see here',
  'see more',
  'start',
  'this',
  'this article',
  'this link',
  'this page',
  'view',
  'view more',
])

const bare = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} ]/gu, '')
    .trim()

export const rule: Rule = {
  name: 'link-texts',
  severity: 'warning',
  perDocument: true,
  what: 'A link says where it leads. A button such as "Learn More" has an "about" that says about what.',
  why: 'People who hear a page are given its links as a list: "here, here, learn more" tells them nothing.',
  bad: [
    {
      file: 'pages/index.json',
      at: '/blocks/1/paragraphs/0',
      value: 'For what it costs, click [here](/services/repair).',
    },
  ],
  good: [
    {
      file: 'pages/index.json',
      at: '/blocks/1/paragraphs/0',
      value: 'Read [what a repair costs](/services/repair).',
    },
  ],
  *check({ files }) {
    for (const file of files) {
      for (const { label, href, path, index } of file.gathered.links) {
        if (label === undefined || index === undefined) continue
        const place = { file: file.path, pointer: pointerOf(path), index, length: href.length }
        if (bare(label) === '')
          yield {
            ...place,
            message: msg('linkWithoutText'),
            suggestion: msg('writeLinkText'),
          }
        else if (vague.has(bare(label)))
          yield {
            ...place,
            message: msg('linkTextVague', { label }),
            suggestion: msg('linkWordsOfPage'),
          }
      }
      for (const { action, path } of file.gathered.actions) {
        if (
          typeof action.label !== 'string' ||
          typeof action.about === 'string' ||
          !vague.has(bare(action.label))
        )
          continue
        yield {
          file: file.path,
          pointer: `${pointerOf(path)}/label`,
          goesBy: [`${pointerOf(path)}/about`],
          message: msg('buttonVague', { label: action.label }),
          suggestion: msg('addAbout'),
        }
      }
    }
  },
}

import type { Unread } from '../../../../core/document/sources.ts'
import { typed } from '../../../../core/text/typed.mjs'
import { isUnread } from '../../links/isUnread.ts'
import { namedKind } from '../../schema/namedKind.ts'
import type { Rule } from '../../types/rule.ts'

const messages: Readonly<
  Record<Unread['reason'], (file: Unread) => { message: string; suggestion: string }>
> = {
  large: ({ bytes }) => ({
    message: `The file is far too large${bytes === undefined ? '' : `: ${Math.ceil(bytes / 1_000_000)} MB`}. It was not read.`,
    suggestion: 'Make it smaller, or keep it outside of pages/.',
  }),
  link: () => ({
    message:
      'This is a link that leads to no file of this folder: out of it, to a folder, in a circle or nowhere. It was not followed.',
    suggestion: 'Put the file itself here.',
  }),
  folder: () => ({
    message: 'This is a folder, though it is named like a document.',
    suggestion: 'Take ".json" out of its name, or remove it.',
  }),
  special: () => ({ message: 'This is no plain file. It was not read.', suggestion: 'Remove it.' }),
  foreign: () => ({
    message: 'This is no document: a document is a .json file.',
    suggestion: 'Pictures and other files belong in pages/_assets.',
  }),
  unreadable: () => ({
    message: 'This could not be read.',
    suggestion: 'Check its permissions and its name.',
  }),
}

export const rule: Rule = {
  name: 'files',
  severity: 'error',
  always: true,
  what: 'Every file of pages/ can be read: none is larger than 50 MB, none is a link that leads out of the folder. The site has its pages/_site.json.',
  why: "A site's folder may come from a stranger; nothing outside of it is read, and no file of it can stop the check.",
  bad: [{ file: 'pages/_site.json' }],
  good: [],
  *check({ unread, siteFile, files }) {
    for (const file of unread)
      yield { file: file.path, pointer: '', ...messages[file.reason](file) }
    if (siteFile || isUnread({ unread }, 'pages/_site.json')) return
    // settings in the wrong place are told there, by file-names or schema-path
    const isElsewhere = files.some(
      ({ place, value, faults }) =>
        namedKind(value?.['$schema']) === 'site' &&
        (!place || faults.some(({ pointer }) => pointer === '/$schema')),
    )
    if (!isElsewhere)
      yield {
        file: 'pages/_site.json',
        pointer: '',
        message: 'The site has no pages/_site.json.',
        suggestion: `Start a site with: ${typed('new', '--site DIR')}`,
      }
  },
}

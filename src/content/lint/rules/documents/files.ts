import type { Unread } from '../../../../core/document/sources.ts'
import { isUnread } from '../../links/isUnread.ts'
import { msg } from '../../messages/msg.ts'
import { namedKind } from '../../schema/namedKind.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

const messages: Readonly<
  Record<Unread['reason'], (file: Unread) => Pick<Report, 'message' | 'suggestion'>>
> = {
  large: ({ bytes }) => ({
    message: msg('fileTooLarge', { bytes }),
    suggestion: msg('shrinkOrMoveFile'),
  }),
  link: () => ({
    message: msg('linkOutOfFolder'),
    suggestion: msg('putFileHere'),
  }),
  folder: () => ({
    message: msg('folderNamedLikeDocument'),
    suggestion: msg('renameFolder'),
  }),
  special: () => ({ message: msg('notAFile'), suggestion: msg('remove') }),
  foreign: () => ({
    message: msg('notADocument'),
    suggestion: msg('filesGoToAssets'),
  }),
  unreadable: () => ({
    message: msg('unreadableFile'),
    suggestion: msg('checkPermissions'),
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
        message: msg('noSiteDocument'),
        suggestion: msg('startSite'),
      }
  },
}

import { typed } from '../../../../core/text/typed.mjs'
import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

const file = 'pages/_site.json'

export const rule: Rule = {
  name: 'schema-version',
  severity: 'error',
  always: true,
  alone: true,
  what: 'The "schemaVersion" of pages/_site.json is one that the engine knows; where it is an earlier one, lint says so as a note.',
  why: `An engine that is older than a site does not know what its documents mean; nothing else is told of them then. An earlier site is read as if it were new, until somebody runs "${typed('upgrade')}".`,
  bad: [{ file, at: '/schemaVersion', value: 99 }],
  good: [{ file, at: '/schemaVersion', value: 3 }],
  *check({ kit, writtenFor, siteFile }) {
    const { version } = kit.history
    if (siteFile?.value === undefined || writtenFor === version) return
    const pointer = siteFile.value['schemaVersion'] === undefined ? '' : '/schemaVersion'
    if (writtenFor > version)
      yield {
        file: siteFile.path,
        pointer,
        message: msg('newerSchemaVersion', { writtenFor, version }),
        suggestion: msg('useNewerEngine'),
      }
    else if (siteFile.faults.length === 0)
      // one of which may be about this very key
      yield {
        file: siteFile.path,
        pointer,
        severity: 'note',
        message: msg('olderSchemaVersion', { writtenFor, version }),
        suggestion: msg('runUpgrade'),
      }
  },
}

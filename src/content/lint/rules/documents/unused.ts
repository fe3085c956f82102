import { escapeKey } from '../../../../core/model/schema/path.ts'
import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'unused',
  severity: 'warning',
  what: 'Every dialog is opened from somewhere, and every form that pages/_site.json lists stands on a page or in a dialog.',
  why: 'What nobody uses is kept up for nothing, and hides that a button was forgotten.',
  bad: [{ file: 'pages/_site.json', at: '/forms/old', value: { id: 'old' } }],
  good: [],
  *check({ files, dialogs, site, siteFile, complete }) {
    if (!complete || !site || !siteFile) return
    // What is missing may be one of those that nothing names, under another name: that is told first.
    const opened = new Set(files.flatMap(({ summary }) => summary.dialogs))
    const linked = new Set(
      files.flatMap(({ place, summary }) =>
        (place?.kind === 'checks' ? [] : summary.links).map((href) => href.replace(/[?#].*$/, '')),
      ),
    )
    const missesDialog = [...opened].some((id) => !dialogs.has(id))
    for (const [id, file] of missesDialog ? [] : dialogs) {
      if (file.value?.['draft'] === true || opened.has(id) || linked.has(file.place?.route ?? ''))
        continue
      yield {
        file: file.path,
        pointer: '',
        message: msg('dialogUnused', { id }),
        suggestion: msg('openDialogOrRemove', { id }),
      }
    }
    const used = new Set(files.flatMap(({ summary }) => summary.forms))
    const missesForm = [...used].some((name) => !Object.hasOwn(site.forms, name))
    for (const name of missesForm ? [] : Object.keys(site.forms)) {
      if (used.has(name) || site.newsletter?.form === name) continue
      yield {
        file: siteFile.path,
        pointer: `/forms/${escapeKey(name)}`,
        on: 'key',
        message: msg('formUnused', { name }),
        suggestion: msg('removeOrAddForm'),
      }
    }
  },
}

import { escapeKey } from '../../model/path.ts'
import { formsOf } from '../formsOf.ts'
import { isMeant } from '../isMeant.ts'
import type { Rule } from '../rule.ts'

export const rule: Rule = {
  name: 'unused',
  severity: 'warning',
  what: 'Every dialog is opened from somewhere, and every form that pages/_site.json lists stands on a page or in a dialog.',
  why: 'What nobody uses is kept up for nothing, and hides that a button was forgotten.',
  bad: [{ file: 'pages/_site.json', at: '/forms/old', value: { id: 'old' } }],
  good: [],
  *check({ files, dialogs, site, siteFile, complete }) {
    if (!complete || !site || !siteFile) return
    const opened = new Set(files.flatMap(({ gathered }) => gathered.actions.map(({ action }) => action.dialog)))
    const linked = new Set(files.flatMap(({ gathered }) => gathered.links.map(({ href }) => href.replace(/[?#].*$/, ''))))
    const strangeDialogs = [...opened].flatMap((id) => (typeof id === 'string' && !dialogs.has(id) ? [id] : []))
    for (const [id, file] of dialogs) {
      if (file.value?.['draft'] === true || opened.has(id) || linked.has(file.place?.route ?? '') || isMeant(id, strangeDialogs)) continue
      yield { file: file.path, pointer: '', message: `No button opens the dialog "${id}".`, suggestion: `Open it with "dialog": "${id}", or remove the file.` }
    }
    const used = new Set(files.flatMap((file) => formsOf(file).map(({ block }) => block['name'])))
    const strangeForms = [...used].flatMap((name) => (typeof name === 'string' && !Object.hasOwn(site.forms, name) ? [name] : []))
    for (const name of Object.keys(site.forms)) {
      if (used.has(name) || site.newsletter?.form === name || isMeant(name, strangeForms)) continue
      yield {
        file: siteFile.path,
        pointer: `/forms/${escapeKey(name)}`,
        on: 'key',
        message: `No page and no dialog has the form "${name}".`,
        suggestion: 'Remove it, or add the form.',
      }
    }
  },
}

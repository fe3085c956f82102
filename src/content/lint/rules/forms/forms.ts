import { escapeKey } from '../../../../core/model/schema/path.ts'
import { checkFormerNames } from '../../links/formerNames.ts'
import { meant } from '../../links/meant.ts'
import { nearest } from '../../links/nearest.ts'
import { msg } from '../../messages/msg.ts'
import type { Json } from '../../types/file.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

/** Ids that forms had before lead to one form only; several may share one of today. */
function* checkIds(
  forms: Readonly<Record<string, Json & { readonly id: string }>>,
  file: string,
): Iterable<Report> {
  const all = Object.entries(forms).map(([form, value]) => ({
    name: value.id,
    value,
    pointer: `/forms/${escapeKey(form)}`,
  }))
  yield* checkFormerNames(all, file, 'form')
}

export const rule: Rule = {
  name: 'forms',
  severity: 'error',
  always: true,
  perDocument: true,
  what: 'Every form is listed under "forms" in pages/_site.json, with the id that its enquiries are sent to, and stands once on a page. An id that one had before is that of no other.',
  why: 'A form that is not listed has nowhere to send its enquiries: they would be lost. Labels of a form that stands twice would lead to the fields of the first.',
  bad: [{ file: 'pages/_dialogs/booking.json', at: '/blocks/0/name', value: 'bookings' }],
  good: [{ file: 'pages/_dialogs/booking.json', at: '/blocks/0/name', value: 'booking' }],
  *check({ files, site }) {
    if (!site) return
    const names = Object.keys(site.forms)
    const settings = files.find(({ place }) => place?.kind === 'site')
    if (settings) yield* checkIds(site.forms, settings.path)
    const newsletter = site.newsletter?.form
    for (const file of files) {
      if (newsletter !== undefined && file.place?.kind === 'site' && !names.includes(newsletter)) {
        const near = nearest(newsletter, names)
        yield {
          file: file.path,
          pointer: '/newsletter/form',
          message: msg('newsletterFormMissing', { newsletter }),
          ...(near ? meant(newsletter, near) : { suggestion: msg('addFormId') }),
        }
      }
      const seen = new Set<string>()
      for (const { block, index } of file.blocks) {
        const name = block['name']
        if (!Array.isArray(block['fields']) || typeof name !== 'string') continue
        if (seen.has(name))
          yield {
            file: file.path,
            pointer: `/blocks/${index}/name`,
            message: msg('formTwice', { name }),
            suggestion: msg('removeOrListOtherForm'),
          }
        seen.add(name)
        if (names.includes(name)) continue
        const near = nearest(name, names)
        yield {
          file: file.path,
          pointer: `/blocks/${index}/name`,
          message: msg('formNotListed', { name }),
          ...(near ? meant(name, near) : { suggestion: msg('listForm') }),
        }
      }
    }
  },
}

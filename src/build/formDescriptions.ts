import { addressField } from '../form/addressField.ts'
import { formsIn } from '../form/formsIn.ts'
import type { Kit } from '../kit/Kit.ts'
import type { Site } from '../kit/Site.ts'
import type { FormDescription } from '../server/siteManifest.ts'

/** The types of blocks that have fields: pages without any of them need not be read for it. */
const typesWithFields = ({ blocks }: Kit): ReadonlySet<string> =>
  new Set(Object.entries(blocks).flatMap(([type, { schema }]) => (Object.hasOwn(schema.properties, 'fields') ? [type] : [])))

/**
 * The forms of a site as the form service has to know them. A form that stands in several places is described once, by the first;
 * a dialog's own page comes before pages. A newsletter that stores addresses is a form with one field.
 */
export const formDescriptions = (kit: Kit, { settings, dialogs, pages }: Site): FormDescription[] => {
  const withForm = typesWithFields(kit)
  const found = new Map<string, FormDescription>()
  const withFields = [...pages.values()].filter(({ types = [] }) => types.some((type) => withForm.has(type)))
  for (const { route, document } of [...dialogs.values(), ...withFields]) {
    for (const { name, formType, fields, success } of formsIn(document.blocks)) {
      const ids = Object.hasOwn(settings.forms, name) ? settings.forms[name] : undefined
      const key = `${name} ${formType}`
      if (ids && !found.has(key)) found.set(key, { name, ...ids, formType, route, next: success.page ?? route, fields })
    }
  }
  const newsletter = settings.newsletter?.form
  const ids = newsletter !== undefined && Object.hasOwn(settings.forms, newsletter) ? settings.forms[newsletter] : undefined
  if (newsletter !== undefined && ids && ![...found.values()].some(({ name }) => name === newsletter))
    found.set(newsletter, { name: newsletter, ...ids, formType: newsletter, route: '/', next: '/', fields: [addressField(kit, 'Email')] })
  return [...found.values()]
}

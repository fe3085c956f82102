import type { Kit } from '../../../core/kit/Kit.ts'
import type { Site } from '../../../core/kit/Site.ts'
import { eachEdition } from '../../../core/model/site/editions/editionOf.ts'
import { homeIn } from '../../../core/model/site/editions/languagesOf.ts'
import { addressField } from '../../../render/form/addressField.ts'
import { formsIn } from '../../../render/form/formsIn.ts'
import type { FormDescription } from '../../store/siteManifest.ts'
import { serverWords } from './serverWords.ts'

/** The types of blocks that have fields: pages without any of them need not be read for it. */
const typesWithFields = ({ blocks }: Kit): ReadonlySet<string> =>
  new Set(
    Object.entries(blocks).flatMap(([type, { schema }]) =>
      Object.hasOwn(schema.properties, 'fields') ? [type] : [],
    ),
  )

/** The forms of a site in one of its languages, by name and tag. */
const formsOfOne = (
  kit: Kit,
  { settings, dialogs, pages, edition }: Site,
): Map<string, FormDescription> => {
  const withForm = typesWithFields(kit)
  const found = new Map<string, FormDescription>()
  const withFields = [...pages.values()].filter(({ types = [] }) =>
    types.some((type) => withForm.has(type)),
  )
  const home = edition ? homeIn(edition.language) : '/'
  for (const { route, document } of [...dialogs.values(), ...withFields]) {
    for (const { name, formType, fields, success } of formsIn(document.blocks)) {
      const ids = Object.hasOwn(settings.forms, name) ? settings.forms[name] : undefined
      const key = `${name} ${formType}`
      if (ids && !found.has(key))
        found.set(key, { name, ...ids, formType, route, next: success.page ?? route, fields })
    }
  }
  const newsletter = settings.newsletter?.form
  const ids =
    newsletter !== undefined && Object.hasOwn(settings.forms, newsletter)
      ? settings.forms[newsletter]
      : undefined
  if (
    newsletter !== undefined &&
    ids &&
    ![...found.values()].some(({ name }) => name === newsletter)
  )
    found.set(newsletter, {
      name: newsletter,
      ...ids,
      formType: newsletter,
      route: home,
      next: home,
      fields: [addressField(kit, 'Email')],
    })
  return found
}

/**
 * The forms of a site as the form service has to know them. A form that stands in several places is described once, by the first;
 * a dialog's own page comes before pages. A newsletter that stores addresses is a form with one field. What a form says in further languages stands with it.
 */
export const formDescriptions = (kit: Kit, site: Site): FormDescription[] => {
  const [main = site, ...others] = eachEdition(site)
  const found = formsOfOne(kit, main)
  for (const seen of others)
    for (const [key, form] of formsOfOne(kit, seen)) {
      const { route, next, fields } = form
      const known = found.get(key) ?? form
      if (known.route === route && known !== form) continue // the main language's own, which stands in for one that is not translated
      found.set(key, {
        ...known,
        translations: {
          ...known.translations,
          [seen.settings.language]: { route, next, fields, words: serverWords(seen) },
        },
      })
    }
  return [...found.values()]
}

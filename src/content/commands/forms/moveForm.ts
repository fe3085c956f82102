import { type Ground, type Plan, refuse } from '../Ground.ts'
import { filesNaming, namesOf, renameIn } from '../names/renameNames.ts'
import { tellRenamed } from '../names/tell.ts'

/** Gives a form another name. Its id at the form service stays: what visitors send from pages that they have open arrives. */
export const moveForm = (ground: Ground, from: string, to: string): Plan => {
  const site = ground.files.find(({ place }) => place?.kind === 'site')
  const known = site
    ? namesOf(ground, site).flatMap(({ kind, isOwn, name }) =>
        kind === 'form' && isOwn ? [name] : [],
      )
    : []
  if (!known.includes(from))
    return refuse(`There is no form "${from}" in pages/_site.json. There are: ${known.join(', ')}.`)
  if (!/^[a-zA-Z][a-zA-Z0-9-]*$/.test(to))
    return refuse(
      `"${to}" can be no form's name: it begins with a letter, then come letters, digits and hyphens.`,
    )
  if (known.includes(to)) return refuse(`There is a form "${to}" already.`)
  const files = filesNaming(
    ground,
    ({ forms }, { place }) => forms.includes(from) || place?.kind === 'site',
  )
  const names = files.flatMap((file) =>
    renameIn(ground, file, ({ kind, name }) => (kind === 'form' && name === from ? to : undefined)),
  )
  return {
    change: { label: `Move form:${from} to form:${to}`, edits: names },
    words: [
      `The form "${from}" becomes "${to}".`,
      ...tellRenamed(ground, names),
      ground.hearer === 'studio'
        ? 'What is sent from open pages arrives, and enquiries that have come in under the old name stay with it.'
        : 'Its id at the form service stays, so that what is sent from open pages arrives, and leads stored under the old name are its own.',
    ],
  }
}

import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { filesNaming, namesOf, renameIn } from '../names/renameNames.ts'
import { tellEdits } from '../names/tell.ts'

/** Gives a form another name. Its id at the form service stays: what visitors send from pages that they have open arrives. */
export const moveForm = (ground: Ground, from: string, to: string): Plan => {
  const site = ground.files.find(({ place }) => place?.kind === 'site')
  const known = site
    ? namesOf(ground, site).flatMap(({ kind, isOwn, name }) =>
        kind === 'form' && isOwn ? [name] : [],
      )
    : []
  if (!known.includes(from)) return refuse(say('noSuchForm', { form: from, known }))
  if (!/^[a-zA-Z][a-zA-Z0-9-]*$/.test(to)) return refuse(say('notAFormName', { to }))
  if (known.includes(to)) return refuse(say('formThere', { to }))
  const files = filesNaming(
    ground,
    ({ forms }, { place }) => forms.includes(from) || place?.kind === 'site',
  )
  const names = files.flatMap((file) =>
    renameIn(ground, file, ({ kind, name }) => (kind === 'form' && name === from ? to : undefined)),
  )
  return {
    change: { label: `Move form:${from} to form:${to}`, edits: names },
    messages: [say('formRenamed', { from, to }), ...tellEdits(names), say('formIdStays')],
  }
}

import { type Ground, type Plan, refuse } from '../Ground.ts'
import { type Fate, removeNames } from '../names/removeNames.ts'
import { filesNaming, namesOf, renameIn } from '../names/renameNames.ts'
import { tellLeft, tellRenamed } from '../names/tell.ts'

/** Takes a form's name and id out of the settings. Blocks that go by it go by another one (`to`), or are told. */
export const removeForm = (ground: Ground, form: string, to: string | undefined): Plan => {
  const site = ground.files.find(({ place }) => place?.kind === 'site')
  const own = site ? namesOf(ground, site).filter(({ kind, isOwn }) => kind === 'form' && isOwn) : []
  const found = own.find(({ name }) => name === form)
  if (!site || !found) return refuse(`There is no form "${form}" in pages/_site.json. There are: ${own.map(({ name }) => name).join(', ')}.`)
  if (to !== undefined && (to === form || !own.some(({ name }) => name === to))) return refuse(`There is no other form "${to}" in pages/_site.json.`)
  const files = filesNaming(ground, ({ forms }, { place }) => forms.includes(form) || place?.kind === 'site')
  const names = files.flatMap((file) => renameIn(ground, file, ({ kind, name, isOwn }) => (kind === 'form' && !isOwn && name === form ? to : undefined)))
  const left =
    to === undefined
      ? files.flatMap(
          (file) =>
            removeNames(ground, file, ({ kind, name, isOwn }): Fate | undefined => (kind === 'form' && !isOwn && name === form ? 'author' : undefined)).left,
        )
      : []
  return {
    change: { label: `Remove form:${form}`, edits: [...names, { kind: 'remove', file: site.path, pointer: found.pointer }] },
    words: [
      `The form "${form}" is removed from pages/_site.json; leads that it has brought stay where they are.`,
      ...tellRenamed(names, `What went by it goes by "${to}" now`),
      ...tellLeft(left),
    ],
  }
}

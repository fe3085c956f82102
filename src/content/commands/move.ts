import { dialogFolder } from '../../core/document/addresses.ts'
import { typed } from '../../core/text/typed.mjs'
import { moveAsset } from './assets/moveAsset.ts'
import { movePlace } from './blocks/movePlace.ts'
import type { Target } from './Command.ts'
import { moveFact } from './facts/moveFact.ts'
import { moveDialog } from './forms/moveDialog.ts'
import { moveField, moveOption } from './forms/moveField.ts'
import { moveForm } from './forms/moveForm.ts'
import { type Ground, type Plan, refuse } from './Ground.ts'
import { targetOf, writtenTarget } from './names/targetOf.ts'
import { moveFolder, movePage } from './pages/movePages.ts'

const words: Readonly<Record<Target['kind'], string>> = {
  page: 'a page, such as /services/repair',
  folder: 'a folder of pages, such as /services/*',
  place: 'a place on a page, such as /services/repair#fees',
  dialog: `a dialog, such as ${dialogFolder}booking`,
  asset: 'a file, such as /assets/office.jpg',
  fact: 'a fact, such as fact:repair.fee',
  form: 'a form, such as form:booking',
  field: 'a field, such as form:booking/service',
  option: 'a choice, such as form:booking/service/repair',
}

/** Gives what is named another name, with all that names it. Pure. Errors: `OperationError` where that can't be. */
export const rename = (ground: Ground, source: Target, target: Target): Plan => {
  if (source.kind !== target.kind)
    return refuse(
      `${writtenTarget(source)} is ${words[source.kind].replace(/,.*/, '')}, and ${writtenTarget(target)} would be ${words[target.kind].replace(/,.*/, '')}.`,
    )
  if (source.kind === 'place' && target.kind === 'place') {
    if (source.route !== target.route)
      return refuse(
        `A place is renamed on its own page; ${typed('edit', `move "${writtenTarget(source)}" ${target.route}`)} takes the block there.`,
      )
    return movePlace(ground, source.route, source.name, target.name)
  }
  if (source.kind === 'field' && target.kind === 'field') {
    if (source.form !== target.form)
      return refuse(
        'A field is renamed in its own form: fields are not moved to other ones by this.',
      )
    return moveField(ground, source.form, source.name, target.name)
  }
  if (source.kind === 'option' && target.kind === 'option') {
    if (source.form !== target.form || source.field !== target.field)
      return refuse('A choice is renamed in its own field: it is not moved to another one by this.')
    return moveOption(ground, source, source.name, target.name)
  }
  const { name } = source
  if (source.kind === 'asset') return moveAsset(ground, name, target.name)
  if (source.kind === 'folder') return moveFolder(ground, name, target.name)
  if (source.kind === 'dialog') return moveDialog(ground, name, target.name)
  if (source.kind === 'fact') return moveFact(ground, name, target.name)
  return source.kind === 'form'
    ? moveForm(ground, name, target.name)
    : movePage(ground, name, target.name)
}

/** The same for names as they are written. A place may be written without its page. */
export const move = (ground: Ground, from: string, to: string): Plan => {
  const source = targetOf(from)
  return rename(
    ground,
    source,
    targetOf(source.kind === 'place' && to.startsWith('#') ? source.route + to : to),
  )
}

import { moveAsset } from './assets/moveAsset.ts'
import { movePlace } from './blocks/movePlace.ts'
import type { Target } from './Command.ts'
import { moveFact } from './facts/moveFact.ts'
import { moveDialog } from './forms/moveDialog.ts'
import { moveField, moveOption } from './forms/moveField.ts'
import { moveForm } from './forms/moveForm.ts'
import { type Ground, type Plan, refuse } from './Ground.ts'
import { say } from './messages/say.ts'
import { writtenTarget } from './messages/writtenTarget.ts'
import { targetOf } from './names/targetOf.ts'
import { moveFolder, movePage } from './pages/movePages.ts'

/** Gives what is named another name, with all that names it. Pure. Errors: `OperationError` where that can't be. */
export const rename = (ground: Ground, source: Target, target: Target): Plan => {
  if (source.kind !== target.kind)
    return refuse(say('otherKindOfName', { from: source, to: target }))
  if (source.kind === 'place' && target.kind === 'place') {
    if (source.route !== target.route)
      return refuse(say('placeStaysOnPage', { place: writtenTarget(source), route: target.route }))
    return movePlace(ground, source.route, source.name, target.name)
  }
  if (source.kind === 'field' && target.kind === 'field') {
    if (source.form !== target.form) return refuse(say('fieldStaysInForm'))
    return moveField(ground, source.form, source.name, target.name)
  }
  if (source.kind === 'option' && target.kind === 'option') {
    if (source.form !== target.form || source.field !== target.field)
      return refuse(say('choiceStaysInField'))
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

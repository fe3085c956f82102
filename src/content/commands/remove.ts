import { removeAsset } from './assets/removeAsset.ts'
import type { Target } from './Command.ts'
import { removeFact } from './facts/removeFact.ts'
import { removeDialog } from './forms/removeDialog.ts'
import { removeField, removeOption } from './forms/removeField.ts'
import { removeForm } from './forms/removeForm.ts'
import { type Ground, type Plan, refuse } from './Ground.ts'
import { say } from './messages/say.ts'
import { writtenTarget } from './messages/writtenTarget.ts'
import { targetOf } from './names/targetOf.ts'
import { removeFolder, removePage } from './pages/removePages.ts'

/** Fields and choices stand for others of their own form and field only. */
const isBeside = (one: Target, other: Target): boolean => {
  const listOf = (target: Target) =>
    'form' in target ? `${target.form}/${'field' in target ? target.field : ''}` : ''
  return listOf(one) === listOf(other)
}

/** Takes out what is named; what pointed there leads to `to`, or is listed. Pure. Errors: `OperationError` where that can't be. */
export const removeTarget = (
  ground: Ground,
  target: Target,
  to: Target | string | undefined,
): Plan => {
  const written = typeof to === 'object' ? writtenTarget(to) : to
  if (target.kind === 'place')
    return refuse(say('placeGoesWithBlock', { place: writtenTarget(target) }))
  if (target.kind === 'page') return removePage(ground, target.name, written)
  if (target.kind === 'folder') return removeFolder(ground, target.name, written)
  const other = typeof to === 'string' ? targetOf(to) : to
  if (other && (other.kind !== target.kind || !isBeside(target, other)))
    return refuse(say('otherKind', { written: written ?? '', other: writtenTarget(target) }))
  if (target.kind === 'field') return removeField(ground, target.form, target.name, other?.name)
  if (target.kind === 'option') return removeOption(ground, target, target.name, other?.name)
  if (target.kind === 'dialog') return removeDialog(ground, target.name, other?.name)
  if (target.kind === 'asset') return removeAsset(ground, target.name, other?.name)
  return target.kind === 'fact'
    ? removeFact(ground, target.name, other?.name)
    : removeForm(ground, target.name, other?.name)
}

/** The same for a name as it is written. */
export const remove = (ground: Ground, what: string, to: string | undefined): Plan =>
  removeTarget(ground, targetOf(what), to)

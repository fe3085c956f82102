import { typed } from '../../core/text/typed.mjs'
import { removeAsset } from './assets/removeAsset.ts'
import { removeFact } from './facts/removeFact.ts'
import { removeDialog } from './forms/removeDialog.ts'
import { removeField, removeOption } from './forms/removeField.ts'
import { removeForm } from './forms/removeForm.ts'
import { type Ground, type Plan, refuse } from './Ground.ts'
import { type Target, targetOf } from './names/targetOf.ts'
import { removeFolder, removePage } from './pages/removePages.ts'

/** Fields and choices stand for others of their own form and field only. */
const isBeside = (one: Target, other: Target): boolean => {
  const listOf = (target: Target) =>
    'form' in target ? `${target.form}/${'field' in target ? target.field : ''}` : ''
  return listOf(one) === listOf(other)
}

/** Takes out what is named, as `targetOf` reads it; what pointed there leads to `to`, or is told. Pure. Errors: `OperationError` where that can't be. */
export const remove = (ground: Ground, what: string, to: string | undefined): Plan => {
  const target = targetOf(what)
  if (target.kind === 'place')
    return refuse(
      `A place goes with its block: ${typed('edit', `remove "${what}"`)} takes that out.`,
    )
  if (target.kind === 'page') return removePage(ground, target.name, to)
  if (target.kind === 'folder') return removeFolder(ground, target.name, to)
  const other = to === undefined ? undefined : targetOf(to)
  if (other && (other.kind !== target.kind || !isBeside(target, other)))
    return refuse(`${to} is not of the kind of ${what}.`)
  if (target.kind === 'field') return removeField(ground, target.form, target.name, other?.name)
  if (target.kind === 'option') return removeOption(ground, target, target.name, other?.name)
  if (target.kind === 'dialog') return removeDialog(ground, target.name, other?.name)
  if (target.kind === 'asset') return removeAsset(ground, target.name, other?.name)
  return target.kind === 'fact'
    ? removeFact(ground, target.name, other?.name)
    : removeForm(ground, target.name, other?.name)
}

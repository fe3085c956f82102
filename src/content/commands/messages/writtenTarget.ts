import { dialogFolder } from '../../../core/document/addresses.ts'
import type { Target } from '../Command.ts'

/** A target as it is written. */
export const writtenTarget = (target: Target): string => {
  if (target.kind === 'page' || target.kind === 'asset') return target.name
  if (target.kind === 'folder') return `${target.name}/*`
  if (target.kind === 'dialog') return `${dialogFolder}${target.name}`
  if (target.kind === 'place') return `${target.route}#${target.name}`
  if (target.kind === 'field') return `form:${target.form}/${target.name}`
  return target.kind === 'option'
    ? `form:${target.form}/${target.field}/${target.name}`
    : `${target.kind}:${target.name}`
}

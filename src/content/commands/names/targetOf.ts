import {
  assetFolder,
  dialogFolder,
  isAssetAddress,
  pathOf,
} from '../../../core/document/addresses.ts'
import { withoutSlash } from '../../../core/model/text/oldAddress.ts'
import type { Target } from '../Command.ts'

/** `form/field`, `form/field/choice`; a choice's value may hold slashes. */
const ofForm = (written: string): Target => {
  const [form = '', field, ...choice] = written.split('/')
  if (field === undefined) return { kind: 'form', name: form }
  return choice.length === 0
    ? { kind: 'field', form, name: field }
    : { kind: 'option', form, field, name: choice.join('/') }
}

/**
 * Reads what is named: `/route`, `/folder/*`, `/route#id`, `/enquire/id`, `/assets/x.png`, `fact:subject.name`, `form:name`,
 * `form:name/field`, `form:name/field/choice`. A file of pages/ does too.
 */
export const targetOf = (written: string): Target => {
  const named = /^(fact|form):(.*)$/.exec(written)
  if (named)
    return named[1] === 'fact' ? { kind: 'fact', name: named[2] ?? '' } : ofForm(named[2] ?? '')
  const address = `/${written
    .replace(/^pages\//, '')
    .replace(/^_assets\//, pathOf(assetFolder))
    .replace(/^_dialogs\//, dialogFolder.slice(1))
    .replace(/\.json$/, '')
    .replace(/^\/+/, '')}`
  const [path = '', place] = address.split('#')
  const route = withoutSlash(path)
  if (place !== undefined) return { kind: 'place', route, name: place }
  if (isAssetAddress(address)) return { kind: 'asset', name: address }
  if (route.endsWith('/*')) return { kind: 'folder', name: route.slice(0, -'/*'.length) }
  return route.startsWith(dialogFolder)
    ? { kind: 'dialog', name: route.slice(dialogFolder.length) }
    : { kind: 'page', name: route }
}

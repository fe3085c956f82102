import type { DocumentEdit } from '../../../core/edits/change.ts'
import { addressKey } from '../../../core/model/text/oldAddress.ts'
import { type Ground, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { addressReader } from './address.ts'

export type Redirect = { readonly from: string; readonly to: string }
/** `forgotten`: what would lead back from where a page has only been in between. */
export type Made = {
  readonly edits: readonly DocumentEdit[]
  readonly added: readonly Redirect[]
  readonly removed: readonly Redirect[]
  readonly forgotten: readonly Redirect[]
}

const isRedirect = (entry: unknown): entry is Redirect =>
  typeof entry === 'object' && entry !== null && 'from' in entry && 'to' in entry

/**
 * What becomes of the list of redirects when addresses move, or go (`leads`: where the old ones lead now). One from an address that a page takes goes,
 * since it would lead in a circle or nowhere; a page that goes back to where it came from last leaves no trace. That older ones lead on is
 * the work of `moveAddresses`; these edits come after that.
 */
export const redirectEdits = (
  ground: Ground,
  leads: readonly Redirect[],
  taken: readonly string[],
  gone: readonly string[] = [],
): Made => {
  const site = ground.files.find(({ place }) => place?.kind === 'site')
  const list = site?.value?.['redirects']
  if (!site?.value)
    return leads.length > 0
      ? refuse(say('noSettingsToRedirect'))
      : { edits: [], added: [], removed: [], forgotten: [] }
  const read = addressReader(ground)
  const before: readonly unknown[] = Array.isArray(list) ? list : []
  const takenKeys = new Set(taken.map(addressKey))
  const goneKeys = new Set(gone.map(addressKey))
  const isOut = (entry: unknown): entry is Redirect =>
    isRedirect(entry) &&
    (takenKeys.has(addressKey(String(entry.from))) ||
      goneKeys.has(addressKey(read(String(entry.to))?.path ?? '')))
  const removed = before.filter(isOut)
  // Later ones stand further down. Where another one led here since, the page has been to more places: all of them may be known.
  const last = new Map(before.filter(isRedirect).map(({ from, to }) => [String(to), String(from)]))
  const isBack = ({ from, to }: Redirect) =>
    takenKeys.has(addressKey(to)) && addressKey(last.get(from) ?? '') === addressKey(to)
  // Hosts lead from one spelling of an address to the other by themselves.
  const other = leads.filter(({ from, to }) => addressKey(from) !== addressKey(to))
  const [added, forgotten] = [other.filter((lead) => !isBack(lead)), other.filter(isBack)]
  const file = site.path
  if (added.length > 0 && list === undefined)
    return {
      edits: [{ kind: 'set', file, pointer: '/redirects', value: added }],
      added,
      removed,
      forgotten,
    }
  if (added.length === 0 && removed.length > 0 && removed.length === before.length)
    return { edits: [{ kind: 'remove', file, pointer: '/redirects' }], added, removed, forgotten }
  const out = before
    .flatMap((entry, index): DocumentEdit[] =>
      isOut(entry) ? [{ kind: 'remove', file, pointer: `/redirects/${index}` }] : [],
    )
    .reverse()
  const more: DocumentEdit[] =
    added.length > 0 ? [{ kind: 'insert', file, pointer: '/redirects/-', values: added }] : []
  return { edits: [...out, ...more], added, removed, forgotten }
}

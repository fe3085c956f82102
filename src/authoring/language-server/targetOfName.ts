import { addressReader } from '../../content/commands/names/address.ts'
import { formsOf } from '../../content/lint/named/formsOf.ts'
import type { KnownFile } from '../../content/lint/types/file.ts'
import { dialogRoute } from '../../core/document/addresses.ts'
import type { NamedAt } from '../../core/model/schema/namesIn.ts'
import type { CheckedSite } from './openSite.ts'

const nameOf = (block: { readonly [key: string]: unknown }): string | undefined =>
  typeof block['name'] === 'string' ? block['name'] : undefined

/** The form that a field or option belongs to, and the field of an option: by where it stands, or by the dialog that is filled in. */
const ofForm = (
  site: CheckedSite,
  file: KnownFile,
  { kind, name, pointer, isOwn, dialog, field }: NamedAt,
): string | undefined => {
  const at = isOwn
    ? file
    : site.files.find(({ place }) => dialog !== undefined && place?.id === dialog)
  const forms = at ? formsOf(at) : []
  if (!isOwn) {
    const form = forms.find(({ fields }) => fields.some((one) => one.name === (field ?? name)))
    const own = form && nameOf(form.block)
    return own && (kind === 'field' ? `form:${own}/${name}` : `form:${own}/${field}/${name}`)
  }
  const form = forms.find((one) => pointer.startsWith(`${one.pointer}/`))
  const own = form && nameOf(form.block)
  const enclosing = form?.fields.find((one) => pointer.startsWith(`${one.pointer}/`))
  if (!own || !enclosing?.name) return undefined
  return kind === 'field' ? `form:${own}/${name}` : `form:${own}/${enclosing.name}/${name}`
}

/** What a name stands for, as `move` and `remove` are told it: `/services/repair`, `/services/repair#fees`, `fact:repair.fee`. Undefined for what has no such name. */
export const targetOfName = (
  site: CheckedSite,
  file: KnownFile,
  named: NamedAt,
): string | undefined => {
  const { kind, name } = named
  if (kind === 'fact') return `fact:${name}`
  if (kind === 'form') return `form:${name}`
  if (kind === 'dialog') return dialogRoute(name)
  if (kind === 'field' || kind === 'option') return ofForm(site, file, named)
  if (kind === 'id')
    return named.isOwn
      ? file.place?.route && `${file.place.route}#${name}`
      : named.page && `${named.page}#${name}`
  if (kind === 'checked') return name
  if (kind !== 'address') return undefined
  if (name.startsWith('#')) return file.place?.route && `${file.place.route}${name}`
  const address = addressReader(site)(name)
  return address && `${address.path}${/#.*$/.exec(address.after)?.[0] ?? ''}`
}

import { factIndexesOf } from '../figures/factIndexes.ts'
import { formsOf } from '../named/formsOf.ts'
import type {
  DialogField,
  DialogOutline,
  FormField,
  SharedContext,
  SharedView,
} from '../types/context.ts'
import type { LintFile } from '../types/file.ts'

const textsIn = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((text: unknown) => typeof text === 'string') : []

const optionsNow = (options: unknown): DialogField['optionsNow'] => {
  const now = Object.create(null) as Record<string, string> // filled next
  for (const option of (Array.isArray(options) ? options : []) as readonly {
    readonly value?: unknown
    readonly formerly?: unknown
  }[]) // checked next
    if (typeof option?.value === 'string')
      for (const before of textsIn(option.formerly)) now[before] ??= option.value
  return now
}

/** Of two fields with one name the first. */
const fieldsOf = (file: LintFile): DialogOutline['fields'] => {
  const fields = Object.create(null) as Record<string, DialogField> // filled next
  const isFaulty = file.faults.some(({ pointer }) => pointer.startsWith('/blocks')) // a field or option may be the one
  if (!isFaulty)
    for (const { field, name, options, pointer } of formsOf(file).flatMap((form) => form.fields))
      if (name !== undefined)
        fields[name] ??= {
          field: field as FormField, // no fault is found in it
          options,
          pointer,
          formerly: textsIn(field['formerly']),
          optionsNow: optionsNow(field['options']),
        }
  return fields
}

const outlineOf = (file: LintFile): DialogOutline => {
  let fields: DialogOutline['fields'] | undefined
  return {
    path: file.path,
    draft: file.value?.['draft'] === true,
    get fields() {
      fields ??= fieldsOf(file)
      return fields
    },
  }
}

/** What there is once, as the check of a single document sees it. */
export const sharedViewOf = (shared: SharedContext): SharedView => {
  const { kit, site, translated, writing, languageSettings } = shared
  const { lookup, unread, today, day } = shared
  const dialogOutlines = Object.create(null) as Record<string, DialogOutline> // filled next
  for (const [id, file] of shared.dialogs) dialogOutlines[id] = outlineOf(file)
  return {
    kit,
    site,
    translated,
    writing,
    languageSettings,
    lookup,
    unread,
    today,
    day,
    factIndexes: factIndexesOf(shared),
    dialogOutlines,
  }
}

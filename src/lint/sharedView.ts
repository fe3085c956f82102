import type { DialogField, DialogOutline, LintFile, SharedContext, SharedView } from './context.ts'
import { factIndexesOf } from './figures/factIndexes.ts'
import { formsOf } from './formsOf.ts'

/** Of two fields with one name the first. */
const fieldsOf = (file: LintFile): DialogOutline['fields'] => {
  const fields = Object.create(null) as Record<string, DialogField> // filled next
  const isFaulty = file.faults.some(({ pointer }) => pointer.startsWith('/blocks')) // a field or option may be the one
  if (!isFaulty)
    for (const { name, options, pointer } of formsOf(file).flatMap((form) => form.fields)) if (name !== undefined) fields[name] ??= { options, pointer }
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
  const { kit, site, writing, lookup, unread, today } = shared
  const dialogOutlines = Object.create(null) as Record<string, DialogOutline> // filled next
  for (const [id, file] of shared.dialogs) dialogOutlines[id] = outlineOf(file)
  return { kit, site, writing, lookup, unread, today, factIndexes: factIndexesOf(shared), dialogOutlines }
}

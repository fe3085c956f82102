import { isObject } from '../../../../core/document/isObject.ts'
import { escapeKey, pointerOf } from '../../../../core/model/schema/path.ts'
import { isUnread } from '../../links/isUnread.ts'
import { meant } from '../../links/meant.ts'
import { nearest } from '../../links/nearest.ts'
import { noDialog } from '../../links/noDialog.ts'
import { msg } from '../../messages/msg.ts'
import type { DialogField, DialogOutline, DocumentContext } from '../../types/context.ts'
import type { Json, LintFile } from '../../types/file.ts'
import type { Cause } from '../../types/finding.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

/** What to say in the dialog where several pages fill in a field that it does not have: it is the dialog that changed. */
const renamedField = (
  { path: file }: DialogOutline,
  fields: DialogOutline['fields'],
  name: string,
  value: unknown,
): Cause['told'] => {
  const all = Object.entries(fields)
  const [heir, { pointer } = { pointer: '' }] =
    all.find(([, { options }]) => options?.includes(String(value))) ?? []
  return {
    file,
    pointer: heir ? `${pointer}/name` : (all[0]?.[1].pointer.replace(/\/\d+$/, '') ?? ''),
    ...(heir ? {} : { on: 'key' as const }),
    message: msg('presetsOfMissingField', { name }),
    suggestion: heir ? msg('restoreFieldName', { heir }) : msg('addFieldOrRemovePresets'),
  }
}

/** The same for an option of a field. */
const renamedOption = (
  { path: file }: DialogOutline,
  { pointer }: DialogField,
  value: string,
): Cause['told'] => ({
  file,
  pointer: `${pointer}/options`,
  on: 'key',
  message: msg('presetsOfMissingOption', { value }),
  suggestion: msg('restoreOptionValue'),
})

function* checkPreset(
  preset: Json,
  dialog: string,
  target: DialogOutline,
  file: string,
  pointer: string,
): Iterable<Report> {
  const { fields } = target
  for (const [name, value] of Object.entries(preset)) {
    const field = fields[name]
    const place = { file, pointer: `${pointer}/${escapeKey(name)}` }
    const renamed = field
      ? undefined
      : Object.entries(fields).find(([, { formerly }]) => formerly.includes(name))?.[0]
    const valueNow = field?.options?.includes(String(value))
      ? undefined
      : field?.optionsNow[String(value)]
    if (renamed !== undefined) {
      const fix = Object.hasOwn(preset, renamed)
        ? undefined
        : { kind: 'key' as const, name: renamed }
      yield {
        ...place,
        on: 'key',
        message: msg('fieldRenamed', { name, dialog, renamed }),
        suggestion: msg('write', { value: renamed }),
        fix,
      }
    } else if (valueNow !== undefined) {
      yield {
        ...place,
        message: msg('optionRenamed', { value: String(value), name, dialog, valueNow }),
        suggestion: msg('write', { value: valueNow }),
        fix: { kind: 'value', value: valueNow },
      }
    } else if (!field) {
      const names = Object.keys(fields)
      if (names.length === 0) return // what it lacks is told in the dialog
      const near = nearest(name, names)
      yield {
        ...place,
        on: 'key',
        cause: { name: `field ${dialog}.${name}`, told: renamedField(target, fields, name, value) },
        message: msg('noSuchField', { dialog, name }),
        ...(near
          ? meant(name, near, { kind: 'key', name: near })
          : { suggestion: msg('fieldsAre', { names }) }),
      }
    } else if (
      field.options &&
      typeof value === 'string' &&
      !value.includes('{{') &&
      !field.options.includes(value)
    ) {
      const near = nearest(value, field.options)
      yield {
        ...place,
        cause: {
          name: `option ${dialog}.${name}=${value}`,
          told: renamedOption(target, field, value),
        },
        message: msg('noSuchOption', { value, name, dialog }),
        ...(near
          ? meant(value, near)
          : { suggestion: msg('optionsAre', { options: field.options }) }),
      }
    }
  }
}

function* checkPage(file: LintFile, context: DocumentContext): Iterable<Report> {
  const { dialogOutlines } = context
  const presets = file.value?.['presets']
  if (!isObject(presets)) return
  for (const [dialog, preset] of Object.entries(presets)) {
    const target = dialogOutlines[dialog]
    const pointer = `/presets/${escapeKey(dialog)}`
    if (!target && isUnread(context, `pages/_dialogs/${dialog}.json`)) continue
    if (!target) {
      yield {
        file: file.path,
        pointer,
        on: 'key',
        ...noDialog(dialog, Object.keys(dialogOutlines), true),
      }
    } else if (isObject(preset)) yield* checkPreset(preset, dialog, target, file.path, pointer)
  }
}

export const rule: Rule = {
  name: 'presets',
  severity: 'error',
  perDocument: true,
  what: 'What a page or a button fills into a dialog fits the dialog: the field is there, and the value is one of its options.',
  why: 'A preset that fits nothing is lost, and the visitor has to say again what the page was about.',
  bad: [
    {
      file: 'pages/services/repair.json',
      at: '/presets',
      value: { booking: { service: 'repairs' } },
    },
  ],
  good: [
    {
      file: 'pages/services/repair.json',
      at: '/presets',
      value: { booking: { service: 'repair' } },
    },
  ],
  *check(context) {
    for (const file of context.files) {
      yield* checkPage(file, context)
      for (const { action, path } of file.gathered.actions) {
        if (!isObject(action.preset)) continue
        const pointer = `${pointerOf(path)}/preset`
        const target =
          typeof action.dialog === 'string' ? context.dialogOutlines[action.dialog] : undefined
        if (target)
          yield* checkPreset(action.preset, String(action.dialog), target, file.path, pointer)
        else if (action.dialog === undefined && action.href !== undefined)
          yield {
            file: file.path,
            pointer,
            on: 'key',
            goesBy: [`${pointerOf(path)}/dialog`],
            message: msg('presetWithoutDialog'),
            suggestion: msg('nameDialogOrRemovePreset'),
          }
      }
    }
  },
}

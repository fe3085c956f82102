import { dialogFolder } from '../../../../core/document/addresses.ts'
import { isObject } from '../../../../core/document/isObject.ts'
import { faultOf, isEmpty } from '../../../../core/fields/faultOf.ts'
import { rulesOf } from '../../../../core/fields/fieldRules.ts'
import type { FormWord } from '../../../../core/locale/formWords.ts'
import { interpolate } from '../../../../core/model/figures/interpolate.ts'
import type { PlacedLink } from '../../../../core/model/schema/gather.ts'
import { escapeKey, pointerOf } from '../../../../core/model/schema/path.ts'
import { isUnread } from '../../links/isUnread.ts'
import { meant, write } from '../../links/meant.ts'
import { nearest } from '../../links/nearest.ts'
import { noDialog } from '../../links/noDialog.ts'
import { msg } from '../../messages/msg.ts'
import type { DialogField, DialogOutline, DocumentContext, FormField } from '../../types/context.ts'
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

/** Days pass: on another day the field takes the same value, or took it. */
const wordsOfDays: ReadonlySet<string> = new Set<FormWord>([
  'errorPast',
  'errorTomorrow',
  'errorTooSoon',
  'errorTooLate',
])

/** What visitors don't find filled in, or can't send, although the field and the option are there. */
const misfit = (
  field: FormField,
  text: string,
  named: { readonly name: string; readonly dialog: string },
  context: DocumentContext,
): Pick<Report, 'message' | 'suggestion' | 'severity' | 'offers'> | undefined => {
  const { kit } = context
  const rules = rulesOf(kit.fields, field)
  if (field['label'] === undefined)
    return { message: msg('presetOfHidden', named), suggestion: msg('writeHiddenValue') }
  if (isEmpty(text))
    return { message: msg('presetBlank', named), suggestion: msg('writePresetOrRemove') }
  if (rules.blank === false) {
    const ticked = typeof field['value'] === 'string' ? field['value'] : 'yes'
    return text === ticked
      ? undefined
      : {
          message: msg('presetUnticked', { value: text, ...named }),
          suggestion: msg('write', { value: ticked }),
          offers: [write(ticked)],
        }
  }
  if (!rules.lines && /[\r\n]/.test(text.trim()))
    return {
      message: msg('presetOfLines', named),
      suggestion: msg('writeOneLine'),
    }
  if (field['options'] !== undefined) return undefined // it is one of them
  const { today } = context // read last: what goes by it is checked again every day
  const fault =
    faultOf(kit.fields, field, text, today) ?? rules.check(field as never, text as never, today) // inputs drop a number with blanks around it
  return (
    fault && {
      ...(wordsOfDays.has(fault.word) ? { severity: 'warning' } : {}),
      message: msg('presetRefused', { value: text, ...named }),
      suggestion: msg('writeTaken', { word: fault.word, values: fault.values ?? {} }),
    }
  )
}

/** Where a preset is, and what fills the same form beneath it. */
type Place = {
  readonly file: string
  readonly pointer: string
  readonly below?: unknown
}

function* checkPreset(
  preset: Json,
  dialog: string,
  target: DialogOutline,
  { file, pointer, below }: Place,
  context: DocumentContext,
): Iterable<Report> {
  const { fields } = target
  for (const [name, written] of Object.entries(preset)) {
    const value = interpolate(written, context.lookup)
    const isKnown = typeof value === 'string' && !value.includes('{{')
    const clears = value === '' && isObject(below) && Boolean(below[name]) // a button without the answer of its page
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
    } else if (!isKnown || clears) {
      // Text from a fact that is missing is reported there.
    } else if (field.options && value !== '' && !field.options.includes(value)) {
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
    } else {
      const found = misfit(field.field, value, { name, dialog }, context)
      if (found) yield { ...place, ...found }
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
    } else if (isObject(preset))
      yield* checkPreset(preset, dialog, target, { file: file.path, pointer }, context)
  }
}

/** What a link to a dialog's page fills in by its query. Other parameters may be meant for other programs. */
function* checkQuery(
  file: LintFile,
  { href: written, path, index }: PlacedLink,
  context: DocumentContext,
): Iterable<Report> {
  if (!written.includes('?')) return
  const href = interpolate(written, context.lookup)
  const [address = '', query] = href.replace(/#.*$/, '').split('?')
  const dialog = address.startsWith(dialogFolder) ? address.slice(dialogFolder.length) : ''
  const target = context.dialogOutlines[dialog]
  if (!target) return // see the rule on links
  const place = { file: file.path, pointer: '' }
  for (const [name, value] of new URLSearchParams(query))
    for (const { message, suggestion, severity } of checkPreset(
      { [name]: value },
      dialog,
      target,
      place,
      context,
    ))
      yield {
        file: file.path,
        pointer: pointerOf(path),
        ...(index === undefined ? {} : { index, length: written.length }),
        message,
        suggestion,
        severity: target.fields[name] ? severity : 'warning',
      }
}

export const rule: Rule = {
  name: 'presets',
  severity: 'error',
  perDocument: true,
  what: 'What a page, a button or the query of a link fills into a dialog fits the dialog: the field is there and visible, and takes the value. A choice takes one of its options, a tick box the text that it sends.',
  why: 'A preset that fits nothing is lost, and the visitor has to say again what the page was about. Of one that the field refuses, the visitor has to correct what others wrote.',
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
      for (const link of file.gathered.links) yield* checkQuery(file, link, context)
      const presets = file.value?.['presets']
      for (const { action, path } of file.gathered.actions) {
        if (!isObject(action.preset)) continue
        const pointer = `${pointerOf(path)}/preset`
        const target =
          typeof action.dialog === 'string' ? context.dialogOutlines[action.dialog] : undefined
        if (target) {
          const dialog = String(action.dialog)
          const below = isObject(presets) ? presets[dialog] : undefined
          yield* checkPreset(
            action.preset,
            dialog,
            target,
            { file: file.path, pointer, below },
            context,
          )
        } else if (action.dialog === undefined && action.href !== undefined)
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

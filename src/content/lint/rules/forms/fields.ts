import { isObject } from '../../../../core/document/isObject.ts'
import { reservedFieldNames } from '../../../../core/document/reservedFieldNames.ts'
import { checkFormerNames } from '../../links/formerNames.ts'
import { msg } from '../../messages/msg.ts'
import { formsOf, type PlacedForm } from '../../named/formsOf.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

/** Fields and choices may have had other names, which must mean one thing only. */
function* checkFormer({ fields }: PlacedForm, file: string): Iterable<Report> {
  const renamed = fields.map(({ name, field, pointer }) => ({ name, value: field, pointer }))
  yield* checkFormerNames(renamed, file, 'field')
  for (const { field, pointer } of fields) {
    const options: readonly unknown[] = Array.isArray(field['options']) ? field['options'] : []
    const choices = options.flatMap((value, index) =>
      isObject(value)
        ? [{ name: String(value['value']), value, pointer: `${pointer}/options/${index}` }]
        : [],
    )
    yield* checkFormerNames(choices, file, 'option')
  }
}

function* checkForm({ fields }: PlacedForm, file: string): Iterable<Report> {
  const names = new Map<string, string>()
  const labels = new Map<string, string>()
  for (const { field, name, options, pointer } of fields) {
    const label = field['label']
    if (name !== undefined && reservedFieldNames.has(name)) {
      yield {
        file,
        pointer: `${pointer}/name`,
        message: msg('fieldNameTaken', { name }),
        suggestion: msg('renameField'),
      }
    } else if (name !== undefined && name in Object.prototype) {
      // What is wrong with a field is looked up by its name, and every object answers to this one.
      yield {
        file,
        pointer: `${pointer}/name`,
        message: msg('fieldNameReserved', { name }),
        suggestion: msg('renameField'),
      }
    } else if (name !== undefined && names.has(name)) {
      yield {
        file,
        pointer: `${pointer}/name`,
        message: msg('fieldNameTwice', { name }),
        suggestion: msg('giveOwnFieldName'),
      }
    } else if (typeof label === 'string' && !/[\p{L}\p{N}]/u.test(label) && label.trim() !== '') {
      yield {
        file,
        pointer: `${pointer}/label`,
        message: msg('labelSaysNothing', { label }),
        suggestion: msg('sayWhatGoesIn'),
      }
    } else if (typeof label === 'string' && labels.has(label.toLowerCase())) {
      yield {
        file,
        pointer: `${pointer}/label`,
        severity: 'warning',
        message: msg('fieldLabelTwice', { label }),
        suggestion: msg('sayHowTheyDiffer'),
      }
    }
    if (name !== undefined) names.set(name, pointer)
    if (typeof label === 'string') labels.set(label.toLowerCase(), pointer)
    const values = new Set<string>()
    for (const [index, value] of (options ?? []).entries()) {
      if (values.has(value))
        yield {
          file,
          pointer: `${pointer}/options/${index}/value`,
          message: msg('optionValueTwice', { value }),
          suggestion: msg('giveOwnOptionValue'),
        }
      values.add(value)
    }
  }
}

export const rule: Rule = {
  name: 'fields',
  severity: 'error',
  always: true,
  perDocument: true,
  what: 'The fields of a form have different names, none of them one that the form service or the language underneath needs itself, and labels that say something; the options of a field have different values. A name that one of them had before is that of no other.',
  why: 'Of two fields with one name only one arrives, and nobody notices until an enquiry is missing its telephone number.',
  bad: [{ file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/1/name', value: 'firstName' }],
  good: [{ file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/1/name', value: 'email' }],
  *check({ files }) {
    for (const file of files)
      for (const form of formsOf(file)) {
        yield* checkForm(form, file.path)
        yield* checkFormer(form, file.path)
      }
  },
}

import { type AnySchema, object } from 'yup'
import type { FormWords } from '../document/words.ts'
import type { Field } from '../fields/index.ts'

const modules = import.meta.glob<(field: never, words: FormWords) => AnySchema>('../fields/*/rule.ts', { import: 'rule', eager: true })

/** The Yup rules of a form, made from its fields' JSON: there is no second set written by hand. */
export const formRules = (fields: readonly Field[], words: FormWords) =>
  object(
    Object.fromEntries(
      fields.flatMap((field) => {
        const rule = modules[`../fields/${field.type}/rule.ts`]
        return rule ? [[field.name, rule(field as never /* its own type's rule */, words)]] : []
      }),
    ),
  )

import type { History } from '../document/history.ts'
import type { FormWord } from '../locale/formWords.ts'
import type { Check } from './FieldCheck.ts'
import type { Value } from './FieldProps.ts'
import type { PartSchema } from './PartSchema.ts'

/**
 * All that the folder of a field's type must and may export, in two files, since visitors load only one of them; beside
 * these it has `<Type>Input.tsx` with its input, a component of `FieldProps`. Another name is refused by tests/kits/fields.test.ts.
 */
export type FieldModule = FieldData & FieldRules

/** What `src/render/fields/<type>/schema.ts` exports: what authors, lint, the gallery and the form service need. No visitor loads it. */
export type FieldData = {
  /** What the field may hold. Read by lint, the generated schemas, the walk over documents. */
  readonly schema: PartSchema
  /** How its schema has changed. Read as a block's is. */
  readonly history?: History
  /** What somebody may have filled in, with which nothing is wrong. A method, so that each type may name its own. Read by the gallery's forms. */
  sample(field: { readonly type: string }): Value
  /** What it holds is an e-mail address to answer to. Read by the form service, for the e-mails that tell of a lead. */
  readonly replyTo?: true
}

/** What `src/render/fields/<type>/check.ts` exports. Browser and form service go by it; visitors load it as soon as they turn to a form. */
export type FieldRules = {
  /** What it refuses. Read by the browser's Yup rules and by the form service. */
  readonly check: Check<never, never>
  /** Words that only forms with such a field carry along, by what the field asks for. Read where a form is drawn. */
  words?(field: { readonly type: string }): readonly FormWord[]
  /** What an untouched field holds. Usual: an empty text. Values have the same shape. Read by forms and by the form service. */
  readonly blank?: Value
  /** How it is framed: `label` (usual) has a label before its input, `group` a legend around several inputs, `self` brings its own label. Read where a form is drawn. */
  readonly frame?: 'label' | 'group' | 'self'
  /** How many characters it takes where its author sets no `maxLength`. Default: 5000, or 20,000 with `lines`. Read by browser and form service. */
  readonly maxLength?: number
  /** It takes several lines of text. Read by the form service, which keeps line ends there alone. */
  readonly lines?: boolean
}

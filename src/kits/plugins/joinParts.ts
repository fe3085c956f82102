import { asRule } from '../../content/lint/ruleset/asRule.ts'
import { listRules } from '../../content/lint/ruleset/listRules.ts'
import type { LintKit } from '../../content/lint/types/LintKit.ts'
import type { OwnRule } from '../../content/lint/types/rule.ts'
import type { History } from '../../core/document/history.ts'
import { memoize } from '../../core/document/memoize.ts'
import { choicesOf } from '../../core/kit/choices.ts'
import { createKit } from '../../core/kit/createKit.ts'
import type { FieldModule } from '../../core/kit/FieldModule.ts'
import type { Examples } from '../../core/kit/schemaFiles.ts'
import { ownHistory } from '../../core/kit/schemaHistory.ts'
import type { Validators } from '../../core/kit/Validator.ts'
import type { FieldInputs } from '../../render/fields/FieldSet.ts'
import type { BlockComponents, OwnFurnishing } from '../../render/ui/PageKit.ts'
import { fieldsIn } from './fieldsIn.ts'
import type { LoadedParts } from './OwnParts.ts'
import { withTodaysNames } from './partExports.ts'
import { pascal } from './pascal.ts'

/** A kit of any program: lint's alone, or with what draws and shows pages. */
export type AnyKit = LintKit & {
  readonly components?: BlockComponents
  readonly inputs?: FieldInputs
  readonly examples?: Examples
  readonly own?: OwnFurnishing
}

const withHistory = <Module extends { readonly history?: History }>(module: Module): Module =>
  module.history ? { ...module, history: ownHistory(module.history) } : module

/** A site's blocks and fields by their types, as a kit has them. Pure. */
const ownModules = ({ blocks, fields }: LoadedParts) => ({
  blocks: Object.fromEntries(
    Object.entries(blocks).flatMap(([type, { schema }]) =>
      schema ? [[type, withHistory(withTodaysNames(schema))] as const] : [],
    ),
  ),
  fields: Object.fromEntries(
    Object.entries(fields).flatMap(([type, { schema, check }]) =>
      schema && check
        ? [[type, withHistory({ ...schema, ...check } satisfies FieldModule)] as const]
        : [],
    ),
  ),
})

/** The choices that a site's own parts make, for their validators. Pure. */
export const ownChoices = (loaded: LoadedParts) => choicesOf(ownModules(loaded))

/** A rule as the engine runs it; the same one each time. */
const completeRule = memoize((rule: OwnRule) =>
  asRule({ ...rule, bad: rule.bad ?? [], good: rule.good ?? [] }),
)

/** The kit with a site's parts beside its own. Each was checked. Pure. */
export const joinParts = <K extends AnyKit>(
  standard: K,
  loaded: LoadedParts,
  validators: Validators,
  files: Pick<OwnFurnishing, 'client' | 'modules'>,
): K => {
  const own = ownModules(loaded)
  const parts = {
    ...standard,
    blocks: { ...standard.blocks, ...own.blocks },
    fields: { ...standard.fields, ...own.fields },
  }
  const components = Object.entries(loaded.blocks).map(
    ([type, { component }]) => [type, component?.[pascal(type)]] as const,
  )
  const rules = Object.values(loaded.rules).map(({ rule }) => ({ rule: completeRule(rule) }))
  const joined = createKit(
    {
      ...parts,
      rules: listRules(
        Object.fromEntries(
          [...standard.rules.map((rule) => ({ rule })), ...rules].map((module) => [
            module.rule.name,
            module,
          ]),
        ),
      ),
      ...(standard.components
        ? { components: new Map([...standard.components, ...components]) }
        : {}),
      ...(standard.examples
        ? {
            examples: new Map([
              ...standard.examples,
              ...Object.entries(loaded.blocks).map(
                ([type, { examples }]) => [type, examples ?? []] as const,
              ),
            ]),
          }
        : {}),
      ...(standard.inputs
        ? { inputs: new Map([...standard.inputs, ...Object.entries(fieldsIn(loaded).inputs)]) }
        : {}),
      own: {
        styles: loaded.styles,
        blocks: Object.keys(loaded.blocks),
        fields: Object.keys(loaded.fields),
        ...files,
      },
    },
    {
      ...standard.validators,
      blocks: { ...standard.validators.blocks, ...validators.blocks },
      fields: { ...standard.validators.fields, ...validators.fields },
    },
  )
  return joined as unknown as K // the same kit, of more parts: the compiler can't follow that through optional ones
}

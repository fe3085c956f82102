import type { LintKit } from '../../content/lint/types/LintKit.ts'
import { createKit } from '../../core/kit/createKit.ts'
import type { FieldModule } from '../../core/kit/FieldModule.ts'
import type { PartSchema } from '../../core/kit/PartSchema.ts'
import type { FoundPart } from './findParts.ts'

/** What is checked is told by validators, and there is none of this. */
const schemaOf = (name: string, noun: string): PartSchema => ({
  type: 'object',
  title: name,
  description: `A ${noun} of this site’s own.`,
  required: ['type'],
  additionalProperties: false,
  properties: { type: { enum: [name] } },
})

/**
 * A kit that knows the names of a site's own parts and nothing else of them: for programs that may not run them. A block of such a name may hold
 * anything, a rule of such a name finds nothing. Pure.
 */
export const kitOfNames = (standard: LintKit, found: readonly FoundPart[]): LintKit => {
  const named = (kind: FoundPart['kind']) =>
    found.flatMap((part) => (part.kind === kind ? [part.name] : []))
  const blocks = Object.fromEntries(
    named('block').map((name) => [name, { schema: schemaOf(name, 'block') }]),
  )
  const field = (name: string): FieldModule => ({
    schema: schemaOf(name, 'field'),
    sample: () => '',
    check: () => undefined,
  })
  const fields = Object.fromEntries(named('field').map((name) => [name, field(name)]))
  const rules = named('rule').map((file) => {
    const name = file.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return {
      name,
      severity: 'note' as const,
      what: 'A rule of this site’s own.',
      why: '',
      bad: [],
      good: [],
      check: () => [],
    }
  })
  return createKit(
    {
      ...standard,
      blocks: { ...standard.blocks, ...blocks },
      fields: { ...standard.fields, ...fields },
      rules: [...standard.rules, ...rules],
    },
    standard.validators,
  )
}

/** The registry of lint rules: one line each, sorted. */
import type { Rule } from './rule.ts'
import { rule as dialogs } from './rules/dialogs.ts'
import { rule as facts } from './rules/facts.ts'
import { rule as files } from './rules/files.ts'
import { rule as forms } from './rules/forms.ts'
import { rule as links } from './rules/links.ts'
import { rule as presets } from './rules/presets.ts'
import { rule as schema } from './rules/schema.ts'
import { rule as silence } from './rules/silence.ts'
import { rule as syntax } from './rules/syntax.ts'

export const rules: readonly Rule[] = [
  dialogs,
  facts,
  files,
  forms,
  links,
  presets,
  schema,
  silence,
  syntax,
]

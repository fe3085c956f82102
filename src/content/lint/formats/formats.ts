/** The registry of output formats: one line each, sorted. */
import type { RuledResult } from './format.ts'
import { github } from './github.ts'
import { json } from './json.ts'
import { junit } from './junit.ts'
import { pretty } from './pretty.ts'
import { sarif } from './sarif.ts'

export const formats = { github, json, junit, pretty, sarif } as const satisfies Record<
  string,
  (result: RuledResult) => string
>
/** @internal For tests. */
export type FormatName = keyof typeof formats

/** The registry of output formats: one line each, sorted. */
import type { Format } from './format.ts'
import { json } from './json.ts'
import { pretty } from './pretty.ts'

export const formats = { json, pretty } as const satisfies Record<string, Format>
export type FormatName = keyof typeof formats

export const isFormatName = (name: string): name is FormatName => Object.hasOwn(formats, name)

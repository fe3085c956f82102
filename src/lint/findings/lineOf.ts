import type { LintFile } from '../context.ts'
import { positionIn } from '../positionIn.ts'

/** The line, from 1, on which the value at a pointer begins. */
export const lineOf = (file: LintFile, pointer: string): number => positionIn(file, pointer).line

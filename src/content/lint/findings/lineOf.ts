import { positionIn } from '../positions/positionIn.ts'
import type { LintFile } from '../types/file.ts'

/** The line, from 1, on which the value at a pointer begins. */
export const lineOf = (file: LintFile, pointer: string): number => positionIn(file, pointer).line

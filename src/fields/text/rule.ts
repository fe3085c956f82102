import { textRule } from '../textRule.ts'

export const rule = textRule

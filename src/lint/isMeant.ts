import { nearest } from './nearest.ts'

/**
 * Whether one of the names that lead nowhere is likely this one misspelt. Then it is not unused: the misspelling is
 * reported where it stands, and one mistake gives one finding.
 */
export const isMeant = (name: string, strangers: readonly string[]): boolean => strangers.some((stranger) => nearest(stranger, [name]) !== undefined)

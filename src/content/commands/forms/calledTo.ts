import { nameInWords } from '../../../core/document/nameInWords.ts'
import type { Ground } from '../Ground.ts'
import { callOf } from '../names/callOf.ts'
import type { Placed } from './fieldAt.ts'

/**
 * How fields, choices and forms are called: by what visitors read in the studio, where nobody knows the names that stand in documents; by these to those who
 * type commands.
 */
export const calledTo = ({ hearer }: Pick<Ground, 'hearer'>) => {
  const isStudio = hearer === 'studio'
  return {
    isStudio,
    /** A field, or a choice of one, of this name. */
    one: (name: string, [first]: readonly Placed[]): string => {
      const call = callOf(first?.value)
      return isStudio
        ? `“${call === undefined || call === name ? nameInWords(name) : call}”`
        : `"${name}"`
    },
    /** What the form stands in has a title. */
    form: (name: string, [first]: readonly Placed[]): string =>
      isStudio ? `“${first?.file.summary.title ?? name}”` : `the form "${name}"`,
  }
}

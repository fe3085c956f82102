import type { Fault } from '../../core/kit/FieldCheck.ts'
import { fill } from '../../core/locale/fill.ts'
import type { FormWords } from '../../core/locale/formWords.ts'

type Labelled = { readonly name: string; readonly label?: string }

/**
 * What is wrong, in words, without the label that whoever shows it puts in front (`withLabel`). A field of a site's own may name a word that there
 * is not: visitors are told that it was not accepted, then.
 */
export const sayFault = (
  { word, values }: Pick<Fault, 'word' | 'values'>,
  { name, label = name }: Labelled,
  words: Readonly<Partial<FormWords>>,
): string =>
  fill((words[word] ?? words.errorOther ?? '').replace(/^\{label\}\s*:\s*/, ''), {
    label,
    ...values,
  })
